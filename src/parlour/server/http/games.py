"""What can be played, by which rules, and against whom."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from parlour.bots.roster import ROSTER
from parlour.games import known, sheet, take
from parlour.games.game import Game, Option
from parlour.server.house import House
from parlour.server.http.caller import Calling
from parlour.server.http.replies import (
    BotsReply,
    GameInfo,
    GamesReply,
    Json,
    OptionInfo,
    ProgressInfo,
    RulesReply,
    documented,
)

MANY = 100  # values that are listed one by one
NOT_MEASURED = "not measured"
GameName = Annotated[str, Path(max_length=40, pattern="^[a-z_]+$")]
router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", **documented(GamesReply))
async def games(caller: Calling) -> Any:
    """The shelf: every game, its options, and whether it can be played yet."""
    names = caller.house.games
    found = await caller.house.hall.threads.replays.run(lambda: list(map(take, names)))
    return Json({"games": [game_info(caller.house, game) for game in found]})


@router.get("/games/{game}", **documented(GameInfo))
async def one_game(game: GameName, caller: Calling) -> Any:
    """One game."""
    caller.house.check_offered(known(game))
    found = await caller.house.hall.threads.replays.run(take, game)
    return Json(game_info(caller.house, found))


@router.get("/games/{game}/rules", **documented(RulesReply))
async def rules(game: GameName, caller: Calling) -> Any:
    """A game's rule sheet, every rule with its provenance."""
    found = sheet.rules(known(game)).values()
    told = [
        {"id": one.id, "chapter": one.chapter, "text": one.text, "provenance": one.provenance}
        for one in found
    ]
    return Json({"game": game, "rules": told})


@router.get("/bots", **documented(BotsReply))
async def bots(caller: Calling) -> Any:
    """Who can be seated."""
    own = [
        {
            "id": one.id,
            "name": one.name,
            "words": one.words,
            "strength": one.strength or NOT_MEASURED,
        }
        for one in ROSTER.values()
    ]
    brought = [
        {
            "id": id,
            "name": id,
            "words": "A program of this server's operator.",
            "strength": NOT_MEASURED,
        }
        for id in caller.house.serving.programs
    ]
    return Json({"bots": [*own, *brought]})


def game_info(house: House, game: Game) -> GameInfo:
    """A game as the shelf shows it."""
    return {
        "name": game.name,
        "title": game.title,
        "goal": sheet.goal(game.name),
        "seats": list(game.seats),
        "options": [_option(option) for option in game.options],
        "notices": [{"about": about, "provenance": kind} for about, kind in game.box.unsure()],
        "progress": progress(house, game.name),
    }


def progress(house: House, game: str) -> ProgressInfo:
    """How far a game is."""
    found = house.kitchen.state(game)
    return {"status": found.status, "seconds": found.seconds_left_about, "says": found.says}


def _option(option: Option) -> OptionInfo:
    is_listed = bool(option.labels) or option.most - option.least < MANY
    values = [option.label(value) for value in range(option.least, option.most + 1)]
    return {
        "name": option.name,
        "default": option.label(option.default),
        "values": values if is_listed else None,
        "least": option.least,
        "most": option.most,
        "meaning": option.meaning,
        "rule": option.rule,
    }
