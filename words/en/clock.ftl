# The clock: what operators read in the admin.
admin-games-overdue = overdue
admin-games-failing = failing
admin-games-settle-now = Settle now
admin-games-settled = { $game } is settled.
admin-games-not-due = Nothing to settle in { $game }: its time has not come.
admin-games-failed = { $game } could not be settled: { $error }
