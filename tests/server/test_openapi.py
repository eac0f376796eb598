"""The API does what its OpenAPI document says, whatever it is sent."""

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from jsonschema import Draft202012Validator
from schemathesis import GenerationMode

from parlour.games import SHELF
from parlour.server.app import ROUTERS
from parlour.server.openapi.schemas import REFERENCE, spoken
from server.sessions import begun

# The served bots pause by chance, while a strategy draws in the other thread.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")
ROUTES = [route for router in ROUTERS for route in router.routes if route.include_in_schema]
REQUESTS = [(method, route.path) for route in ROUTES for method in sorted(route.methods)]
NOTHING_SAID = {  # requests that nothing can be wrong with
    route.path
    for route in ROUTES
    if not (route.body_field or "{" in route.path or route.dependant.query_params)
}
AT_A_TABLE = [one for one in REQUESTS if "{id}" in one[1]]
KINDS = {kind.value: kind for kind in GenerationMode}
examples = pytest.mark.parametrize("examples", [8, pytest.param(200, marks=pytest.mark.soak)])
FRAMES = ("Frame", "HelloFrame", "AnswerFrame", "ErrorFrame", "ByeFrame", "ChatFrame")
ASKED = ("Move", "Why", "Plan", "Aids", "Hint", "Undo", "Salt", "Vote", "Back", "Chat", "Mute")


@pytest.fixture(scope="module")
def api(served):
    api = schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")
    # Which names, games, options and bots there are is more than a schema says.
    api.config.checks.positive_data_acceptance.expected_statuses.append("422")
    return api


class Host:
    """Somebody at a running game of their own, however often that is deleted."""

    def __init__(self, served):
        self.served, self.table = served, ""

    def sits(self):
        self.person = self.served.person()
        self.table = self.person.open("snapshot", "me", "random")
        with self.person.look(self.table) as look:
            begun(self.person, self.table, look)

    def headers(self):
        if self.person.http.get(f"/api/tables/{self.table}").status_code == 404:
            self.sits()
        return {"Cookie": self.person.cookie}


@pytest.fixture(scope="module")
def host(served):
    host = Host(served)
    host.sits()
    return host


def bounded(examples):
    return settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=examples < 100,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def references(held):
    if isinstance(held, dict):
        yield from (value for name, value in held.items() if name == "$ref")
        held = list(held.values())
    for value in held if isinstance(held, list) else ():
        yield from references(value)


def test_the_document_is_valid(api):
    api.validate()
    schemas = api.raw_schema["components"]["schemas"]
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)
    named = {one.removeprefix(REFERENCE) for one in references(api.raw_schema)}
    assert named - schemas.keys() == set()
    assert "HTTPValidationError" not in schemas


def test_it_has_all_that_sockets_and_games_send(api):
    parts = [spoken(game) + part for game in SHELF for part in ("Setting", "View", "Aids", "Told")]
    asked = [f"{name}Request" for name in (*ASKED, "Ping")]
    assert {*FRAMES, *asked, *parts, "Ask", "Plan", "TableInfo"} <= api.raw_schema["components"][
        "schemas"
    ].keys()


def test_it_has_every_address_with_its_refusals(api):
    paths = api.raw_schema["paths"]
    assert {(method.upper(), path) for path, of in paths.items() for method in of} == {*REQUESTS}
    for path, of in paths.items():
        for method, about in of.items():
            assert "default" in about["responses"], (method, path)
            assert about["description"], (method, path)


@examples
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("method", "path"), REQUESTS)
def test_a_request_is_answered_as_documented(api, method, path, kind, examples):
    if kind == "negative" and path in NOTHING_SAID:
        kind = "positive"

    @given(case=api[path][method].as_strategy(KINDS[kind]))
    @bounded(examples)
    def tried(case):
        case.call_and_validate()

    tried()


@examples
@pytest.mark.parametrize(("method", "path"), AT_A_TABLE)
def test_the_host_of_a_table_is_answered_as_documented(api, host, method, path, examples):
    @given(case=api[path][method].as_strategy())
    @bounded(examples)
    def tried(case):
        headers = host.headers()
        case.path_parameters["id"] = host.table
        case.call_and_validate(headers=headers)

    tried()
