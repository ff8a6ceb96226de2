# Co jest nie tak z zestawem kart lub jego plikiem, niezależnie od gry.
issue-set-expected = oczekiwano zestawu kart, znaleziono { $found }
issue-set-unknown-ruleset = nieznane zasady „{ $word }”
issue-set-no-cards = oczekiwano listy kart, znaleziono { $found }
issue-set-card-twice = dwie karty mają ten identyfikator
issue-set-card-unnamed = potrzebna jest angielska nazwa
issue-set-another = { cards-another-set }

issue-set-no-image = Obraz { $hash }… nigdy nie został przesłany.
issue-set-many-cards = Zestaw ma najwyżej { $limit } różnych kart, ten ma { $found }.
issue-set-unsayable = Brak słów dla tego programu w języku „{ $code }”: { $reason }
issue-set-language-lost = Brakuje nazwy w języku „{ $code }”, a opublikowana wersja miała wszystkie.
issue-set-language-incomplete = { $count ->
    [one] Jedna karta nie ma nazwy w języku „{ $code }”: pokazywana jest angielska.
    [few] { $count } karty nie mają nazwy w języku „{ $code }”: pokazywana jest angielska.
   *[many] { $count } kart nie ma nazwy w języku „{ $code }”: pokazywana jest angielska.
  }

issue-file-too-long = ma { $found } bajtów; najwięcej może mieć { $most }
issue-file-not-text = nie jest tekstem: zestaw kart to plik YAML lub JSON
issue-file-not-utf8 = nie jest tekstem UTF-8: zapisz plik w kodowaniu UTF-8
issue-file-empty = jest pusty
issue-file-not-yaml = to nie YAML: { $reason }
issue-file-not-json = to nie JSON: { $reason }
issue-file-alias = używa aliasu (*): wpisz całą wartość
issue-file-nested = zagnieżdżone zbyt głęboko
issue-file-twice = „{ $word }” występuje dwa razy
issue-file-not-a-number = { $word } nie jest liczbą
