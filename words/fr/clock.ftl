# L’horloge : ce que lisent les opérateurs dans l’administration.
admin-games-overdue = en retard
admin-games-failing = en échec
admin-games-settle-now = Régler maintenant
admin-games-settled = { $game } est réglée.
admin-games-not-due = Rien à régler dans { $game } : ce n’est pas encore l’heure.
admin-games-failed = { $game } n’a pas pu être réglée : { $error }

# L’horloge d’une table : comment l’hôte la choisit.
clock-live = En direct
clock-live-explained = Tout le monde est là. Les décisions durent quelques secondes.
clock-correspondence = Par correspondance
clock-correspondence-explained = Les décisions durent des heures ou des jours.
clock-off = Sans horloge
clock-off-explained = Chaque décision dure le temps qu’il faut. Réservé aux tables privées.
clock-turn = Temps pour décider
clock-turn-explained = Après ce nombre de secondes, le jeu décide à la place du joueur. Chaque décision a son propre temps.
clock-neigh = Temps pour répondre à une carte
clock-neigh-explained = Pendant ce nombre de secondes, les autres peuvent arrêter la carte jouée. C’est fini plus tôt si tous ont passé.
clock-pause = Pauses
clock-pause-explained = Le jeu attend ce nombre de secondes pour que chacun voie ce qui s’est passé.
clock-chance = Occasions pour les pouvoirs
clock-chance-explained = Pendant ce nombre de secondes, le jeu attend là où quelqu’un peut utiliser un pouvoir avant que les autres n’agissent. Rien n’y oblige.
clock-pace = Rythme des bots et des absents
clock-pace-explained = Un bot, ou un joueur absent, met ce nombre de secondes à répondre, quelles que soient ses cartes.
