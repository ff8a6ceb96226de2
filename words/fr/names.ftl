# Noms que les jeux partagent.
name-reason-last-seat-left = Tous les autres ont abandonné
name-status-lobby = En attente de joueurs
name-status-running = En cours
name-status-finished = Terminée
name-status-abandoned = Abandonnée
name-access-public = Publique
name-access-private = Privée
name-role-host = Hôte
name-role-bot = Bot
name-role-ready = Prêt
name-role-consents = A accepté les options
name-role-away = Absent
name-role-conceded = A abandonné
name-role-spectator = Spectateur
