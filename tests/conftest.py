"""Options of the test run."""


def pytest_addoption(parser):
    parser.addoption(
        "--write-playthroughs", action="store_true", help="write the golden playthroughs anew"
    )


def pytest_collection_modifyitems(config, items):
    """Leave the long runs to `make soak`."""
    if "soak" in config.option.markexpr:
        return
    soaking = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=soaking)
    items[:] = [item for item in items if item not in soaking]
