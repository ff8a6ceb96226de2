# Zegar: to, co operatorzy czytają w panelu administracyjnym.
admin-games-overdue = po terminie
admin-games-failing = z błędami
admin-games-settle-now = Rozstrzygnij teraz
admin-games-settled = Gra { $game } jest rozstrzygnięta.
admin-games-not-due = W grze { $game } nie ma nic do rozstrzygnięcia: jej czas jeszcze nie nadszedł.
admin-games-failed = Nie udało się rozstrzygnąć gry { $game }: { $error }

# Zegar stołu: jak wybiera go gospodarz.
clock-live = Na żywo
clock-live-explained = Wszyscy są obecni. Decyzje trwają sekundy.
clock-correspondence = Korespondencyjnie
clock-correspondence-explained = Decyzje trwają godziny lub dni.
clock-off = Bez zegara
clock-off-explained = Każda decyzja trwa tyle, ile trzeba. Tylko przy prywatnych stołach.
clock-turn = Czas na decyzję
clock-turn-explained = Po tylu sekundach gra decyduje za gracza. Każda decyzja ma własny czas.
clock-neigh = Czas na odpowiedź na kartę
clock-neigh-explained = Przez tyle sekund pozostali mogą zatrzymać zagraną kartę. Kończy się wcześniej, gdy wszyscy spasują.
clock-pause = Przerwy
clock-pause-explained = Przez tyle sekund gra czeka, żeby wszyscy zobaczyli, co się stało.
clock-chance = Czas na zdolności
clock-chance-explained = Przez tyle sekund gra czeka tam, gdzie ktoś może użyć zdolności, zanim zagrają inni. Nikt nie musi.
clock-pace = Tempo botów i nieobecnych
clock-pace-explained = Bot albo nieobecny gracz odpowiada po tylu sekundach, niezależnie od tego, jakie ma karty.
