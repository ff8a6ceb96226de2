# What is wrong with the shape of what an author wrote: a card set, a card, a program. Words of the author are quoted,
# titles follow a colon or stand in brackets: no language must inflect them.
shape-title = { $title ->
    [card-id] id karty
    [chooser] kto wybiera
    [clause] klauzula
    [colour] kolor
    [count] ilość
    [card] karta
    [end] koniec
    [event] zdarzenie
    [fate] los
    [field] pole
    [image-hash] skrót obrazka
    [kind] rodzaj
    [language-code] kod języka
    [list] lista
    [moment] chwila
    [name] nazwa
    [name-of-an-earlier-step] nazwa wcześniejszego kroku
    [names-with-values] nazwy z wartościami
    [option] opcja
    [outcome] wynik
    [place] miejsce
    [player-word] słowo gracza
    [player-word-or-name] słowo gracza albo nazwa
    [prohibition] zakaz
    [provenance] pochodzenie
    [role] rola
    [slug] slug
    [state] stan
    [state-of-a-hand] stan ręki
    [stock] zapas
    [subject] podmiot
    [text] tekst
    [translator] tłumacz
    [trigger] wyzwalacz
    [true-or-false] true albo false
    [value] wartość
    [verb] czasownik
    [whole-number] liczba całkowita
    [word] słowo
    [zone] strefa
   *[other] { $title }
  }
shape-found = { $found ->
    [nothing] nic
    [list] lista
   *[other] { $found }
  }

issue-wrong-type = oczekiwano: { shape-title }; jest: { shape-found }
issue-wrong-object = oczekiwano: { $expected }; jest: { shape-found }
issue-unknown-choice = nieznane: „{ $word }” ({ shape-title })
issue-unknown-field = nieznane słowo: „{ $word }”
issue-missing = brakuje: „{ $word }”
issue-bad-format = „{ $word }” nie pasuje ({ shape-title }): wymagany wzór { $pattern }
issue-bad-characters = zawiera znaki, których nie da się zapisać
issue-too-small = musi być co najmniej { $limit }, jest { $found }
issue-too-large = może być co najwyżej { $limit }, jest { $found }
issue-too-short = { $limit ->
    [one] potrzeba co najmniej: { $limit } znak
    [few] potrzeba co najmniej: { $limit } znaki
    [many] potrzeba co najmniej: { $limit } znaków
   *[other] potrzeba co najmniej: { $limit } znaku
  }
issue-too-long = { $limit ->
    [one] dozwolone co najwyżej: { $limit } znak
    [few] dozwolone co najwyżej: { $limit } znaki
    [many] dozwolone co najwyżej: { $limit } znaków
   *[other] dozwolone co najwyżej: { $limit } znaku
  }
issue-few-items = { $limit ->
    [one] potrzeba co najmniej: { $limit } element
    [few] potrzeba co najmniej: { $limit } elementy
    [many] potrzeba co najmniej: { $limit } elementów
   *[other] potrzeba co najmniej: { $limit } elementu
  }
issue-many-items = { $limit ->
    [one] dozwolone co najwyżej: { $limit } element
    [few] dozwolone co najwyżej: { $limit } elementy
    [many] dozwolone co najwyżej: { $limit } elementów
   *[other] dozwolone co najwyżej: { $limit } elementu
  }
issue-too-deep = zbyt głębokie zagnieżdżenie
issue-two-at-once = mówi naraz „{ $first }” i „{ $second }”: zapisz je osobno ({ shape-title })
issue-not-alone = „{ $word }” nie może stać samo: podaj, czego dotyczy
issue-invalid = odrzucono: { $word }
issue-unknown-choice-of = nieznane: „{ $word }” ({ shape-title }); dostępne: { $known }
issue-belongs-beside = „{ $word }” nie stoi samo ({ shape-title }): należy obok „{ $head }”, bez własnego myślnika
issue-belongs-inside = „{ $word }” należy do środka „{ $head }”: wetnij o dwie spacje więcej
issue-name-unquoted = to nie jest cała nazwa (jest: { shape-found }): nazwę z przecinkiem, dwukropkiem lub apostrofem albo taką jak No weź w cudzysłów
issue-twice = mówi „{ $word }” dwa razy: wystarczy raz
