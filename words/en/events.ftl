# What happened at a table, whatever is played there. A seat `x` is $x, a name, and $x_is: you, other or none.
event-table-opened = { $seat_is ->
    [you] You open the table.
   *[other] { $seat } opens the table.
  }
event-seat-taken = { $seat_is ->
    [you] You sit down.
   *[other] { $seat } sits down.
  }
event-seat-left = { $seat_is ->
    [you] You leave the table.
   *[other] { $seat } leaves the table.
  }
event-seat-removed = { $seat_is ->
    [you] The host takes you off the table.
   *[other] The host takes { $seat } off the table.
  }
event-seat-moved = The seats move up.
event-seat-ready = { $seat_is ->
    [you] You are ready.
   *[other] { $seat } is ready.
  }
event-seat-not-ready = { $seat_is ->
    [you] You are not ready after all.
   *[other] { $seat } is not ready after all.
  }
event-seat-accepted = { $seat_is ->
    [you] You accept the options of the table.
   *[other] { $seat } accepts the options of the table.
  }
event-seat-withdrew = { $seat_is ->
    [you] You no longer accept the options of the table.
   *[other] { $seat } no longer accepts the options of the table.
  }
event-host-passed = { $seat_is ->
    [you] You are the host now.
   *[other] { $seat } is the host now.
  }
event-table-closed = The table is closed.
event-game-started = The game begins
event-seat-away = { $seat_is ->
    [you] You are away.
   *[other] { $seat } is away.
  }
event-seat-back = { $seat_is ->
    [you] You are back.
   *[other] { $seat } is back.
  }
event-seat-answered = { $seat_is ->
    [you] You have decided.
    [none] The game goes on.
   *[other] { $seat } has decided.
  }
event-seat-conceded = { $seat_is ->
    [you] You give up.
   *[other] { $seat } gives up.
  }
event-rewound = The last effect begins anew, by newer rules.
event-scenario-undone = The last actions were taken back.
event-game-won = The game is over. { $items }
event-sole-winner = { $seat_is ->
    [you] You win.
   *[other] { $seat } wins.
  }
event-game-finished = The game is over. The victory goes to { $items }.
event-game-finished-nobody = The game is over. Nobody wins.
event-winner = { $seat_is ->
    [you] you
   *[other] { $seat }
  }
event-game-abandoned = The game was ended without a result.
event-seat-handed-over = { $seat_is ->
    [you] A bot plays for you until you are back.
   *[other] A bot plays for { $seat } for a while.
  }
event-table-paused = Nobody is here any more: the table waits.
event-table-resumed = The game goes on.
event-rematch-opened = There is a new table for another game.
