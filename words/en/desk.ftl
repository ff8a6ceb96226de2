# The operator’s desk, the home of the admin.
desk-title = The desk
desk-look = Look at this
desk-plot-total = { $total ->
    [0] none in 14 days
   *[other] { $total } in 14 days, at most { $most } a day
 }
desk-games = Games
desk-games-running = running
desk-games-lobby = waiting for players
desk-players-now = players now
desk-games-due = late windows
desk-games-oldest = the latest by
desk-games-failing = failing games
desk-games-by-day = Games a day
desk-players-by-day = Players a day
desk-webhooks = Webhooks
desk-outbox = not yet passed on
desk-deliveries-waiting = waiting to be sent
desk-webhooks-failing = failing servers
desk-webhooks-disabled = switched off
desk-deliveries-failed = Failed deliveries a day
desk-requests = Requests in the last 24 hours
desk-requests-answered = answered
desk-requests-failed = failed (5xx)
desk-mails-waiting = mails waiting
desk-errors = Errors by code
desk-slow = Slow answers (over half a second)
desk-code = code
desk-route = route
desk-count = how often
desk-p95 = 95 of 100 within
desk-plot-hours = { $total ->
    [0] none in 24 hours
   *[other] { $total } in 24 hours, at most { $most } an hour (UTC)
 }
desk-late-by-day = Late windows a day
desk-requests-by-hour = Requests an hour
desk-failed-by-day = Failures (5xx) a day
desk-requests-note = Every process adds what it has counted once a minute.
desk-queues = What waits to be done
desk-queues-embedded = Everything runs in this one process (embedded mode): its queues are in its memory and cannot be measured from here.
desk-queues-silent = Redis does not answer
desk-queue-celery = chores
desk-queue-clock = clock
desk-queue-bots = bots
desk-queue-gate = gates
desk-queue-mail = mails to send
desk-queue-webhooks = webhooks
desk-queue-matching = finding games
desk-reports = Reports
desk-reports-open = open reports
desk-reports-oldest = waiting longest
desk-quick-play = Quick play
desk-people-waiting = people waiting for a game
desk-tickets-failing = whose table could not be opened
desk-longest-wait = longest wait
admin-field-reason-shown = reason
desk-ticket-reason = { $reason ->
    [cancelled] The person stopped looking
    [silent] The app was silent
    [other_game] Another game began
    [card_sets_gone] The cards are gone
    [too_many_tables] The person sits at too many tables
    [banned] The account is banned
   *[failed] No table could be opened
 }
