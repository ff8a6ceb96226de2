# Quick play: how a search goes, and what is refused. $game is the name of the game.
news-quick-play-progress = { $search ->
    [friends] { $game }: waiting for your friends. { $here } of { $size } are here.
    [near] { $game }: looking for people who play about as well as you.
    [wide] { $game }: looking for more people now, also stronger and weaker ones.
   *[anybody] { $game }: looking for anybody who wants to play.
 }
news-quick-play-matched = { $game }: your table is ready. The game has begun.
news-quick-play-ended = { $reason ->
    [cancelled] { $game }: you have stopped looking.
    [silent] { $game }: the search has ended, because your app was not heard of for a while.
    [other_game] { $game }: the search has ended, because another game of yours has begun.
    [card_sets_gone] { $game }: the search has ended, because these cards can no longer be played.
    [too_many_tables] { $game }: the search has ended, because you sit at too many tables.
    [banned] { $game }: the search has ended, because this account is banned.
   *[failed] { $game }: the search has ended, because no table could be opened. Try again.
 }

problem-already-waiting-title = Already looking
problem-already-waiting-detail = You are looking for such a game already. The member ticket says where; end that search first, or go on with it.
problem-no-such-party-title = No such party
problem-no-such-party-detail = Nobody waits with this code. Ask your friends for a new one.
problem-party-full-title = The party is complete
problem-party-full-detail = All { $size } friends of this party are there already.
problem-party-differs-title = Your friends want another game
problem-party-differs-detail = Ask for the same game, clock and card sets as your friends, and for seats that suit all of you.

error-code-or-size = Send either the code of a party, or the size of a new one.

# The admin: who waits.
admin-app-matching = Quick play
admin-model-ticket = ticket
admin-models-ticket = tickets
admin-field-rated = rated
admin-field-bot = bots that may fill up
admin-field-party = party
admin-choice-waiting = Waiting
admin-choice-matched = Has a game
