# What is wrong with the shape of what an author wrote: a card set, a card, a program. Words of the author are quoted,
# titles follow a colon or stand in brackets: no language must inflect them.
shape-title = { $title ->
    [card-id] card id
    [image-hash] image hash
    [language-code] language code
    [name-of-an-earlier-step] name of an earlier step
    [names-with-values] names with values
    [player-word] player word
    [player-word-or-name] player word or name
    [state-of-a-hand] state of a hand
    [true-or-false] true or false
    [whole-number] whole number
   *[other] { $title }
  }
shape-found = { $found ->
    [nothing] nothing
    [list] a list
   *[other] { $found }
  }

issue-wrong-type = expected { $title ->
    [names-with-values] names with values
    [true] true
    [true-or-false] true or false
   *[other] a { shape-title }
  }, found { shape-found }
issue-wrong-object = expected { $expected }, found { shape-found }
issue-unknown-choice = unknown { shape-title } "{ $word }"
issue-unknown-field = unknown word "{ $word }"
issue-missing = "{ $word }" is missing
issue-bad-format = "{ $word }" is not a { shape-title }: it must match { $pattern }
issue-bad-characters = contains characters that cannot be stored
issue-too-small = must be at least { $limit }, found { $found }
issue-too-large = must be at most { $limit }, found { $found }
issue-too-short = { $limit ->
    [one] needs at least { $limit } character
   *[other] needs at least { $limit } characters
  }
issue-too-long = { $limit ->
    [one] takes at most { $limit } character
   *[other] takes at most { $limit } characters
  }
issue-few-items = { $limit ->
    [one] needs at least { $limit } item
   *[other] needs at least { $limit } items
  }
issue-many-items = { $limit ->
    [one] takes at most { $limit } item
   *[other] takes at most { $limit } items
  }
issue-too-deep = nested too deeply
issue-two-at-once = says "{ $first }" and "{ $second }" at once: give each its own { shape-title }
issue-not-alone = "{ $word }" cannot stand alone: say what it is about
issue-invalid = refused: { $word }
issue-unknown-choice-of = unknown { shape-title } "{ $word }": there are { $known }
issue-belongs-beside = "{ $word }" is no { shape-title } of its own: it belongs beside "{ $head }", without a dash of its own
issue-belongs-inside = "{ $word }" belongs inside "{ $head }": indent it by two more spaces
issue-name-unquoted = not a name as a whole (found { shape-found }): put a name with a comma, colon or apostrophe, or one like No, in quotes
issue-twice = says "{ $word }" twice: once is enough
