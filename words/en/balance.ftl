# The balance report.
cards-page-balance = Balance
cards-link-balance = Balance report
cards-verb-balance = Play the games
cards-balance-help = Quick bots play several hundred games with this version, at every number of seats, and with the published version beside it. The report tells which cards win too often, and which are never played. It decides nothing: the gate does.
cards-balance-none = There is no report on this version yet.
cards-balance-refused = Nothing can be played with this version yet. { $first }
cards-balance-line = { $state ->
    [waiting] Waiting: one report is played at a time …
    [starting] The games are being prepared …
    [playing] { $done } of at most { $total } games played; about { $minutes ->
        [0] less than a minute
        [one] one minute
       *[other] { $minutes } minutes
      } more …
    [done] Done: { $done } games.
    [impossible] These cards make no game.
   *[broken] It could not be played to the end. What stands here was counted until then.
  }
cards-balance-partial = Partial results: the intervals are still wide, and some of this will go away.
cards-balance-older = The version was changed after this report. It tells of the cards as they were then: play the games again.
cards-balance-of = { $games } games with this version, by { $player }; { $when }.
cards-balance-against = Beside it: { $games } games with { $version }.
cards-balance-alone = No version is published yet: there is nothing to compare with, and every card counts as new.
cards-balance-new = What stands out about new and changed cards
cards-balance-new-alone = What stands out
cards-balance-change = What else is different from { $version }
cards-balance-nothing = Nothing beyond noise.
cards-balance-more = … and { $count } more.
cards-balance-how = { $count } comparisons were made. Each list is held to such a strict bound (Holm) that only one report in twenty names anything that is luck alone.
cards-balance-lift-help = “Expected” is what a seat with any card wins at the same numbers of seats. Lines are 95 % intervals.
cards-balance-cards = Every card
cards-balance-games = The game
cards-balance-reports = Reports on this set
cards-balance-compare = Compare with this one
cards-balance-download = As data (JSON)
cards-balance-column-card = Card
cards-balance-column-drawn = Drawn, each game
cards-balance-column-played = Played, each game
cards-balance-column-stopped = Stopped
cards-balance-column-drawn-wins = Wins when drawn
cards-balance-column-played-wins = Wins when played
cards-balance-column-stopped-wins = Wins when stopped
cards-balance-expected = expected { $share } %
cards-balance-is-new = new or changed
cards-balance-plot-cards = Games won by a seat that drew the card, in %
cards-balance-plot-cards-played = Games won by a seat that played the card, in %
cards-balance-plot-lengths = Answers in a game, the middle one, by number of seats
cards-balance-plot-endings = How games end, in %
cards-balance-plot-first = Games won by the seat that begins, in %, by number of seats
cards-balance-plot-even = even chance
cards-balance-plot-expected = expected
cards-balance-plot-now = this version
cards-balance-failed = { $count } of { $games } games did not come to an end.
cards-balance-never-drawn = { $card }: never drawn in { $games } games.
cards-balance-never-played = { $card }: never played, though it was drawn { $drawn } times in { $games } games.
cards-balance-never-effect = { $card }: its effect was never used, though it was played { $played } times in { $games } games.
cards-balance-flood = { $card } is { $share } % of all cards that are drawn. The others are seldom drawn.
cards-balance-strong = { $card } is strong: a seat with it wins { $share } % of its games; { $other } % were to be expected.
cards-balance-weak = { $card } is weak: a seat with it wins { $share } % of its games; { $other } % were to be expected.
cards-balance-seldom-played = { $card }: seldom worth playing. It is played { $share } % of the times it is drawn; { $usual } % are usual.
cards-balance-wins-more = { $card } wins more: a seat with it wins { $share } % of its games, and { $other } % before.
cards-balance-wins-less = { $card } wins less: a seat with it wins { $share } % of its games, and { $other } % before.
cards-balance-played-more = { $card } is played more: { $share } % of the times it is drawn, and { $other } % before.
cards-balance-played-less = { $card } is played less: { $share } % of the times it is drawn, and { $other } % before.
cards-balance-stopped-more = { $card } is stopped more: { $share } % of the times it is played, and { $other } % before.
cards-balance-stopped-less = { $card } is stopped less: { $share } % of the times it is played, and { $other } % before.
cards-balance-longer = Games are { $share } % longer.
cards-balance-shorter = Games are { $share } % shorter.
cards-balance-ending-more = More games end so: { $ending }. { $share } %, and { $other } % before.
cards-balance-ending-less = Fewer games end so: { $ending }. { $share } %, and { $other } % before.
cards-balance-first-more = The seat that begins wins more: { $share } % of its games; against { $other } %.
cards-balance-first-less = The seat that begins wins less: { $share } % of its games; against { $other } %.
cards-gate-early = { $done ->
    [yes] ✓ The new and changed cards were played in { $early } games first: nothing is wrong.
   *[no] First the new and changed cards are played, in { $early } games …
  }
