# Nazwy wspólne dla gier.
name-reason-last-seat-left = Wszyscy inni się poddali
name-status-lobby = Oczekiwanie na graczy
name-status-running = W toku
name-status-finished = Zakończona
name-status-abandoned = Porzucona
name-access-public = Publiczny
name-access-private = Prywatny
name-role-host = Gospodarz
name-role-bot = Bot
name-role-ready = Gotowe
name-role-consents = Opcje przyjęte
name-role-away = Nieobecny
name-role-conceded = Gra poddana
name-role-spectator = Widz
