# What an account's log says. $game is the name of the game.
news-your-turn = { $game }: you are asked.
news-window-opened = { $game }: you may step in now.
news-game-started = { $game }: your game has begun.
news-game-finished = { $ending ->
    [won] { $game }: the game is over. You win!
    [lost] { $game }: the game is over. You do not win.
    [abandoned] { $game }: your game was ended without a result.
   *[nobody] { $game }: the game is over. Nobody wins.
 }
news-rematch-offered = { $game }: somebody wants to play again with you.
news-seat-removed = { $game }: the host has removed you from the table.
news-other = { $game }: there is news at your table.
