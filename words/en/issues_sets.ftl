# What is wrong with a card set or its file, whatever the game.
issue-set-expected = expected a card set, found { $found }
issue-set-unknown-ruleset = unknown ruleset "{ $word }"
issue-set-no-cards = expected a list of cards, found { $found }
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
issue-file-not-json = not JSON: { $reason }
issue-file-alias = uses an alias (*): write the value out
issue-file-nested = nested too deeply
issue-file-twice = "{ $word }" is there twice
issue-file-not-a-number = { $word } is not a number
