# What is wrong with a card set or its file, whatever the game.
issue-set-expected = expected a card set, found { shape-found }
issue-set-unknown-ruleset = unknown ruleset "{ $word }"
issue-set-no-cards = expected a list of cards, found { shape-found }
issue-set-card-twice = two cards have this id
issue-set-card-unnamed = needs an English name
issue-set-another = { cards-another-set }

issue-set-no-image = The picture { $hash }… has never been uploaded.
issue-set-many-cards = A set has at most { $limit } different cards, this has { $found }.
issue-set-unsayable = There are no words for this program in “{ $code }”: { $reason }
issue-set-language-lost = There is no name in “{ $code }”, and the published version had all of them.
issue-set-language-incomplete = { $count ->
    [one] One card has no name in “{ $code }”: English is shown.
   *[other] { $count } cards have no name in “{ $code }”: English is shown.
  }

issue-file-too-long = is { $found } bytes long; the most is { $most }
issue-file-not-text = is not text: a card set is a YAML or JSON file
issue-file-not-utf8 = is not UTF-8 text: save the file with the encoding UTF-8
issue-file-empty = is empty
issue-file-not-yaml = not YAML: { $reason }
issue-file-name-unquoted = not YAML: { $reason }. Put a name with a comma, colon or apostrophe in quotes.
issue-file-not-json = not JSON: { $reason }
issue-file-alias = uses an alias (*): write the value out
issue-file-nested = nested too deeply
issue-file-twice = "{ $word }" is there twice
issue-file-not-a-number = { $word } is not a number
issue-file-huge-number = this number is too long: at most { $most } characters

issue-set-card-in-two = The sets “{ $first }” and “{ $second }” both have a card with the id { $card }: name it in more_copies, or give one of them another id.
issue-set-without-base = needs one of these sets beside it: { $needed }
issue-set-extends-unknown = there is no published set “{ $set }”
issue-set-extends-circle = “{ $set }” extends this set, or is this set: sets cannot extend each other in a circle
issue-set-extends-another-game = the set “{ $set }” belongs to another game
issue-set-more-of-own = is a card of this set: write the number in its copies
issue-set-more-of-unknown = no set under this one has such a card
issue-set-tag-unnamed = The tag has no name in { $codes }: texts show it in English, or as it is written.
issue-set-tag-unused = No card bears this tag or looks for it.
issue-set-mix-unknown = There is no published set “{ $set }”: the mix is not offered.
issue-set-mix-broken = These sets do not fit together, and the mix is not offered: { $reason }
issue-set-breaks-another = The set “{ $set }” extends this one and does not fit it any more: { $reason }
issue-set-empty = the set has no card yet
