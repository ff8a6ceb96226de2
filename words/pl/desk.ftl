# Biurko operatora, strona główna administracji.
desk-title = Biurko
desk-look = Sprawdź to
desk-plot-total = { $total ->
    [0] 0 w 14 dni
   *[other] { $total } w 14 dni, najwyżej { $most } dziennie
 }
desk-games = Gry
desk-games-running = w toku
desk-games-lobby = czekają na graczy
desk-players-now = graczy teraz
desk-games-due = spóźnione okna
desk-games-oldest = największe spóźnienie
desk-games-failing = gry z błędami
desk-games-by-day = Gry dziennie
desk-players-by-day = Gracze dziennie
desk-webhooks = Webhooki
desk-outbox = jeszcze nieprzekazane
desk-deliveries-waiting = czekają na wysłanie
desk-webhooks-failing = zawodzące serwery
desk-webhooks-disabled = wyłączone
desk-deliveries-failed = Nieudane dostawy dziennie
desk-requests = Żądania w ostatnich 24 godzinach
desk-requests-answered = obsłużone
desk-requests-failed = nieudane (5xx)
desk-mails-waiting = czekające e-maile
desk-errors = Błędy według kodu
desk-slow = Wolne odpowiedzi (ponad pół sekundy)
desk-code = kod
desk-route = ścieżka
desk-count = ile razy
desk-p95 = 95 na 100 w
desk-plot-hours = { $total ->
    [0] 0 w 24 godziny
   *[other] { $total } w 24 godziny, najwyżej { $most } na godzinę (UTC)
 }
desk-late-by-day = Spóźnione okna dziennie
desk-requests-by-hour = Żądania na godzinę
desk-failed-by-day = Awarie (5xx) dziennie
desk-requests-note = Każdy proces dopisuje co minutę to, co policzył.
desk-queues = Co czeka na wykonanie
desk-queues-embedded = Wszystko działa w tym jednym procesie (tryb wbudowany): jego kolejki są w pamięci i nie da się ich stąd zmierzyć.
desk-queues-silent = Redis nie odpowiada
desk-queue-celery = prace porządkowe
desk-queue-clock = zegar
desk-queue-bots = boty
desk-queue-gate = próby kart
desk-queue-mail = e-maile do wysłania
desk-queue-webhooks = webhooki
desk-queue-matching = szukanie gry
desk-reports = Zgłoszenia
desk-reports-open = otwarte zgłoszenia
desk-reports-oldest = czekają najdłużej
desk-quick-play = Szybka gra
desk-people-waiting = osób czeka na grę
desk-tickets-failing = którym nie udało się otworzyć stołu
desk-longest-wait = najdłużej czeka
admin-field-reason-shown = powód
desk-ticket-reason = { $reason ->
    [cancelled] Gracz przestał szukać
    [silent] Aplikacja zamilkła
    [other_game] Zaczęła się inna gra
    [card_sets_gone] Tych kart już nie ma
    [too_many_tables] Gracz siedzi przy zbyt wielu stołach
    [banned] Konto jest zablokowane
   *[failed] Nie udało się otworzyć stołu
 }
