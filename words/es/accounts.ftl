# Cuentas: nombres, negativas y lo que falla en un nombre o una contraseña.
account-guest-name = Unicornio { $number }

problem-token-invalid-title = Token no válido
problem-token-invalid-detail = Este servicio no creó el token, o el token fue modificado. Los tokens de renovación van a auth/token/refresh, no a la cabecera Authorization.
problem-token-expired-title = Token caducado
problem-token-expired-detail = El token de acceso ha caducado: pide otro con el token de renovación y vuelve a enviar la petición.
problem-credential-ended-title = Sesión cerrada
problem-credential-ended-detail = Esta sesión o clave de API ha terminado: inicia sesión de nuevo o usa otra clave.
problem-sign-in-refused-title = Inicio de sesión denegado
problem-sign-in-refused-detail = No hay ninguna cuenta con ese nombre y esa contraseña.
problem-account-banned-title = Cuenta bloqueada
problem-account-banned-detail = Esta cuenta ha sido bloqueada. Pregunta al operador del servicio.
problem-scope-missing-title = Falta un permiso
problem-scope-missing-detail = A esta clave de API le falta el permiso { $scope }.
problem-session-required-title = No para claves de API
problem-session-required-detail = Esto solo puede hacerlo una persona con la sesión iniciada, no una clave de API.
problem-username-taken-title = Nombre ocupado
problem-username-taken-detail = El nombre de usuario «{ $username }» es de otra persona.
problem-not-a-guest-title = No es un invitado
problem-not-a-guest-detail = Esta cuenta ya tiene nombre de usuario y contraseña.
problem-guest-has-no-password-title = Todavía sin contraseña
problem-guest-has-no-password-detail = Un invitado no tiene contraseña: primero hay que convertirse en usuario.
problem-too-many-api-keys-title = Demasiadas claves de API
problem-too-many-api-keys-detail = Una cuenta puede tener { $limit } claves de API: elimina antes una.

error-username-format = Un nombre de usuario tiene de 3 a 30 letras (de la a a la z), cifras, puntos, guiones o guiones bajos, y empieza por letra o cifra.
error-username-taken = Este nombre de usuario es de otra persona.
error-unfit-characters = Usa letras, cifras, signos o emojis visibles en una sola línea, sin < ni >.
error-blank = No se ve nada en él.
error-wrong-password = Esta no es la contraseña de la cuenta.
error-in-the-past = Ese momento ya ha pasado.
error-password-too-similar = La contraseña se parece demasiado al nombre de usuario.
error-password-too-short = La contraseña necesita al menos { $limit } caracteres.
error-password-too-common = Demasiada gente usa esta contraseña.
error-password-entirely-numeric = La contraseña no puede tener solo cifras.
error-password-refused = { $reason }

admin-account-banned = La cuenta está bloqueada.
admin-account-unbanned = La cuenta puede volver a actuar.
admin-account-signed-out = Se ha cerrado la sesión en todos sus dispositivos.
