# The balance report.
cards-page-balance = Równowaga
cards-link-balance = Raport równowagi
cards-verb-balance = Rozegraj gry
cards-balance-help = Szybkie boty rozgrywają kilkaset gier z tą wersją, przy każdej liczbie miejsc, a obok z wersją opublikowaną. Raport mówi, które karty wygrywają zbyt często, a których nikt nie zagrywa. O niczym nie rozstrzyga: to robi próba przed publikacją.
cards-balance-none = Nie ma jeszcze raportu o tej wersji.
cards-balance-refused = Tą wersją nie można jeszcze grać. { $first }
cards-balance-line = { $state ->
    [waiting] Czekam: naraz powstaje tylko jeden raport…
    [starting] Gry są przygotowywane…
    [playing] Rozegrano { $done } z najwyżej { $total } gier; { $minutes ->
        [0] została niecała minuta
        [one] zostało około minuty
        [few] zostało około { $minutes } minut
        [many] zostało około { $minutes } minut
       *[other] zostało około { $minutes } minut
      }…
    [done] Gotowe. Rozegrane gry: { $done }.
    [impossible] Z tych kart nie da się złożyć gry.
   *[broken] Nie udało się skończyć. Tu stoi to, co policzono do tej chwili.
  }
cards-balance-partial = Wyniki częściowe: przedziały są jeszcze szerokie i część z tego zniknie.
cards-balance-older = Po tym raporcie wersję zmieniono. Mówi on o kartach takich, jakie były wtedy: rozegraj gry jeszcze raz.
cards-balance-of = Gry z tą wersją: { $games }; grał: { $player }; { $when }.
cards-balance-against = Obok gry z { $version }: { $games }.
cards-balance-alone = Nic jeszcze nie opublikowano: nie ma z czym porównać i każda karta liczy się jako nowa.
cards-balance-new = Co rzuca się w oczy w nowych i zmienionych kartach
cards-balance-new-alone = Co rzuca się w oczy
cards-balance-change = Co jeszcze różni się od { $version }
cards-balance-nothing = Nic ponad przypadek.
cards-balance-more = … i jeszcze { $count }.
cards-balance-how = Liczba porównań: { $count }. Każda lista ma tak ostrą granicę (Holm), że tylko jeden raport na dwadzieścia wymienia coś, co jest samym przypadkiem.
cards-balance-lift-help = „Oczekiwane” to tyle, ile wygrywa miejsce z dowolną kartą przy tych samych liczbach miejsc. Kreski to przedziały 95 %.
cards-balance-cards = Wszystkie karty
cards-balance-games = Gra
cards-balance-reports = Raporty o tym zestawie
cards-balance-compare = Porównaj z tym
cards-balance-download = Jako dane (JSON)
cards-balance-column-card = Karta
cards-balance-column-drawn = Dobrana, na grę
cards-balance-column-played = Zagrana, na grę
cards-balance-column-stopped = Zatrzymana
cards-balance-column-drawn-wins = Wygrane po dobraniu
cards-balance-column-played-wins = Wygrane po zagraniu
cards-balance-column-stopped-wins = Wygrane po zatrzymaniu
cards-balance-expected = oczekiwane { $share } %
cards-balance-is-new = nowa lub zmieniona
cards-balance-plot-cards = Gry wygrane przez miejsce, które dobrało kartę, w %
cards-balance-plot-cards-played = Gry wygrane przez miejsce, które zagrało kartę, w %
cards-balance-plot-lengths = Odpowiedzi w grze, środkowa, według liczby miejsc
cards-balance-plot-endings = Jak kończą się gry, w %
cards-balance-plot-first = Gry wygrane przez zaczynającego, w %, według liczby miejsc
cards-balance-plot-even = równe szanse
cards-balance-plot-expected = oczekiwane
cards-balance-plot-now = ta wersja
cards-balance-failed = Gry, które nie dobiegły końca: { $count } z { $games }.
cards-balance-never-drawn = { $card }: ani razu nie dobrana w { $games } grach.
cards-balance-never-played = { $card }: ani razu nie zagrana, choć dobrano ją { $drawn } razy w { $games } grach.
cards-balance-never-effect = { $card }: jej efektu nie użyto ani razu, choć zagrano ją { $played } razy w { $games } grach.
cards-balance-flood = { $card } to { $share } % wszystkich dobieranych kart. Zalewa pozostałe.
cards-balance-strong = { $card } jest silna: kto ją ma, wygrywa { $share } % swoich gier; oczekiwano { $other } %.
cards-balance-weak = { $card } jest słaba: kto ją ma, wygrywa { $share } % swoich gier; oczekiwano { $other } %.
cards-balance-seldom-played = { $card }: rzadko warto ją zagrać. Zagrywa się ją w { $share } % przypadków, gdy jest dobrana; zwykle to { $usual } %.
cards-balance-wins-more = { $card } wygrywa częściej: kto ją ma, wygrywa { $share } % swoich gier, a przedtem { $other } %.
cards-balance-wins-less = { $card } wygrywa rzadziej: kto ją ma, wygrywa { $share } % swoich gier, a przedtem { $other } %.
cards-balance-played-more = { $card } jest zagrywana częściej: { $share } % przypadków, gdy jest dobrana, a przedtem { $other } %.
cards-balance-played-less = { $card } jest zagrywana rzadziej: { $share } % przypadków, gdy jest dobrana, a przedtem { $other } %.
cards-balance-stopped-more = { $card } jest zatrzymywana częściej: { $share } % przypadków, gdy jest zagrana, a przedtem { $other } %.
cards-balance-stopped-less = { $card } jest zatrzymywana rzadziej: { $share } % przypadków, gdy jest zagrana, a przedtem { $other } %.
cards-balance-longer = Gry są o { $share } % dłuższe.
cards-balance-shorter = Gry są o { $share } % krótsze.
cards-balance-ending-more = Więcej gier kończy się tak: { $ending }. { $share } %, a przedtem { $other } %.
cards-balance-ending-less = Mniej gier kończy się tak: { $ending }. { $share } %, a przedtem { $other } %.
cards-balance-first-more = Zaczynający wygrywa częściej: { $share } % swoich gier; wobec { $other } %.
cards-balance-first-less = Zaczynający wygrywa rzadziej: { $share } % swoich gier; wobec { $other } %.
cards-gate-early = { $done ->
    [yes] ✓ Nowe i zmienione karty zagrano najpierw w { $early } grach: wszystko w porządku.
   *[no] Najpierw grane są nowe i zmienione karty, w { $early } grach…
  }
