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
