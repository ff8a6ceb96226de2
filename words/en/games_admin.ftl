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
