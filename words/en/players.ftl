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

# The admin: reports, and names that are refused.
admin-app-players = Players
admin-model-report = report
admin-models-report = reports
admin-model-refusedname = refused name
admin-models-refusedname = refused names
admin-field-text = text
admin-field-game = game
admin-field-verdict = decision
admin-field-decided-at = decided
admin-field-about-shown = about
admin-field-log-shown = what happened
admin-field-anywhere = also within a name
admin-field-days = days
admin-choice-display-name = Unfit name
admin-choice-stalling = Lets others wait
admin-choice-colluding = Plays together
admin-choice-cheating = Cheats
admin-choice-harassing = Harasses
admin-choice-open = Open
admin-choice-no-case = No case
admin-choice-renamed = Renamed
admin-choice-suspended = Suspended
admin-verb-rename = Rename
admin-verb-rename-help = The account gets another name, and its open reports are closed. Games that were played keep the old one.
admin-verb-suspend = Suspend
admin-verb-suspend-help = The account is banned for so many days, and its open reports are closed. The ban ends by itself.
admin-verb-dismiss = No case
admin-verb-dismiss-help = Nothing is done to the account. Its open reports are closed.
admin-report-decided = Decided: the open reports about this account are closed.
