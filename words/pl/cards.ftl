# Card sets: refusals, checks, and the pages of the admin.
cards-not-a-draft = Zmieniać można tylko szkic: ta wersja jest opublikowana albo już jej nie ma.
cards-not-published = Wycofać można tylko opublikowaną wersję.
cards-draft-exists = { $slug } ma już szkic. Najpierw go opublikuj albo odrzuć.
cards-stale = { $who } zapisał(a) o { $when }, gdy trwała twoja edycja. Nic nie zostało nadpisane: twoje zmiany są nadal w tym formularzu; odśwież stronę, aby zobaczyć nowy stan.
cards-not-allowed = Nie możesz tego zrobić. Poproś o inną grupę.
cards-nothing-new = Nie ma nic nowego: wersja { $number } mówi dokładnie to samo.
cards-still-broken = { $count ->
    [one] Przeszkadza jeden problem: { $first }
    [few] Przeszkadzają { $count } problemy. Pierwszy: { $first }
   *[many] Przeszkadza { $count } problemów. Pierwszy: { $first }
  }
cards-gate-not-passed = Szkic w obecnej postaci nie przeszedł jeszcze próby.
cards-another-set = Plik należy do zestawu „{ $found }”; ten szkic jest z „{ $expected }”.
cards-no-tables = Nie można tu otworzyć żadnego stołu.
cards-import-again = Przebieg próbny jest za stary albo powstał gdzie indziej: wybierz plik ponownie.
cards-face-taken = Inna karta ma id „{ $face }”.
cards-slug-taken = Inny zestaw ma to id.
cards-default-stands-alone = Ten zestaw rozszerza inne: domyślny może być tylko zestaw samodzielny.
cards-image-too-large = Obrazek jest za duży: najwyżej { $limit } MB.
cards-image-too-wide = Obrazek jest za szeroki lub za wysoki: najwyżej { $limit } pikseli na bok.
cards-image-not-one = To nie jest obrazek, który przyjmujemy: wyślij PNG, JPEG lub WebP.

cards-gate-never-ends = Pewna gra się nie skończyła: jakaś karta robi coś, co nigdy nie ustaje.
cards-gate-child-died = Nie udało się rozegrać wszystkich gier. Spróbuj ponownie; jeśli to się powtórzy, dziennik procesu roboczego powie dlaczego.
cards-gate-line = { $state ->
    [waiting] Czekam na wolny proces…
    [starting] Gry są przygotowywane…
    [playing] Rozegrano { $done } z { $total } gier…
    [passed] Zaliczone: wszystkie gry ({ $total }), żadnych naruszeń.
    [failed] Odrzucono po { $done } z { $total } gier.
   *[broken] Nie udało się skończyć ({ $done } z { $total } gier).
  }

cards-done-cloned = Powstał szkic z { $source }.
cards-done-retired = { $version } jest wycofana: nowe gry jej nie biorą, trwające ją zachowują.
cards-done-discarded = Szkic został odrzucony.
cards-done-published = { $version } jest opublikowana: od teraz nowe gry z niej korzystają.
cards-done-imported = Plik został zastosowany do szkicu.

cards-verb-clone = Sklonuj do szkicu
cards-verb-restore = Przywróć jako szkic
cards-verb-try = Wypróbuj
cards-verb-retire = Wycofaj
cards-verb-discard = Odrzuć szkic
cards-verb-gate = Rozegraj gry próbne
cards-verb-publish = Opublikuj
cards-sure = Na pewno?

cards-link-cards = Karty
cards-link-diff = Różnice
cards-link-import = Import
cards-link-export = Eksport { $kind }
cards-link-publish = Sprawdź i opublikuj
cards-link-history = Historia
cards-link-back = Wróć do wersji

cards-page-diff = różnice
cards-page-import = import
cards-page-publish = sprawdź i opublikuj
cards-page-new-set = Nowy zestaw kart

cards-diff-with = Porównano z { $other }.
cards-diff-first = Nie ma z czym porównać: wszystko jest nowe.
cards-diff-same = Nic się nie różni.
cards-import-help = Plik zestawu kart, YAML, JSON lub CSV, taki jaki zapisuje eksport. Najpierw jest tylko próbowany; nic się nie zmienia.
cards-import-try = Przebieg próbny
cards-import-apply = Zastosuj do szkicu
cards-import-refused = { $count ->
    [one] Plik ma jeden błąd; nic nie zmieniono.
    [few] Plik ma { $count } błędy; nic nie zmieniono.
   *[many] Plik ma { $count } błędów; nic nie zmieniono.
  }
cards-import-more = … i jeszcze { $count }.
cards-import-would = Plik nie ma błędów. Zmieniłby to:
cards-publish-looks = Spojrzenie na cały zestaw
cards-publish-clean = Wszystko w porządku.
cards-publish-games = Gry z tym szkicem
cards-publish-games-help = Z tym szkicem rozgrywa się kilkaset gier, dla każdej liczby graczy. Publikować można, gdy żadna reguła nie jest złamana i każda gra się kończy.
cards-publish-reproduce = Aby zobaczyć to ponownie:
cards-problems = Problemy
cards-warnings = Warto wiedzieć
cards-glance = Karty: { $cards }, egzemplarze: { $copies }
cards-languages-complete = Pełne: { $languages }
cards-live-problems = { $count ->
    [0] Żadnych problemów.
    [one] Jeden problem:
    [few] { $count } problemy:
   *[many] { $count } problemów:
  }
cards-add-card = Dodaj kartę
cards-search-everywhere = Szukaj we wszystkich wersjach
cards-save = Zapisz

cards-gate-never-played = Tej karty nie zagrano ani razu (rozegrane gry: { $games }).
cards-gate-never-effect = Jej efektu nie użyto ani razu (rozegrane gry: { $games }).
cards-help-extends = Zestawy, do których ten jest przeznaczony: gra się nim z jednym z nich, a sprawdza i próbuje z każdym. Żaden: zestaw jest samodzielny.
cards-help-tags = Co się czyta w miejscu każdej etykiety, według języka, po jednej w wierszu. Przykład: { $example }
cards-help-more-copies = Ile egzemplarzy ten zestaw dodaje do kart zestawów pod nim, po jednej karcie w wierszu. Przykład: { $example }
cards-help-mixes = Inne zestawy, z którymi dobrze się nim gra, lista dla każdej mieszanki; tego zestawu się nie wymienia. Przykład: { $example }
cards-label-extends = Rozszerza
cards-label-tags = Etykiety
cards-label-more-copies = Dodatkowe egzemplarze
cards-label-mixes = Mieszanki
cards-checked-with = Sprawdzono z { $sets }
cards-extends = Rozszerza { $sets }
