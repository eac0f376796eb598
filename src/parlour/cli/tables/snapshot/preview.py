"""What a planned expedition of Snapshot would bring, in a few lines."""

from collections.abc import Iterator

from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.snapshot.cards import ink, kind, percent, share
from parlour.games.snapshot.sight.schema import Planned, PlannedAnimal
from parlour.games.speech import counted, listed
from parlour.games.views import Plan


def preview(scene: Scene, plan: Plan, planned: Planned | None) -> list[Text]:
    """The chances habitat by habitat, what all of it may bring, and what is left or missing."""
    if planned is None:
        return []
    lines = [*_habitats(scene, planned), *_outlook(scene, planned), *_rest(scene, planned)]
    return [ink(scene.setting, line) for line in lines]


def _habitats(scene: Scene, planned: Planned) -> Iterator[str]:
    """The way into each habitat that is planned, and the animals there."""
    for thing, habitat in scene.view["habitats"].items():
        shots = {kind(animal): planned["animals"][kind(animal)] for animal in habitat["animals"]}
        tried = [_animal(scene, id, shot) for id, shot in shots.items() if shot["dice"]]
        entry = planned["habitats"][kind(thing)]["entry"] if shots else None
        if entry or tried:
            name = scene.setting["habitats"][kind(thing)]["name"]
            enter = f"enter {percent(entry)}" if entry else "no die on its card"
            yield f"{name}: {'; '.join([enter, *tried])}"


def _animal(scene: Scene, id: str, shot: PlannedAnimal) -> str:
    inside = percent(shot["inside"]) if shot["inside"] else "0%"
    name = scene.setting["animals"][id]["name"]
    return f"{name} {inside} once in, {share(shot['photo'])} in all"


def _outlook(scene: Scene, planned: Planned) -> Iterator[str]:
    tried = [id for id, shot in planned["animals"].items() if shot["dice"]]
    if tried:
        every = f", all of them {share(planned['all'])}" if len(tried) > 1 else ""
        gains = _gains(scene, planned)
        then = f"; with {'all' if every else 'it'}: {', '.join(gains)}" if gains else ""
        yield f"{planned['stars']:.1f}★ expected{every}{then}"


# snapshot-57, snapshot-58, snapshot-66, snapshot-67
def _gains(scene: Scene, planned: Planned) -> list[str]:
    """What the photographs would bring beside their stars."""
    gain, awards = planned["gain"], scene.setting["awards"]
    found = [f"{awards[id]['name']} {points}" for id, points in gain["awards"].items()]
    if gain["article_then"] != gain["article"]:
        found.append(f"article {gain['article']} → {gain['article_then']}")
    if gain["cover_then"] != gain["cover"]:
        found.append(f"cover {gain['cover_then']}")
    return found


def _rest(scene: Scene, planned: Planned) -> Iterator[str]:
    dice, tokens = planned["dice"], counted(planned["tokens"], "token")
    hand = "1 die" if dice == 1 else f"{dice or 'no'} dice"
    laid = any(habitat["dice"] for habitat in planned["habitats"].values())
    rerolls = f": {counted(planned['rerolls'], 'reroll')}" if laid else ""
    yield f"{hand} and {tokens} left{rerolls}"
    if unmet := planned["owed"]["animals"]:
        names = listed(scene.setting["animals"][id]["name"] for id in unmet)
        yield f"Without a die, but must be attempted: {names}"
