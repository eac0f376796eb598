"""Games of Small Islands that meet much: played by the rules, helped along by gifts, and followed
on a map of their own (oracle.py)."""

import random

from games.small_islands.oracle import World
from games.small_islands.oracle_pieces import lay
from games.small_islands.positions import ask_again, asked, choices, legal, step
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.clues import LANDMARK, NEGATED
from parlour.games.small_islands.box.map import COORDINATES, NUMBER, as_words, members
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT, Act
from parlour.games.small_islands.table import Step

CENTRES = (1, 2, 3, None)  # None is the base game
SETTING_UP = range(Step.OBJECT, Step.START)


def places(words):
    """A set of hexes of a record as places."""
    return {COORDINATES[at] for at in members(words)}


def said_by(game, card):
    """The land that fits a card, as the record has it."""
    held = places(game["marks"][LANDMARK[card]])
    return places(game["land"]) - held if NEGATED[card] else held


class Scene:
    """A game and the map it should have."""

    def __init__(self, players, island, centre, seed=0, placement="random"):
        """Deal a game; without a centre it is the base game."""
        options = {"island": island, "object_placement": placement}
        options |= {"centre": centre} if centre else {"volcano": "off"}
        self.whim = random.Random(f"{players} {island} {centre} {seed}")
        self.position = GAME.deal(players, seed, options)
        self.world = World(island, centre)
        self.triad, self.lava = 0, None
        game = self.game
        self.world.huts, self.world.palms = places(game["huts"]), places(game["palms"])
        self.world.statues = {COORDINATES[at] for at in game["statues"] if at >= 0}

    @property
    def game(self):
        """The record."""
        return self.position.games[0]

    def vehicles(self):
        """The places of all vehicles on the island."""
        seats = range(int(self.game["seats"]))
        found = [int(self.game["players"][seat]["vehicle"]) for seat in seats]
        return {COORDINATES[at] for at in found if at >= 0}

    def play(self, move):
        """Play a move of whoever decides, here and on the own map."""
        now = step(self.position)
        if move >= FIRST_SPOT[now]:
            self.follow_hex(now, COORDINATES[move - int(FIRST_SPOT[now])])
        else:
            self.follow(now, move - int(FIRST[now]))
        GAME.engine.play(self.position, asked(self.position), move)

    def follow_hex(self, now, at):
        """What a hex that was named does to the map."""
        placed = int(self.game["placed"])
        if now == Step.OBJECT:
            (self.world.huts if placed < 4 else self.world.palms).add(at)
        elif now == Step.STATUE:
            self.world.statues.add(at)
        elif now == Step.TRIAD_LAVA:
            self.lava = at
        elif now == Step.LAVA:
            self.world = self.world.with_lava(at)

    def follow(self, now, answer):
        """What another answer does to the map."""
        if now == Step.TRIAD:
            self.triad = answer
        elif now == Step.TRIAD_TURN:
            lay(self.world, self.triad, self.lava, answer)

    def set_up(self):
        """Answer every question of the set-up at random."""
        while step(self.position) in SETTING_UP:
            self.play(self.whim.choice(legal(self.position)))
        return self

    def wander(self, moves):
        """Play on, with gifts at the beginning of turns; yields before every move."""
        for _ in range(moves):
            if step(self.position) == Step.ACTION and not self.game["acted"]:
                self.give()
            yield self
            if not GAME.engine.actors(self.position):
                return
            self.play(self.pick())

    def give(self):
        """Amulets in hand and under the vehicle; or the vehicle to a treasure."""
        game = self.game
        if game["moving"]:
            return
        player = game["players"][int(game["asked"])]
        game["amulets"], player["amulets"], game["amulets_left"] = 0, self.whim.choice((0, 2)), 9
        located = [c for c in range(4) if game["found"][c] == 1]
        if located and self.whim.random() < 0.5:
            player["vehicle"] = members(game["sites"][located[0]])[0]
        elif self.whim.random() < 0.7:
            game["amulets"] = as_words([int(player["vehicle"])])
            game["step"] = Step.START
        ask_again(self.position)

    def pick(self):
        """A random answer: treasures and amulets first, then clues."""
        found, now = legal(self.position), step(self.position)
        if now in (Step.START, Step.ACTION, Step.MOVE):
            acts = [act for act in choices(self.position) if wanted(act)]
            if acts and self.whim.random() < 0.8:
                return self.whim.choice(acts)
        return self.whim.choice(found)


def wanted(act):
    """Acts that change the map or the columns."""
    return act in (Act.TAKE, Act.MOVE) or act >= Act.RAISE


def numbers(found):
    """Places as hex numbers, ascending."""
    return sorted(NUMBER[at] for at in found)
