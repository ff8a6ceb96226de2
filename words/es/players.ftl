# Players: profiles, blocks, reports.
problem-private-profile-title = Perfil privado
problem-private-profile-detail = Los demás no pueden ver los resultados de este jugador.
problem-too-many-blocks-title = Demasiados bloqueos
problem-too-many-blocks-detail = Has bloqueado a { $limit } jugadores, el máximo para una cuenta; desbloquea antes a uno.
problem-not-yourself-title = Eres tú
problem-not-yourself-detail = No puedes bloquearte ni denunciarte a ti mismo.

error-event-without-game = Un suceso necesita la partida en la que ocurrió.
error-not-played-together = Tú y este jugador no os habéis sentado ambos en esta partida.
error-no-such-season = No existe esa temporada: el número de una temporada es su año y su trimestre, y ahora es { $now }.

# The admin: reports, and names that are refused.
admin-app-players = Jugadores
admin-model-report = denuncia
admin-models-report = denuncias
admin-model-refusedname = nombre rechazado
admin-models-refusedname = nombres rechazados
admin-field-text = texto
admin-field-game = partida
admin-field-verdict = decisión
admin-field-decided-at = decidida
admin-field-about-shown = sobre
admin-field-log-shown = qué pasó
admin-field-anywhere = también dentro de un nombre
admin-field-days = días
admin-choice-display-name = Nombre inadecuado
admin-choice-stalling = Hace esperar
admin-choice-colluding = Juega en connivencia
admin-choice-cheating = Hace trampas
admin-choice-harassing = Acosa
admin-choice-open = Abierta
admin-choice-no-case = Sin motivo
admin-choice-renamed = Renombrada
admin-choice-suspended = Suspendida
admin-verb-rename = Renombrar
admin-verb-rename-help = La cuenta recibe otro nombre y se cierran sus denuncias abiertas. Las partidas jugadas conservan el antiguo.
admin-verb-suspend = Suspender
admin-verb-suspend-help = La cuenta queda bloqueada ese número de días y se cierran sus denuncias abiertas. El bloqueo termina solo.
admin-verb-dismiss = Sin motivo
admin-verb-dismiss-help = No se hace nada con la cuenta. Se cierran sus denuncias abiertas.
admin-report-decided = Decidido: las denuncias abiertas sobre esta cuenta están cerradas.
