# El escritorio del operador, la portada de la administración.
desk-title = El escritorio
desk-look = Hay que mirarlo
desk-plot-total = { $total ->
    [0] 0 en 14 días
   *[other] { $total } en 14 días, como mucho { $most } al día
 }
desk-games = Partidas
desk-games-running = en curso
desk-games-lobby = esperando jugadores
desk-players-now = jugadores ahora
desk-games-due = ventanas con retraso
desk-games-oldest = mayor retraso
desk-games-failing = partidas con fallos
desk-games-by-day = Partidas por día
desk-players-by-day = Jugadores por día
desk-webhooks = Webhooks
desk-outbox = por repartir
desk-deliveries-waiting = por enviar
desk-webhooks-failing = servidores con fallos
desk-webhooks-disabled = desactivados
desk-deliveries-failed = Entregas fallidas por día
desk-requests = Peticiones en las últimas 24 horas
desk-requests-answered = respondidas
desk-requests-failed = fallidas (5xx)
desk-mails-waiting = correos en espera
desk-errors = Errores por código
desk-slow = Respuestas lentas (más de medio segundo)
desk-code = código
desk-route = ruta
desk-count = veces
desk-p95 = 95 de 100 en
desk-plot-hours = { $total ->
    [0] 0 en 24 horas
   *[other] { $total } en 24 horas, como mucho { $most } por hora (UTC)
 }
desk-late-by-day = Ventanas con retraso por día
desk-requests-by-hour = Peticiones por hora
desk-failed-by-day = Fallos (5xx) por día
desk-requests-note = Cada proceso añade lo que ha contado una vez por minuto.
desk-queues = Lo que espera
desk-queues-embedded = Todo corre en este único proceso (modo integrado): sus colas están en su memoria y no se pueden medir desde aquí.
desk-queues-silent = Redis no responde
desk-queue-celery = tareas
desk-queue-clock = reloj
desk-queue-bots = bots
desk-queue-gate = pruebas de cartas
desk-queue-mail = correos por enviar
desk-queue-webhooks = webhooks
desk-queue-matching = buscar partida
desk-reports = Denuncias
desk-reports-open = denuncias abiertas
desk-reports-oldest = las que más esperan
desk-quick-play = Partida rápida
desk-people-waiting = personas que esperan partida
desk-tickets-failing = sin mesa por un error
desk-longest-wait = la espera más larga
admin-field-reason-shown = motivo
desk-ticket-reason = { $reason ->
    [cancelled] La persona dejó de buscar
    [silent] La aplicación no dio señales
    [other_game] Empezó otra partida
    [card_sets_gone] Las cartas ya no están
    [too_many_tables] La persona está en demasiadas mesas
    [banned] La cuenta está bloqueada
   *[failed] No se pudo abrir ninguna mesa
 }
