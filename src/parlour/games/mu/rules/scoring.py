"""Scoring, the next dealer and the end: mu-80 to mu-92."""

from parlour.games.mu.box.bids import CROWN_BONUS, SHIELD_BONUS
from parlour.games.mu.box.trumps import TRUMP_POINTS
from parlour.games.mu.events import Event
from parlour.games.mu.moves import FIRST_SEAT
from parlour.games.mu.options import HANDS
from parlour.games.mu.rules.cards import card_points, tell_three, with_cards
from parlour.games.mu.rules.preparation import deal
from parlour.games.mu.rules.sides import is_on_crown_team, is_on_shield_team, target
from parlour.games.mu.table import Phase
from parlour.kit.rule import rule
from parlour.kit.table import AUDIENCE, tell


@rule
def score_hand(game):
    show_put_away(game)
    made = crown_points(game) >= target(game)
    result = Event.CROWN_MADE_IT if made else Event.CROWN_FAILED
    tell(game, result, game.crown, crown_points(game), target(game))
    for seat in range(game.seats):
        score_player(game, seat, made)
    game.hands_played += 1
    game.restarts = 0
    end_hand(game)


# mu-55: the cards put away count for the Crown player, and now everybody sees them.
@rule
def show_put_away(game):
    player = game.players[game.crown]
    if player.away:
        tell_three(game, AUDIENCE, Event.SHOWED_PUT_AWAY, game.crown, player.away)
        player.pile = with_cards(player.pile, player.away)
        player.away = 0


# mu-81: the Crown team has what lies in its leader's and the partner's piles.
@rule
def crown_points(game):
    points = 0
    for seat in range(game.seats):
        if is_on_crown_team(game, seat):
            points += card_points(game.players[seat].pile)
    return points


# mu-80: everybody scores the points in their own pile, whatever the result. mu-82, mu-83: each
# member of the winning team adds its bonuses; mu-85: nobody loses points. mu-87: there is no cap.
@rule
def score_player(game, seat, made):
    player, bid, trump = game.players[seat], 0, 0
    cards = card_points(player.pile)
    if made and is_on_crown_team(game, seat):
        bid, trump = bonuses(game.players[game.crown].count, CROWN_BONUS, game.major)
    elif not made and is_on_shield_team(game, seat):  # mu-86: without a Shield player, nobody
        bid, trump = bonuses(game.players[game.shield].count, SHIELD_BONUS, game.minor)
    player.score += cards + bid + trump
    tell(game, Event.SCORED, seat, cards, bid, trump)


# mu-41: the team's bid is its leader's count times the indicator's number. mu-84, mu-T2: on top
# come the points of the Trump token its own leader placed.
@rule
def bonuses(count, multiplier, trump):
    return count * multiplier, TRUMP_POINTS[trump]


# mu-02, mu-91: after the last hand the game is over. mu-90: else the dealer names the next one.
@rule
def end_hand(game):
    if game.hands_played == game.options[HANDS]:
        game.phase = Phase.OVER
        tell(game, Event.GAME_OVER, game.dealer)
    else:
        game.phase, game.turn = Phase.NEXT_DEALER, game.dealer


# mu-90: any player but themselves.
@rule
def list_dealers(game, seat, moves):
    count = 0
    for other in range(game.seats):
        if other != seat:
            moves[count] = FIRST_SEAT + other
            count += 1
    return count


@rule
def choose_dealer(game, seat, dealer):
    tell(game, Event.CHOSE_DEALER, seat, dealer)
    game.dealer = dealer
    deal(game)


@rule
def points(game, seat):
    return game.players[seat].score


# mu-03, mu-92: most points win; who has equally many shares the place.
@rule
def place(game, seat):
    better = 0
    for other in range(game.seats):
        better += game.players[other].score > game.players[seat].score
    return better + 1
