# Card sets: refusals, checks, and the pages of the admin.
cards-not-a-draft = Only a draft can be changed: this version is published or gone.
cards-not-published = Only a published version can be retired.
cards-draft-exists = { $slug } already has a draft. Publish it or discard it first.
cards-stale = { $who } saved at { $when } while you were editing. Nothing was overwritten: your changes are still in this form; reload the page to see the new state.
cards-not-allowed = You may not do this. Ask for another group.
cards-nothing-new = There is nothing new: version { $number } says exactly the same.
cards-still-broken = { $count ->
    [one] One problem stands in the way: { $first }
   *[other] { $count } problems stand in the way. The first: { $first }
  }
cards-gate-not-passed = The draft as it is now has not passed the gate yet.
cards-another-set = The file is of the set “{ $found }”; this draft is of “{ $expected }”.
cards-no-tables = No table can be opened here.
cards-import-again = The dry run is too old or was made elsewhere: choose the file again.
cards-face-taken = Another card has the id “{ $face }”.
cards-slug-taken = Another set has this id.
cards-default-stands-alone = This set extends others: only a set that stands alone can be the default.
cards-image-too-large = The picture is too large: at most { $limit } MB.
cards-image-too-wide = The picture is too wide or too high: at most { $limit } pixels a side.
cards-image-not-one = This is no picture that we take: send PNG, JPEG or WebP.

cards-gate-never-ends = A game did not end: a card does something that never stops.
cards-gate-child-died = The games could not be played to the end. Try again; if it stays so, the log of the worker says why.
cards-gate-line = { $state ->
    [waiting] Waiting for a free worker …
    [starting] The games are being prepared …
    [playing] { $done } of { $total } games played …
    [passed] Passed: { $total } games, no violation.
    [failed] Refused after { $done } of { $total } games.
   *[broken] Could not be finished ({ $done } of { $total } games).
  }

cards-done-cloned = A draft was made from { $source }.
cards-done-retired = { $version } is retired: new games do not take it, running games keep it.
cards-done-discarded = The draft was discarded.
cards-done-published = { $version } is published: new games play with it from now on.
cards-done-imported = The file was applied to the draft.

cards-verb-clone = Clone to draft
cards-verb-restore = Restore as draft
cards-verb-try = Try it
cards-verb-retire = Retire
cards-verb-discard = Discard draft
cards-verb-gate = Play the gate's games
cards-verb-publish = Publish
cards-sure = Are you sure?

cards-link-cards = Cards
cards-link-diff = Differences
cards-link-import = Import
cards-link-export = Export { $kind }
cards-link-publish = Check and publish
cards-link-history = History
cards-link-back = Back to the version

cards-page-diff = differences
cards-page-import = import
cards-page-publish = check and publish
cards-page-new-set = New card set

cards-diff-with = Compared with { $other }.
cards-diff-first = There is nothing to compare with: everything is new.
cards-diff-same = Nothing is different.
cards-import-help = A card set file, YAML, JSON or CSV, as the export writes it. First it is only tried; nothing is changed.
cards-import-try = Dry run
cards-import-apply = Apply to the draft
cards-import-refused = { $count ->
    [one] The file has one error; nothing was changed.
   *[other] The file has { $count } errors; nothing was changed.
  }
cards-import-more = … and { $count } more.
cards-import-would = The file has no error. It would change this:
cards-publish-looks = A look at the whole set
cards-publish-clean = Nothing is wrong with it.
cards-publish-games = Games with this draft
cards-publish-games-help = Several hundred games are played with the draft, for every number of players. Publishing is possible when no rule is broken and every game ends.
cards-publish-reproduce = To see it again:
cards-problems = Problems
cards-warnings = Good to know
cards-glance = { $cards } cards, { $copies } copies
cards-languages-complete = Complete: { $languages }
cards-live-problems = { $count ->
    [0] No problem.
    [one] One problem:
   *[other] { $count } problems:
  }
cards-add-card = Add card
cards-search-everywhere = Search all versions
cards-save = Save

cards-gate-never-played = This card was never played in { $games } games.
cards-gate-never-effect = Its effect was never used in { $games } games.
cards-help-extends = The sets that this one is made for: it is played with one of them, and checked and tried with each. None: it stands alone.
cards-help-tags = What people read for each tag, by language, one tag a line. Example: { $example }
cards-help-more-copies = How many copies this set adds to cards of the sets under it, one card a line. Example: { $example }
cards-help-mixes = Other sets that this one is well played with, a list for each mix; this set is not named. Example: { $example }
cards-label-extends = Extends
cards-label-tags = Tags
cards-label-more-copies = More copies
cards-label-mixes = Mixes
cards-checked-with = Checked with { $sets }
cards-extends = Extends { $sets }
