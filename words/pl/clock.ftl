# Zegar: to, co operatorzy czytają w panelu administracyjnym.
admin-games-overdue = po terminie
admin-games-failing = z błędami
admin-games-settle-now = Rozstrzygnij teraz
admin-games-settled = Gra { $game } jest rozstrzygnięta.
admin-games-not-due = W grze { $game } nie ma nic do rozstrzygnięcia: jej czas jeszcze nie nadszedł.
admin-games-failed = Nie udało się rozstrzygnąć gry { $game }: { $error }
