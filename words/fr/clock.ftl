# L’horloge : ce que lisent les opérateurs dans l’administration.
admin-games-overdue = en retard
admin-games-failing = en échec
admin-games-settle-now = Régler maintenant
admin-games-settled = { $game } est réglée.
admin-games-not-due = Rien à régler dans { $game } : ce n’est pas encore l’heure.
admin-games-failed = { $game } n’a pas pu être réglée : { $error }
