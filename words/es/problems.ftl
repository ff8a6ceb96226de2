# Problemas de la API: qué se rechazó y qué falla en un campo.
problem-bad-request-title = Petición incorrecta
problem-bad-request-detail = No se ha podido entender la petición.
problem-malformed-json-title = No es JSON
problem-malformed-json-detail = El cuerpo no es JSON bien formado.
problem-invalid-query-title = Consulta no válida
problem-invalid-query-detail = { $count ->
    [one] Se ha rechazado un parámetro de la consulta: véase errors.
   *[other] Se han rechazado { $count } parámetros de la consulta: véase errors.
  }
problem-not-authenticated-title = Sin autenticar
problem-not-authenticated-detail = Hace falta un token o una clave de API válidos en la cabecera Authorization.
problem-permission-denied-title = No permitido
problem-permission-denied-detail = No puedes hacer esto.
problem-not-found-title = No encontrado
problem-not-found-detail = Aquí no hay nada, o nada que puedas ver.
problem-method-not-allowed-title = Método no permitido
problem-method-not-allowed-detail = Esta dirección no admite este método; véase la cabecera Allow.
problem-not-acceptable-title = No aceptable
problem-not-acceptable-detail = Aquí no se puede servir ninguno de los tipos que aceptas.
problem-body-too-slow-title = Cuerpo demasiado lento
problem-body-too-slow-detail = El cuerpo no llegó a tiempo; vuelve a enviar la petición.
problem-body-too-large-title = Cuerpo demasiado grande
problem-body-too-large-detail = El cuerpo es mayor de lo que admite el servicio.
problem-unsupported-media-type-title = Tipo de contenido no admitido
problem-unsupported-media-type-detail = Envía el cuerpo como application/json.
problem-validation-failed-title = Cuerpo no válido
problem-validation-failed-detail = { $count ->
    [one] Se ha rechazado una cosa del cuerpo: véase errors.
   *[other] Se han rechazado { $count } cosas del cuerpo: véase errors.
  }
problem-throttled-title = Demasiadas peticiones
problem-throttled-detail = Preguntas con demasiada frecuencia; inténtalo tras el tiempo que dice Retry-After.
problem-internal-error-title = Error nuestro
problem-internal-error-detail = Algo ha fallado por nuestra parte. Ha quedado anotado con el id de la petición.
problem-unavailable-title = No disponible
problem-unavailable-detail = El servicio no puede hacerlo ahora mismo; inténtalo dentro de un momento.
problem-idempotency-key-invalid-title = Idempotency-Key no válida
problem-idempotency-key-invalid-detail = Una Idempotency-Key tiene de 1 a 255 caracteres ASCII visibles.
problem-idempotency-key-reused-title = Idempotency-Key ya usada
problem-idempotency-key-reused-detail = Esta Idempotency-Key se usó para otra petición. Usa una nueva.
problem-still-running-title = Aún en curso
problem-still-running-detail = La primera petición con esta Idempotency-Key aún está en curso. Envíala de nuevo dentro de un momento.

error-missing = Este campo es obligatorio.
error-unknown-field = Aquí no hay ningún campo «{ $word }».{ $nearest ->
    [nothing-near] { "" }
   *[other] { " " }¿Querías decir «{ $nearest }»?
  }
error-unknown-choice = «{ $word }» no es ninguno de estos: { $known }.
error-wrong-type = Se esperaba { $expected ->
    [object] un objeto
    [array] una lista
    [string] un texto
    [integer] un número entero
    [number] un número
    [boolean] true o false
    [null] null
    [time] una hora como 2026-01-31T12:00:00Z
    [date] una fecha como 2026-01-31
    [duration] una duración como PT30S
    [uuid] un UUID
   *[value] otra clase de valor
  }.
error-too-short = { $limit ->
    [one] Hace falta al menos un carácter.
   *[other] Hacen falta al menos { $limit } caracteres.
  }
error-too-long = { $limit ->
    [one] Se admite como mucho un carácter.
   *[other] Se admiten como mucho { $limit } caracteres.
  }
error-too-small = El valor mínimo es { $limit }.
error-too-large = El valor máximo es { $limit }.
error-few-items = { $limit ->
    [one] Hace falta al menos un elemento.
   *[other] Hacen falta al menos { $limit } elementos.
  }
error-many-items = { $limit ->
    [one] Se admite como mucho un elemento.
   *[other] Se admiten como mucho { $limit } elementos.
  }
error-bad-format = No tiene la forma esperada.
error-bad-characters = Contiene caracteres que no se pueden guardar.
error-invalid = Rechazado: { $reason }
