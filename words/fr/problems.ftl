# Problèmes de l’API : ce qui a été refusé, et ce qui ne va pas dans un champ.
problem-bad-request-title = Requête incorrecte
problem-bad-request-detail = La requête n’a pas pu être comprise.
problem-malformed-json-title = Pas du JSON
problem-malformed-json-detail = Le corps n’est pas du JSON bien formé.
problem-invalid-query-title = Paramètres non valides
problem-invalid-query-detail = { $count ->
    [one] Un paramètre de l’adresse a été refusé : voir errors.
   *[other] { $count } paramètres de l’adresse ont été refusés : voir errors.
  }
problem-not-authenticated-title = Non authentifié
problem-not-authenticated-detail = Il faut un jeton ou une clé d’API valides dans l’en-tête Authorization.
problem-permission-denied-title = Interdit
problem-permission-denied-detail = Vous ne pouvez pas faire cela.
problem-not-found-title = Introuvable
problem-not-found-detail = Il n’y a rien ici, ou rien que vous puissiez voir.
problem-method-not-allowed-title = Méthode non autorisée
problem-method-not-allowed-detail = Cette adresse n’accepte pas cette méthode ; voir l’en-tête Allow.
problem-not-acceptable-title = Non acceptable
problem-not-acceptable-detail = Aucun des types que vous acceptez ne peut être servi ici.
problem-body-too-slow-title = Corps trop lent
problem-body-too-slow-detail = Le corps n’est pas arrivé à temps ; renvoyez la requête.
problem-body-too-large-title = Corps trop grand
problem-body-too-large-detail = Le corps dépasse la taille acceptée par le service.
problem-unsupported-media-type-title = Type de contenu non pris en charge
problem-unsupported-media-type-detail = Envoyez le corps en application/json.
problem-validation-failed-title = Corps non valide
problem-validation-failed-detail = { $count ->
    [one] Un élément du corps a été refusé : voir errors.
   *[other] { $count } éléments du corps ont été refusés : voir errors.
  }
problem-throttled-title = Trop de requêtes
problem-throttled-detail = Vous demandez trop souvent ; réessayez après le délai indiqué par Retry-After.
problem-internal-error-title = Erreur de notre part
problem-internal-error-detail = Quelque chose a échoué de notre côté. C’est noté sous l’id de la requête.
problem-unavailable-title = Indisponible
problem-unavailable-detail = Le service ne peut pas le faire pour l’instant ; réessayez un peu plus tard.
problem-idempotency-key-invalid-title = Idempotency-Key non valide
problem-idempotency-key-invalid-detail = Une Idempotency-Key compte de 1 à 255 caractères ASCII visibles.
problem-idempotency-key-reused-title = Idempotency-Key déjà utilisée
problem-idempotency-key-reused-detail = Cette Idempotency-Key a servi pour une autre requête. Prenez-en une nouvelle.
problem-still-running-title = Encore en cours
problem-still-running-detail = La première requête avec cette Idempotency-Key est encore en cours. Renvoyez-la dans un instant.

error-missing = Ce champ est obligatoire.
error-unknown-field = Il n’y a pas de champ « { $word } » ici.{ $nearest ->
    [nothing-near] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest } » ?
  }
error-unknown-choice = « { $word } » ne fait pas partie de : { $known }.
error-wrong-type = Attendu : { $expected ->
    [object] un objet
    [array] une liste
    [string] un texte
    [integer] un nombre entier
    [number] un nombre
    [boolean] true ou false
    [null] null
    [time] une heure comme 2026-01-31T12:00:00Z
    [date] une date comme 2026-01-31
    [duration] une durée comme PT30S
    [uuid] un UUID
   *[value] une autre sorte de valeur
  }.
error-too-short = { $limit ->
    [one] Il faut au moins un caractère.
   *[other] Il faut au moins { $limit } caractères.
  }
error-too-long = { $limit ->
    [one] Un caractère au plus est admis.
   *[other] { $limit } caractères au plus sont admis.
  }
error-too-small = La plus petite valeur admise est { $limit }.
error-too-large = La plus grande valeur admise est { $limit }.
error-few-items = { $limit ->
    [one] Il faut au moins un élément.
   *[other] Il faut au moins { $limit } éléments.
  }
error-many-items = { $limit ->
    [one] Un élément au plus est admis.
   *[other] { $limit } éléments au plus sont admis.
  }
error-bad-format = La forme n’est pas celle attendue.
error-bad-characters = Contient des caractères qui ne peuvent pas être conservés.
error-invalid = Refusé : { $reason }
