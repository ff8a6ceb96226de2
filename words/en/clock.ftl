# The clock: what operators read in the admin.
admin-games-overdue = overdue
admin-games-failing = failing
admin-games-settle-now = Settle now
admin-games-settled = { $game } is settled.
admin-games-not-due = Nothing to settle in { $game }: its time has not come.
admin-games-failed = { $game } could not be settled: { $error }

# The clock of a table: how a host chooses it.
clock-live = Live
clock-live-explained = Everybody is there. Decisions take seconds.
clock-correspondence = By correspondence
clock-correspondence-explained = Decisions take hours or days.
clock-off = Without a clock
clock-off-explained = Decisions take as long as they take. For private tables only.
clock-turn = Time for a decision
clock-turn-explained = After so many seconds the game decides for a player. Each decision has its own time.
clock-neigh = Time to answer a card
clock-neigh-explained = For so many seconds the others can stop a card that has been played. It is over sooner when all have passed.
clock-pause = Pauses
clock-pause-explained = For so many seconds the game waits, so that everybody can see what happened.
clock-chance = Chances for abilities
clock-chance-explained = For so many seconds the game waits where somebody may use an ability before others act. Nobody has to.
clock-pace = Pace of bots and absent players
clock-pace-explained = A bot, or a player who is away, takes so many seconds to answer, whatever it holds.
