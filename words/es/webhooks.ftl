# Webhooks: negativas y lo que falla en una dirección.
problem-too-many-webhooks-title = Demasiados destinos
problem-too-many-webhooks-detail = Una cuenta puede tener { $limit } destinos: elimina antes uno.
problem-disabled-by-staff-title = Desactivado por el equipo
problem-disabled-by-staff-detail = El equipo ha desactivado este destino; solo él puede activarlo. Pregúntale el motivo.
problem-webhook-is-disabled-title = El destino está desactivado
problem-webhook-is-disabled-detail = A este destino no se envía nada. Actívalo antes con enabled: true.

error-url-malformed = No es una dirección a la que se pueda llamar: una URL con servidor, sin nombre de usuario, fragmento ni espacios.
error-url-not-https = La dirección debe empezar por https://.
error-url-not-reachable = No se encuentra este servidor, o su dirección no es pública.
error-webhook-secret-format = Un secreto es whsec_ seguido del base64 de entre 24 y 64 bytes.

admin-webhook-disabled = El destino está desactivado; se ha avisado a su dueño.
admin-webhook-enabled = El destino vuelve a estar activo.
admin-deliveries-replayed = { $count ->
    [one] Se reenvía un mensaje.
   *[other] Se reenvían { $count } mensajes.
  }

webhook-news = Hay novedades en tu partida.
