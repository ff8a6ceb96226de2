# Tekst kart Kill the Unicorns, tworzony z ich programów.
# Formy: do = polecenie, to = po „możesz”, they = ktoś to robi.

card-ku-role = { $role ->
    [owner] { $case ->
        [owns] właściciela tego podstępu
       *[does] właściciel tego podstępu
      }
    [winner] { $case ->
        [owns] zwycięzcy polowania
       *[does] zwycięzca polowania
      }
    [captor] { $case ->
        [owns] gracza, który go bierze
       *[does] gracz, który go bierze
      }
   *[user] ty
  }
card-ku-chooser = { $you ->
    [yes] wybierasz ty
   *[no] wybiera { $who }
  }
card-ku-chooser-option = kto wybiera, decyduje stół (opcja „{ $option }”)

card-ku-while = { $state ->
    [pinned] zostaje na jednorożcu: { $changes }
    [placed] na jednorożcu: { $changes }
   *[held] na koniec gry: { $changes }
  }
card-ku-stars = { $count ->
    [one] 1 gwiazdka
    [few] { $count } gwiazdki
   *[other] { $count } gwiazdek
  } { $more ->
    [yes] więcej
   *[no] mniej
  }
card-ku-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
  }{ $more ->
    [yes] { "" }
   *[no] { " " }mniej
  }
card-ku-weight = liczy się jako { $count ->
    [one] 1 jednorożec
    [few] { $count } jednorożce
   *[other] { $count } jednorożców
  } swojego koloru
card-ku-nothing = bez zmian

card-ku-when = { $moment ->
    [revealed] po odkryciu: { $steps }
    [captured] gdy ktoś bierze jednorożca: { $steps }
    [before_play] raz na rundę, w polowaniu, w którym nikt jeszcze nie zagrał kart, możesz { $steps }
    [hunt] raz na rundę, podczas polowania, możesz { $steps }
    [own_bid] raz na rundę, gdy zagrywasz karty polowania, możesz { $steps }
    [compared] raz na rundę, gdy odkrywane są karty polowania, w którym bierzesz udział, możesz { $steps }
    [lost_hunt] raz na rundę, po polowaniu z twoim udziałem, w którym nie zdobywasz jednorożca, możesz { $steps }
    [bought] przy zakupie: { $steps }
   *[placed] po położeniu na jednorożcu: { $steps }
  }
card-ku-swap = { $sides } wymieniają się po jednym jednorożcu, ze wszystkim, co na nich leży; { $chooser }
card-ku-slay = { $form ->
    [they] { $who } odrzuca jednego ze swoich jednorożców, ze wszystkim, co na nim leży, ale nie tego z tego polowania
   *[do] odrzuć jednego ze swoich jednorożców, ze wszystkim, co na nim leży
  }
card-ku-slay-chosen = { $form ->
    [they] jednorożec { $whose }, ale nie ten z tego polowania, zostaje odrzucony ze wszystkim, co na nim leży; { $chooser }
   *[do] jeden z twoich jednorożców zostaje odrzucony ze wszystkim, co na nim leży; { $chooser }
  }
card-ku-award = jednorożec trafia do gracza z { $rank ->
    [1] { "" }
    [2] drugą{ " " }
    [3] trzecią{ " " }
    [4] czwartą{ " " }
    [5] piątą{ " " }
   *[other] szóstą{ " " }
  }{ $end ->
    [highest] najwyższą
   *[lowest] najniższą
  } sumą, której nie unieważnił remis; jeśli takiego nie ma, { $otherwise ->
    [keeps] zatrzymuje go zwycięzca polowania
    [flees] jednorożec ucieka
   *[option] decyduje stół (opcja „{ $option }”)
  }
card-ku-flee = jednorożec ucieka
card-ku-lose = { $form ->
    [to] odrzucić
    [they] { $who } odrzuca
   *[do] odrzuć
  } { $count ->
    [one] kartę polowania
    [few] { $count } karty polowania
   *[other] { $count } kart polowania
  } z ręki
card-ku-regain = { $form ->
    [to] wziąć
    [they] { $who } bierze
   *[do] weź
  } z powrotem na rękę { $count ->
    [one] kartę polowania zagraną
    [few] { $count } karty polowania zagrane
   *[other] { $count } kart polowania zagranych
  } w tym polowaniu
card-ku-next = { $steps }; { $next }
card-ku-paint = { $colour ->
    [yellow] jednorożec staje się żółty
    [purple] jednorożec staje się fioletowy
    [blue] jednorożec staje się niebieski
    [pink] jednorożec staje się różowy
    [none] jednorożec traci kolor
   *[any] jednorożec przybiera kolor, który wskaże { $chooser }
  }
card-ku-shift-stratagem = przenieść zakryty podstęp, nie patrząc na niego, do innego jednorożca w rzędzie
card-ku-peek = obejrzeć w tajemnicy zakryty podstęp w rzędzie
card-ku-expose = wybrać innego gracza, który jeszcze nie zdecydował: zagra swoje karty tego polowania odkryte
card-ku-extra-cards = zagrać o { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[other] { $count } kart
  } więcej, niż wymaga polowanie
card-ku-change-total = zmienić swoją sumę o { $changes }, nigdy poniżej 0
card-ku-take = { $hidden ->
    [yes] weź w ciemno żeton tego towaru
   *[no] weź żeton tego towaru
  } i { $to ->
    [seat] połóż go przed sobą
   *[unicorn] połóż go na jednym ze swoich jednorożców
  }
cards-value-colour = kolor
cards-value-colour-help = Jednorożce: jak na karcie.
cards-value-stars = gwiazdki
cards-value-stars-help = Jednorożce: jak na karcie. Żetony: ile dodają.
cards-value-legendary = legendarny
cards-value-legendary-help = Tylko jednorożce.
cards-value-pigicorn = świniorożec
cards-value-pigicorn-help = Tylko jednorożce.
cards-value-value = wartość
cards-value-value-help = Karty polowania: ile jest warta.
cards-value-decks = talie
cards-value-decks-help = Podstępy: id postaci, w których taliach jest.
cards-value-pin = zostaje
cards-value-pin-help = Podstępy: zostaje na jednorożcu.
cards-value-cost = koszt
cards-value-cost-help = Towary: cena.
cards-value-stock = zapas
cards-value-stock-help = Towary: ile żetonów wchodzi do gry.
cards-value-article = towar
cards-value-article-help = Żetony: id ich towaru.
cards-value-ability-names = nazwy zdolności
cards-value-ability-names-help = Postacie: według języka.
cards-value-provenance-of = źródła pojedynczych wartości
cards-value-provenance-of-help = Skąd jest wartość, jeśli nie stamtąd, skąd inne.
