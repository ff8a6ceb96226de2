# What happened in Kill the Unicorns. A seat `x` is $x and $x_is (you, other, none); a card `x` is $x and $x_is (known,
# none).
event-character-chosen = { $seat_is ->
    [you] Twoja postać: { $character }.
   *[other] { $seat } wybiera postać: { $character }.
  }
event-game-dealt = Pierwsze jednorożce: { $items }. Rynek jest zaopatrzony.
event-first-unicorn = { $seat_is ->
    [you] ty – { $card }
   *[other] { $seat } – { $card }
  }
event-round-began = Runda { $round }: { $row }
event-stratagems-drawn = { $seat_is ->
    [you] Dobierasz: { $cards }.
   *[other] { $count ->
        [one] { $seat } dobiera podstęp.
        [few] { $seat } dobiera { $count } podstępy.
       *[many] { $seat } dobiera { $count } podstępów.
      }
  }
event-stratagem-placed = { $place ->
    [above] { $seat_is ->
        [you] Kładziesz zakryty podstęp nad jednorożcem { $unicorn } i odrzucasz drugi.
       *[other] { $seat } kładzie zakryty podstęp nad jednorożcem { $unicorn } i odrzuca drugi.
      }
   *[below] { $seat_is ->
        [you] Kładziesz zakryty podstęp pod jednorożcem { $unicorn } i odrzucasz drugi.
       *[other] { $seat } kładzie zakryty podstęp pod jednorożcem { $unicorn } i odrzuca drugi.
      }
  }
event-stratagem-moved = { $place ->
    [above] { $seat_is ->
        [you] Przenosisz zakryty podstęp nad jednorożca { $unicorn }.
       *[other] { $seat } przenosi zakryty podstęp nad jednorożca { $unicorn }.
      }
   *[below] { $seat_is ->
        [you] Przenosisz zakryty podstęp pod jednorożca { $unicorn }.
       *[other] { $seat } przenosi zakryty podstęp pod jednorożca { $unicorn }.
      }
  }
event-hunt-opened = Polowanie na jednorożca { $unicorn }
event-bidding-opened = { $seat_is ->
    [you] Pierwsza decyzja o polowaniu należy do ciebie.
   *[other] Pierwszą decyzję o polowaniu podejmuje { $seat }.
  }
event-ability-used = { $seat_is ->
    [you] Używasz zdolności postaci { $character }.
   *[other] { $seat } używa zdolności postaci { $character }.
  }
event-stratagem-looked-at = { $seat_is ->
    [you] Oglądasz zakryty podstęp: { $card }.
   *[other] { $seat } ogląda zakryty podstęp.
  }
event-seat-exposed = { $target_is ->
    [you] W tym polowaniu musisz grać w odkryte karty.
   *[other] W tym polowaniu { $target } musi grać w odkryte karty.
  }
event-bid-passed = { $seat_is ->
    [you] Nie bierzesz udziału w tym polowaniu.
   *[other] { $seat } nie bierze udziału w tym polowaniu.
  }
event-cards-played = { $count ->
    [one] { $seat_is ->
        [you] Zagrywasz kartę polowania.
       *[other] { $seat } zagrywa kartę polowania.
      }
    [few] { $seat_is ->
        [you] Zagrywasz { $count } karty polowania.
       *[other] { $seat } zagrywa { $count } karty polowania.
      }
   *[many] { $seat_is ->
        [you] Zagrywasz { $count } kart polowania.
       *[other] { $seat } zagrywa { $count } kart polowania.
      }
  }
event-cards-played-seen = { $seat_is ->
    [you] Zagrywasz karty polowania: { $items }.
   *[other] { $seat } zagrywa odkryte karty polowania: { $items }.
  }
event-hunt-value = { $value }
event-cards-revealed = Karty polowania zostają odkryte: { $items }.
event-hunt-total = { $seat_is ->
    [you] ty ({ $total })
   *[other] { $seat } ({ $total })
  }
event-total-changed = { $seat_is ->
    [you] Twoja suma wynosi teraz { $total }.
   *[other] Suma gracza { $seat } wynosi teraz { $total }.
  }
event-hunt-won = { $seat_is ->
    [you] Wygrywasz polowanie na jednorożca { $unicorn }.
   *[other] { $seat } wygrywa polowanie na jednorożca { $unicorn }.
  }
event-stratagem-revealed = { $owner_is ->
    [you] Twój podstęp zostaje odkryty: { $stratagem }.
   *[other] Podstęp gracza { $owner } zostaje odkryty: { $stratagem }.
  }
event-effect-missed = { $card } nie ma na co zadziałać.
event-captor-changed = { $seat_is ->
    [you] Jednorożec trafi do ciebie.
    [none] Jednorożec nie trafi do nikogo.
   *[other] Jednorożec trafi do gracza { $seat }.
  }
event-unicorns-swapped = Dwa jednorożce zmieniają właściciela: { $items }.
event-unicorn-given = { $seat_is ->
    [you] { $card } trafia do ciebie
   *[other] { $card } trafia do gracza { $seat }
  }
event-unicorn-slain = { $seat_is ->
    [you] Tracisz jednorożca { $unicorn } ze wszystkim, co na nim leżało.
   *[other] { $seat } traci jednorożca { $unicorn } ze wszystkim, co na nim leżało.
  }
event-hunt-cards-lost = { $seat_is ->
    [you] Odrzucasz karty polowania z ręki.
   *[other] { $seat } odrzuca karty polowania z ręki.
  }
event-hunt-cards-regained = { $seat_is ->
    [you] Odzyskujesz karty polowania: { $items }.
   *[other] { $seat } odzyskuje karty polowania: { $items }.
  }
event-unicorn-captured = { $seat_is ->
    [you] Bierzesz jednorożca { $unicorn } i znacznik pierwszego gracza.
   *[other] { $seat } bierze jednorożca { $unicorn } i znacznik pierwszego gracza.
  }
event-unicorn-painted = { $colour ->
    [yellow] { $unicorn } ma teraz kolor żółty.
    [purple] { $unicorn } ma teraz kolor fioletowy.
    [blue] { $unicorn } ma teraz kolor niebieski.
    [pink] { $unicorn } ma teraz kolor różowy.
   *[none] { $unicorn } nie ma już koloru.
  }
event-unicorn-fled = { $unicorn } ucieka.
event-hunt-ended = Polowanie dobiega końca.
event-market-opened = Czarny rynek
event-article-bought = { $seat_is ->
    [you] Kupujesz: { $article }.
   *[other] { $seat } kupuje: { $article }.
  }
event-token-placed = { $seat_is ->
    [you] Kładziesz żeton na jednorożcu { $unicorn }.
   *[other] { $seat } kładzie żeton na jednorożcu { $unicorn }.
  }
event-token-kept = { $seat_is ->
    [you] Zatrzymujesz przed sobą żeton { $token }.
   *[other] { $seat } zatrzymuje żeton { $token }.
  }
event-purchase-skipped = { $seat_is ->
    [you] Nic nie kupujesz.
   *[other] { $seat } nic nie kupuje.
  }
event-hands-taken-back = Wszyscy odzyskują zużyte karty polowania.
event-double-rainbow-completed = { $seat_is ->
    [you] Masz dwa jednorożce każdego koloru i od razu wygrywasz.
   *[other] { $seat } ma dwa jednorożce każdego koloru i od razu wygrywa.
  }
event-scores-counted = Punkty: { $items }
