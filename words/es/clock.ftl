# El reloj: lo que leen los operadores en la administración.
admin-games-overdue = atrasadas
admin-games-failing = con errores
admin-games-settle-now = Resolver ahora
admin-games-settled = { $game } está resuelta.
admin-games-not-due = No hay nada que resolver en { $game }: aún no es la hora.
admin-games-failed = No se pudo resolver { $game }: { $error }
