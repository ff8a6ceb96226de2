# Tekst kart Unstable Unicorns, tworzony z ich programów.
# Formy: do = polecenie, to = po „możesz”, they = ktoś to robi, make = po „możesz”, o kimś innym.

card-uu-rule-of-kind = { $kind ->
    [instant] zagraj tę kartę, gdy inny gracz zagra kartę: tamta karta nie działa i zostaje odrzucona
   *[baby_unicorn] jeśli ta karta miałaby trafić ze stajni gdziekolwiek poza inną stajnię, trafia do żłobka
  }

## Gracze, miejsca, karty
card-uu-chosen = { $role ->
    [with] { $nth ->
        [0] wybranym graczem
        [1] pierwszym wybranym graczem
        [2] drugim wybranym graczem
        [3] trzecim wybranym graczem
       *[other] wybranym graczem nr { $nth }
      }
    [owns] { $nth ->
        [0] wybranego gracza
        [1] pierwszego wybranego gracza
        [2] drugiego wybranego gracza
        [3] trzeciego wybranego gracza
       *[other] wybranego gracza nr { $nth }
      }
    [but] { $nth ->
        [0] wybranego gracza
        [1] pierwszego wybranego gracza
        [2] drugiego wybranego gracza
        [3] trzeciego wybranego gracza
       *[other] wybranego gracza nr { $nth }
      }
   *[does] { $nth ->
        [0] wybrany gracz
        [1] pierwszy wybrany gracz
        [2] drugi wybrany gracz
        [3] trzeci wybrany gracz
       *[other] wybrany gracz nr { $nth }
      }
  }
card-uu-player = { $who ->
    [you] { $role ->
        [but] ciebie
       *[does] ty
      }
    [others] { $role ->
        [with] innymi graczami
        [but] innych graczy
       *[does] każdy inny gracz
      }
    [everyone] { $role ->
        [with] wszystkimi graczami
        [but] wszystkich graczy
       *[does] każdy gracz
      }
    [them] { $role ->
        [with] tym graczem
        [owns] tego gracza
        [but] tego gracza
       *[does] ten gracz
      }
    [picked] każdy wybrany gracz
   *[chosen] { card-uu-chosen }
  }
card-uu-receiver = { $who ->
    [you] ci
    [them] temu graczowi
   *[chosen] { $nth ->
        [0] wybranemu graczowi
        [1] pierwszemu wybranemu graczowi
        [2] drugiemu wybranemu graczowi
        [3] trzeciemu wybranemu graczowi
       *[other] wybranemu graczowi nr { $nth }
      }
  }
card-uu-at-stable = { $role ->
    [from] ze stajni
    [in] w stajni
   *[to] do stajni
  }
card-uu-at-stables = { $role ->
    [from] ze stajni
    [in] w stajniach
   *[to] do stajni
  }
card-uu-stable = { $whose ->
    [you] { $role ->
        [from] ze swojej stajni
        [in] w twojej stajni
        [to] do swojej stajni
       *[enter] do twojej stajni
      }
    [others] { $many ->
        [one] { card-uu-at-stable } innego gracza
       *[some] { card-uu-at-stables } innych graczy
      }
    [everyone] { $many ->
        [one] { card-uu-at-stable } dowolnego gracza
        [all] { card-uu-at-stables } wszystkich graczy
       *[some] { card-uu-at-stables } dowolnych graczy
      }
   *[one] { card-uu-at-stable } { $owner }
  }
card-uu-hand = { $role ->
    [from] z ręki{ " " }
   *[at] karty na ręce{ " " }
  }{ $whose ->
    [you] własnej
    [others] innych graczy
    [everyone] wszystkich graczy
   *[one] { $owner }
  }
card-uu-kind = { $number ->
    [one] { $kind ->
        [unicorn] jednorożca
        [baby_unicorn] jednorożka
        [basic_unicorn] zwyczajnego jednorożca
        [magical_unicorn] magicznego jednorożca
        [magic] magii
        [upgrade] ulepszenia
        [downgrade] kary
       *[instant] riposty
      }
   *[more] { $kind ->
        [unicorn] jednorożców
        [baby_unicorn] jednorożków
        [basic_unicorn] zwyczajnych jednorożców
        [magical_unicorn] magicznych jednorożców
        [magic] magii
        [upgrade] ulepszeń
        [downgrade] kar
       *[instant] ripost
      }
  }
card-uu-cards = { $role ->
    [some] { $count ->
        [all] wszystkie karty
        [any] dowolną liczbę kart
        [same] tyle samo kart
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
      }
    [one] karta
    [not] kart
   *[those] karty
  }
card-uu-cards-of = { card-uu-cards } { $kinds }
card-uu-up-to = najwyżej { $cards }
card-uu-named = { $cards } z „{ $tag }” w nazwie
card-uu-not-this = { $number ->
    [one] { $role ->
        [some] { $cards } inną niż ta karta
       *[one] { $cards } inna niż ta karta
      }
   *[more] { $role ->
        [not] { $cards } innych niż ta karta
       *[some] { $cards } inne niż ta karta
      }
  }
card-uu-this = { $role ->
    [subject] ta karta
   *[object] tę kartę
  }
card-uu-those = { $nth ->
    [that] zagrożonych kart
    [0] tych kart
    [1] pierwszych kart
    [2] drugich kart
   *[other] kart z wyboru { $nth }
  }
card-uu-pool = { $pool ->
    [this] tę kartę
    [hand] wszystkie karty z ręki
   *[discard] stos kart odrzuconych
  }

## Kroki
card-uu-draw = { $form ->
    [to] dobrać
    [they] { $who } dobiera
    [make] sprawić, że { $who } dobierze
   *[do] dobierz
  } { $count ->
    [one] kartę
    [same] tyle samo kart
    [few] { $count } karty
   *[other] { $count } kart
  }
card-uu-discard = { $form ->
    [to] odrzucić
    [they] { $who } odrzuca
    [make] sprawić, że { $who } odrzuci
   *[do] odrzuć
  } { $cards }
card-uu-sacrifice = { $form ->
    [to] poświęcić
    [they] { $who } poświęca
    [make] sprawić, że { $who } poświęci
   *[do] poświęć
  } { $cards }
card-uu-destroy = { $form ->
    [to] zniszczyć
   *[do] zniszcz
  } { $cards }
card-uu-steal = { $form ->
    [to] ukraść
   *[do] ukradnij
  } { $cards }
card-uu-return = { $form ->
    [to] przywrócić
   *[do] przywróć
  } { $cards } { $whose ->
    [you] na swoją rękę
   *[others] { $count ->
        [one] na rękę jej właściciela
       *[other] na ręce ich właścicieli
      }
  }
card-uu-move = { $form ->
    [to] przenieść
   *[do] przenieś
  } { $cards } { $to }
card-uu-bring = { $form ->
    [to] umieścić
   *[do] umieść
  } { $into ->
    [your] w swojej stajni
    [their] w swojej stajni
   *[one] { $stable_in }
  } { $cards } { $zone ->
    [hand] z ręki
    [discard] ze stosu kart odrzuconych
    [deck] z talii
   *[nursery] ze żłobka
  }{ $zone ->
    [deck] { " " }{ $form ->
        [to] i potasować talię
       *[do] i potasuj talię
      }
   *[other] { "" }
  }
card-uu-bring-named = { $nth ->
    [it] { $form ->
        [to] umieścić ją
       *[do] umieść ją
      } { $into ->
        [your] w swojej stajni
        [their] w swojej stajni
       *[one] { $stable_in }
      }
   *[other] { $form ->
        [to] umieścić
       *[do] umieść
      } { $into ->
        [your] w swojej stajni
        [their] w swojej stajni
       *[one] { $stable_in }
      } { $cards } spośród { card-uu-those }
  }
card-uu-search = { $form ->
    [to] znaleźć w talii { $cards }, { $count ->
        [one] pokazać ją wszystkim, wziąć ją
       *[other] pokazać je wszystkim, wziąć je
      } na rękę i potasować talię
   *[do] znajdź w talii { $cards }, { $count ->
        [one] pokaż ją wszystkim, weź ją
       *[other] pokaż je wszystkim, weź je
      } na rękę i potasuj talię
  }
card-uu-play = { $form ->
    [to] { $zone ->
        [deck] znaleźć w talii { $cards }, zagrać ją od razu i potasować talię
       *[hand] zagrać od razu { $cards } z ręki
      }
   *[do] { $zone ->
        [deck] znajdź w talii { $cards }, zagraj ją od razu i potasuj talię
       *[hand] zagraj od razu { $cards } z ręki
      }
  }
card-uu-play-named = { $nth ->
    [it] { $form ->
        [to] zagrać ją
       *[do] zagraj ją
      } od razu
   *[other] { $form ->
        [to] zagrać
       *[do] zagraj
      } od razu { $cards } spośród { card-uu-those }
  }
card-uu-take = { $form ->
    [to] wziąć
   *[do] weź
  } na rękę { $cards } ze stosu kart odrzuconych
card-uu-take-seen = { $form ->
    [to] wziąć
   *[do] weź
  } na rękę { $cards } spośród { $nth ->
    [0] obejrzanych
    [1] obejrzanych jako pierwsze
    [2] obejrzanych jako drugie
   *[other] obejrzanych za razem nr { $nth }
  }
card-uu-take-named = { $nth ->
    [it] { $form ->
        [to] wziąć ją
       *[do] weź ją
      } na rękę
   *[other] { $form ->
        [to] wziąć
       *[do] weź
      } na rękę { $cards } spośród { card-uu-those }
  }
card-uu-pull = { $form ->
    [to] wziąć
   *[do] weź
  } na swoją rękę { $count ->
    [one] losową kartę
    [few] { $count } losowe karty
   *[other] { $count } losowych kart
  } { $hand }
card-uu-look-hand = { $form ->
    [to] obejrzeć
   *[do] obejrzyj
  } { $hand }
card-uu-look-deck = { $form ->
    [to] obejrzeć
   *[do] obejrzyj
  } { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[other] { $count } wierzchnich kart
  } talii
card-uu-reveal = { $nth ->
    [it] { $form ->
        [to] pokazać ją
       *[do] pokaż ją
      } wszystkim graczom
   *[other] { $form ->
        [to] pokazać
       *[do] pokaż
      } wszystkim graczom każdą z { card-uu-those }
  }
card-uu-put-back = { $form ->
    [to] odłożyć
   *[do] odłóż
  } na miejsce resztę { $nth ->
    [0] { "" }
    [1] obejrzanych jako pierwsze{ " " }
    [2] obejrzanych jako drugie{ " " }
   *[other] obejrzanych za razem nr { $nth }{ " " }
  }w dowolnej kolejności
card-uu-put = { $form ->
    [to] położyć
    [they] { $who } kładzie
    [make] sprawić, że { $who } położy
   *[do] połóż
  } { $cards } { $zone ->
    [hand] z ręki
   *[stable] ze swojej stajni
  } { $to ->
    [deck_top] na wierzchu talii
    [deck_bottom] na spodzie talii
   *[deck] w talii, którą następnie się tasuje
  }
card-uu-give = { $form ->
    [to] dać
    [they] { $who } daje
    [make] sprawić, że { $who } da
   *[do] daj
  } { $to } { $cards } z ręki
card-uu-swap-hands = { $form ->
    [to] wymienić się
   *[do] wymień się
  } wszystkimi kartami z ręki z { $player }
card-uu-shuffle = { $form ->
    [to] wtasować
   *[do] wtasuj
  } do talii { $pools }
card-uu-extra-play = { $form ->
    [to] zagrać
   *[do] zagraj
  } o jedną kartę więcej w fazie akcji tej tury
card-uu-extra-turn = { $form ->
    [to] rozegrać
   *[do] rozegraj
  } jeszcze jedną turę po tej
card-uu-end-turn = { $form ->
    [to] przejść
   *[do] przejdź
  } od razu do końca swojej tury
card-uu-skip = { $form ->
    [to] pominąć
    [they] { $who } pomija
    [make] sprawić, że { $who } pominie
   *[do] pomiń
  } { $what ->
    [beginning] następny początek swojej tury
    [draw] swoją następną fazę dobierania
    [action] swoją następną fazę akcji
   *[turn] swoją następną turę
  }
card-uu-pick-player = { $form ->
    [to] wybrać
   *[do] wybierz
  } { $group ->
    [others] innego gracza
   *[everyone] dowolnego gracza
  }
card-uu-pick-player-but = { $form ->
    [to] wybrać
   *[do] wybierz
  } { $group ->
    [others] innego gracza
   *[everyone] dowolnego gracza
  } oprócz { $player }
card-uu-pick-players = { $form ->
    [to] wybrać
   *[do] wybierz
  } dowolną liczbę { $group ->
    [others] innych graczy
   *[everyone] graczy
  }
card-uu-may = { $form ->
    [to] (tylko jeśli chcesz) { $steps }
   *[do] możesz { $steps }
  }
card-uu-if-you-do = jeśli to zrobisz, { $steps }
card-uu-then = { $steps }, a następnie { $then }
card-uu-if = jeśli { $condition }, { $steps }
card-uu-else = jeśli nie, { $steps }
card-uu-for-each = dla każdego { $group ->
    [others] innego gracza
   *[everyone] gracza
  }: { $steps }
card-uu-let = { $way ->
    [may] { $who } może { $steps }
   *[must] { $who } musi { $steps }
  }
card-uu-if-they-do = kto to zrobi, musi { $steps }

## Zdania
card-uu-when = { $trigger ->
    [enter] gdy ta karta trafi do twojej stajni,
    [leave] gdy ta karta opuści twoją stajnię,
    [sacrificed_or_destroyed] gdy ta karta zostanie poświęcona lub zniszczona,
    [you_draw] za każdym razem, gdy dobierasz dowolną liczbę kart,
    [hand_empty] zawsze gdy nie masz żadnej karty na ręce,
    [stops] gdy ta karta zatrzyma kartę,
   *[turn_start] na początku twojej tury
  } { $effect }
card-uu-passage = { $event ->
    [enter] trafi do twojej stajni
    [leave] opuści twoją stajnię
    [sacrificed] zostanie poświęcona w twojej stajni
   *[destroyed] zostanie zniszczona w twojej stajni
  }
card-uu-when-passing = za każdym razem, gdy { $cards } { $events ->
    [both] trafi do twojej stajni lub ją opuści
   *[some] { $passages }
  }, { $effect }
card-uu-when-too-many = zawsze gdy w twojej stajni jest więcej niż { $count ->
    [one] 1 jednorożec
    [few] { $count } jednorożce
   *[other] { $count } jednorożców
  }, { $effect }
card-uu-answers = zagraj tę kartę, gdy { $cards } ma zostać { $fates }{ $who ->
    [you] { " " }przez ciebie
    [others] { " " }przez innego gracza
   *[everyone] { "" }
  }: { $effect }
card-uu-answers-turn = zagraj tę kartę, gdy zaczyna się { $who ->
    [you] twoja tura
    [others] tura innego gracza
   *[everyone] tura dowolnego gracza
  }: { $effect }
card-uu-fate = { $fate ->
    [be_sacrificed] { $number ->
        [one] poświęcona
       *[more] poświęcone
      }
    [be_destroyed] { $number ->
        [one] zniszczona
       *[more] zniszczone
      }
    [be_stolen] { $number ->
        [one] ukradziona
       *[more] ukradzione
      }
    [be_returned] { $number ->
        [one] przywrócona na rękę
       *[more] przywrócone na rękę
      }
   *[be_moved] { $number ->
        [one] przeniesiona do innej stajni
       *[more] przeniesione do innej stajni
      }
  }
card-uu-instead = jeśli { $what } miałaby zostać { $fates }, { $way ->
    [may] możesz zamiast tego { $steps }
   *[do] zamiast tego { $steps }
  }
card-uu-cannot = { $number ->
    [one] { $what } nie może zostać { $fates }
   *[more] { $what } nie mogą zostać { $fates }
  }
card-uu-cannot-by = { $number ->
    [one] { $what } nie może zostać { $fates } przez { $by }
   *[more] { $what } nie mogą zostać { $fates } przez { $by }
  }
card-uu-this-cannot = { $word ->
    [enter_stable] ta karta nie może trafić do żadnej stajni
    [play] tej karty nie można zagrać
   *[be_neighed] tej karty nie można zatrzymać kartami ripost
  }
card-uu-cannot-enter = { $cards } nie mogą trafić { $stable }
card-uu-cannot-play = { $whose ->
    [you] nie możesz zagrywać { $cards }
    [others] inni gracze nie mogą zagrywać { $cards }
   *[everyone] żaden gracz nie może zagrywać { $cards }
  }
card-uu-cannot-be-neighed = { $whose ->
    [you] { $cards }, które zagrywasz, nie mogą zostać zatrzymane kartami ripost
    [others] { $cards }, które zagrywają inni gracze, nie mogą zostać zatrzymane kartami ripost
   *[everyone] { $cards }, które zagrywa dowolny gracz, nie mogą zostać zatrzymane kartami ripost
  }
card-uu-treat = { $change ->
    [silenced] { $number ->
        [one] { $what } traci swoje efekty
       *[more] { $what } tracą swoje efekty
      }
    [panda] { $number ->
        [one] { $what } liczy się jako panda, a nie jako jednorożec
       *[more] { $what } liczą się jako pandy, a nie jako jednorożce
      }
   *[grave] { $number ->
        [one] jeśli { $what } zostanie poświęcona lub zniszczona, trafia na twoją rękę zamiast na stos kart odrzuconych
       *[more] jeśli { $what } zostaną poświęcone lub zniszczone, trafiają na rękę właściciela tej stajni zamiast na stos kart odrzuconych
      }
  }
card-uu-counts-as = { $number ->
    [one] { $what } liczy się jako
   *[more] { $what } liczą się każda jako
  } { $count ->
    [one] 1 jednorożec
    [few] { $count } jednorożce
   *[other] { $count } jednorożców
  }
card-uu-hand-visible = { $whose ->
    [you] wszyscy gracze widzą karty na twojej ręce
    [others] wszyscy gracze widzą karty na rękach innych graczy
   *[everyone] wszyscy gracze widzą karty na wszystkich rękach
  }
card-uu-hand-limit = { $whose ->
    [you] twój limit kart na ręce wynosi
    [others] limit kart na ręce każdego innego gracza wynosi
   *[everyone] limit kart na ręce każdego gracza wynosi
  } { $count }
card-uu-condition = { $bound ->
    [least] masz w swojej stajni co najmniej { $cards }
    [most] masz w swojej stajni najwyżej { $cards }
   *[none] nie masz w swojej stajni { $cards }
  }
card-uu-has = { $bound ->
    [least] masz w swojej stajni co najmniej { $cards }
    [most] masz w swojej stajni najwyżej { $cards }
   *[none] nie masz w swojej stajni { $cards }
  }
card-uu-cards-are = { $nth ->
    [it] jest to { $cards }
   *[other] wśród { card-uu-those } jest { $cards }
  }
card-uu-while = dopóki { $condition }, { $rule }
card-uu-cannot-do = { $who ->
    [you] nie możesz
    [others] inni gracze nie mogą
   *[everyone] żaden gracz nie może
  } { $deed ->
    [destroy] niszczyć kart
    [steal] kraść kart
   *[win] wygrać gry
  }
card-uu-hand-limit-by = { $whose ->
    [you] twój limit kart na ręce
    [others] limit kart na ręce każdego innego gracza
   *[everyone] limit kart na ręce każdego gracza
  } { $way ->
    [more] rośnie o
   *[less] maleje o
  } { $count }
card-uu-skips = { $whose ->
    [you] pomijasz
    [others] każdy inny gracz pomija
   *[everyone] każdy gracz pomija
  } { $phase ->
    [beginning] początek
    [draw] fazę dobierania
   *[action] fazę akcji
  } { $whose ->
    [you] swoich tur
   *[others] w swoich turach
  }
cards-value-two-player = w grach we dwoje
cards-value-two-player-help = Wyłączone: karta odpada, gdy grają dwie osoby.
cards-value-named = etykiety
cards-value-named-help = Słowa, których szukają inne karty, nie jej nazwa: winged albo [winged, small]. Zestaw mówi, jak czytać każdą etykietę.
