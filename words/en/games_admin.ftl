# Games in the admin: for operators, and for whoever tries a draft.
games-reason-needed = Say why: it is written down.
games-done-ended = The game was ended.
games-page-log = event log
games-reason = Why
games-verb-watch = Watch this game
games-verb-end = End the game
games-verb-unmask = Show everything
games-log-masked = Hidden cards are masked, as for a spectator.
games-log-unmasked = Everything is shown. Your name and reason have been written down.
games-waits = Waiting for { $who }, for { $since }.
games-waits-nobody = Waiting for nobody: the table goes on by itself.
games-failing = It has failed { $count ->
    [one] once.
   *[other] { $count } times in a row.
  }
games-last = What happened last
admin-field-game-shown = game
admin-field-ruleset-shown = game
admin-field-options-shown = options
admin-field-clock-shown = clock
admin-field-outcome-shown = outcome
admin-field-waits-for = waiting for
admin-field-idle-for = untouched for
