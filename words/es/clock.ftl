# El reloj: lo que leen los operadores en la administración.
admin-games-overdue = atrasadas
admin-games-failing = con errores
admin-games-settle-now = Resolver ahora
admin-games-settled = { $game } está resuelta.
admin-games-not-due = No hay nada que resolver en { $game }: aún no es la hora.
admin-games-failed = No se pudo resolver { $game }: { $error }

# El reloj de una mesa: cómo lo elige quien la abre.
clock-live = En directo
clock-live-explained = Todos están presentes. Las decisiones duran segundos.
clock-correspondence = Por correspondencia
clock-correspondence-explained = Las decisiones duran horas o días.
clock-off = Sin reloj
clock-off-explained = Cada decisión dura lo que haga falta. Solo para mesas privadas.
clock-turn = Tiempo para decidir
clock-turn-explained = Pasados estos segundos, el juego decide por el jugador. Cada decisión tiene su propio tiempo.
clock-neigh = Tiempo para responder a una carta
clock-neigh-explained = Durante estos segundos los demás pueden detener la carta jugada. Termina antes si todos han pasado.
clock-pause = Pausas
clock-pause-explained = Durante estos segundos el juego espera, para que todos vean lo que ha ocurrido.
clock-chance = Ocasiones para habilidades
clock-chance-explained = Durante estos segundos el juego espera donde alguien puede usar una habilidad antes de que actúen los demás. No es obligatorio.
clock-pace = Ritmo de los bots y de los ausentes
clock-pace-explained = Un bot, o un jugador ausente, tarda estos segundos en responder, tenga las cartas que tenga.
