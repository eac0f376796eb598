"""What a planned display, trump or card would do."""

from rich.text import Text

from parlour.cli.tables import Scene
from parlour.games.mu.sight.schema import Display, Lead, Naming, Planned
from parlour.games.speech import counted, listed
from parlour.games.views import Plan


def preview(scene: Scene, plan: Plan, planned: Planned | None) -> list[Text]:
    """What a plan would lead to."""
    if planned is None:
        return []
    lines: list[str] = []
    if planned["display"]:
        lines += _display(scene, planned["display"])
    if planned["naming"]:
        lines += _naming(scene, planned["naming"])
    if planned["lead"]:
        lines += _lead(planned["lead"])
    return [Text(line) for line in lines]


def _display(scene: Scene, told: Display) -> list[str]:
    """Who would hold Crown and Shield, what the bid needs and what could be named."""
    shield = "nobody" if told["shield"] is None else scene.names[told["shield"]]
    holders = f"{scene.names[told['crown']]} would have the Crown, {shield} the Shield."
    lines = [f"{counted(told['cards'], 'card')} on display: {holders}"]
    if told["needs"] is not None:
        lines.append(f"Your team would need {told['needs']} points, for {told['bonus']} each.")
    elif told["bonus"]:
        lines.append(f"Stopping the Crown would bring you {told['bonus']}.")
    names = [scene.setting["trumps"][trump]["name"] for trump in told["trumps"]]
    return [*lines, f"You could name {listed([*names, 'no trump'], 'or')}."]


def _naming(scene: Scene, told: Naming) -> list[str]:
    held = f"You hold {told['held']} of {counted(told['cards'], 'card')}"
    supers = [scene.setting["cards"][card]["name"] for card in told["supers"]]
    above = f"; {listed(supers)} would be super trump" if supers else ""
    return [f"{held}, worth {counted(told['points'], 'point')} if you win{above}."]


def _lead(told: Lead) -> list[str]:
    trick = f"{counted(told['points'], 'point')} in the trick then"
    if not told["wins"]:
        return [f"It would not lead the trick; {trick}."]
    if not told["beaten_by"]:
        return [f"It would lead the trick, and nothing unseen beats it; {trick}."]
    return [
        f"It would lead the trick; {counted(told['beaten_by'], 'unseen card')} beat it; {trick}."
    ]
