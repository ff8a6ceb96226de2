# Co jest nie tak z zestawem kart lub jego plikiem, niezależnie od gry.
issue-set-expected = oczekiwano zestawu kart, znaleziono: { shape-found }
issue-set-unknown-ruleset = nieznane zasady „{ $word }”
issue-set-no-cards = oczekiwano listy kart, znaleziono: { shape-found }
issue-set-card-twice = dwie karty mają ten identyfikator
issue-set-card-unnamed = potrzebna jest angielska nazwa
issue-set-another = { cards-another-set }

issue-set-no-image = Obrazek { $hash }… nigdy nie został przesłany.
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
issue-file-name-unquoted = to nie YAML: { $reason }. Nazwę z przecinkiem, dwukropkiem lub apostrofem weź w cudzysłów.
issue-file-not-json = to nie JSON: { $reason }
issue-file-alias = używa aliasu (*): wpisz całą wartość
issue-file-nested = zagnieżdżone zbyt głęboko
issue-file-twice = „{ $word }” występuje dwa razy
issue-file-not-a-number = { $word } nie jest liczbą
issue-file-huge-number = ta liczba jest za długa: najwyżej { $most } znaków

issue-set-card-in-two = Zestawy „{ $first }” i „{ $second }” mają kartę o tym samym identyfikatorze { $card }: wymień ją w more_copies albo zmień jeden z identyfikatorów.
issue-set-without-base = potrzebuje obok siebie jednego z tych zestawów: { $needed }
issue-set-extends-unknown = nie ma opublikowanego zestawu „{ $set }”
issue-set-extends-circle = „{ $set }” rozszerza ten zestaw albo sam nim jest: na spodzie nie byłoby niczego
issue-set-extends-another-game = zestaw „{ $set }” należy do innej gry
issue-set-more-of-own = jest kartą tego zestawu: wpisz liczbę w jej egzemplarzach (copies)
issue-set-more-of-unknown = żaden zestaw pod tym zestawem nie ma takiej karty
issue-set-tag-unnamed = Etykieta nie ma nazwy w językach { $codes }: teksty pokazują ją po angielsku albo tak, jak jest zapisana.
issue-set-tag-unused = Żadna karta nie ma tej etykiety ani jej nie szuka.
issue-set-mix-unknown = Nie ma opublikowanego zestawu „{ $set }”: ta mieszanka nie jest proponowana.
issue-set-mix-broken = Te zestawy do siebie nie pasują i ta mieszanka nie jest proponowana: { $reason }
issue-set-breaks-another = Zestaw „{ $set }” rozszerza ten zestaw i już do niego nie pasuje: { $reason }
issue-set-empty = zestaw nie ma jeszcze żadnej karty
