"""Positions of Snapshot drawn, and read as text."""

from rich.console import Console, Group

from cli.snapshot_scenes import (
    DRAWING,
    scene_of,
)
from cli.terminal import plain
from parlour.cli.screen import question


def drawn(scene, width=80, spaced=True, colours=None):
    console = Console(
        width=width, color_system=colours, force_terminal=colours is not None, highlight=False
    )
    with console.capture() as captured:
        console.print(Group(*DRAWING.draw(scene, width, spaced)))
    text = captured.get()
    assert max(map(len, plain(text).splitlines())) <= width
    return text


def shown(position, seat=None, **how):
    return drawn(scene_of(position, seat), **how)


def said(position, seat=None):
    return " ".join(shown(position, seat).split())


def asked(position, seat=None):
    return question(scene_of(position, seat))


def offered(scene, spaced=True):
    """The choices as they are drawn, by number."""
    text = " ".join(drawn(scene, spaced=spaced).partition("Choose")[2].split())
    found = {}
    for number in range(1, len(scene.choices) + 1):
        _, stands, text = f" {text}".partition(f" {number} ")
        assert stands, number
        is_last = number == len(scene.choices)
        found[number] = text if is_last else text.partition(f" {number + 1} ")[0].strip()
    return found
