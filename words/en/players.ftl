# Players: profiles, blocks, reports.
problem-private-profile-title = Private profile
problem-private-profile-detail = Others cannot look at the results of this player.
problem-too-many-blocks-title = Too many blocks
problem-too-many-blocks-detail = You have blocked { $limit } players, the most that one account may; unblock one first.
problem-not-yourself-title = That is you
problem-not-yourself-detail = You cannot block or report yourself.

error-event-without-game = An event needs the game in which it happened.
error-not-played-together = You and this player have not both sat at this game.
error-no-such-season = There is no such season: the number of a season is its year and its quarter, and now is { $now }.
