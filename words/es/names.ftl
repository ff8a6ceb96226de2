# Nombres que comparten los juegos.
name-reason-last-seat-left = Todos los demás han abandonado
name-status-lobby = Esperando jugadores
name-status-running = En curso
name-status-finished = Terminada
name-status-abandoned = Abandonada
name-access-public = Pública
name-access-private = Privada
name-role-host = Anfitrión
name-role-bot = Bot
name-role-ready = Listo
name-role-consents = Ha aceptado las opciones
name-role-away = Ausente
name-role-conceded = Ha abandonado
name-role-spectator = Espectador
