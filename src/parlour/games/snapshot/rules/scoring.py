"""Scoring: snapshot-64 to snapshot-69. Stars and tiles are counted as they come."""

from parlour.games.snapshot.box.assignments import (
    ARTICLE_POINTS,
    COVER_POINTS,
    COVER_SET,
    MOST_ASSIGNMENT_ICONS,
    STEPS,
    WANTED,
)
from parlour.games.snapshot.events import Event
from parlour.kit.rule import rule
from parlour.kit.sets import size
from parlour.kit.table import tell


# snapshot-10: now the assignments are shown. snapshot-68: reserve and tokens bring nothing.
@rule
def score_assignments(game):
    for seat in range(game.seats):
        player = game.players[seat]
        player.shown = player.assignment
        card = player.assignment - 1
        tell(game, Event.SHOWED, seat, card)
        cover, icons = cover_points(card, player.pile), matching_icons(card, player.pile)
        player.score += cover + article_points(card, icons)
        tell(game, Event.COVERED, seat, cover, card)
        tell(game, Event.ARTICLE, seat, article_points(card, icons), icons)


# snapshot-66: for either, and no more for both.
@rule
def cover_points(card, pile):
    return COVER_POINTS if pile & COVER_SET[card] else 0


# snapshot-67: every icon counts, two on one animal twice.
@rule
def matching_icons(card, pile):
    icons = 0
    for i in range(MOST_ASSIGNMENT_ICONS):
        icons += size(pile & WANTED[card, i])
    return icons


@rule
def article_points(card, icons):
    return ARTICLE_POINTS[card, min(icons, STEPS[card] - 1)]


# snapshot-01
@rule
def points(game, seat):
    return game.players[seat].score


# snapshot-69: tokens break ties; still tied, the place is shared.
@rule
def place(game, seat):
    better, mine = 0, game.players[seat]
    for other in range(game.seats):
        theirs = game.players[other]
        ahead = theirs.score > mine.score
        better += ahead or (theirs.score == mine.score and theirs.tokens > mine.tokens)
    return better + 1
