# Problems of the API: what was refused, and what is wrong with a field.
problem-bad-request-title = Bad request
problem-bad-request-detail = The request could not be understood.
problem-malformed-json-title = Not JSON
problem-malformed-json-detail = The body is not well-formed JSON.
problem-invalid-query-title = Invalid query
problem-invalid-query-detail = { $count ->
    [one] One query parameter was refused: see errors.
   *[other] { $count } query parameters were refused: see errors.
  }
problem-not-authenticated-title = Not authenticated
problem-not-authenticated-detail = This needs a valid token or API key in the Authorization header.
problem-permission-denied-title = Not allowed
problem-permission-denied-detail = You may not do this.
problem-not-found-title = Not found
problem-not-found-detail = There is nothing here, or nothing that you may see.
problem-method-not-allowed-title = Method not allowed
problem-method-not-allowed-detail = This address does not take this method; see the Allow header.
problem-not-acceptable-title = Not acceptable
problem-not-acceptable-detail = None of the media types you accept can be served here.
problem-body-too-slow-title = Body too slow
problem-body-too-slow-detail = The body did not arrive in time; send the request again.
problem-body-too-large-title = Body too large
problem-body-too-large-detail = The body is larger than the service takes.
problem-unsupported-media-type-title = Unsupported media type
problem-unsupported-media-type-detail = Send the body as application/json.
problem-validation-failed-title = Invalid body
problem-validation-failed-detail = { $count ->
    [one] One thing in the body was refused: see errors.
   *[other] { $count } things in the body were refused: see errors.
  }
problem-throttled-title = Too many requests
problem-throttled-detail = You are asking too often; try again after the time in Retry-After.
problem-internal-error-title = Our mistake
problem-internal-error-detail = Something went wrong on our side. It has been noted under the request id.
problem-unavailable-title = Unavailable
problem-unavailable-detail = The service cannot do this at the moment; try again a little later.
problem-idempotency-key-invalid-title = Invalid Idempotency-Key
problem-idempotency-key-invalid-detail = An Idempotency-Key has 1 to 255 visible ASCII characters.
problem-idempotency-key-reused-title = Idempotency-Key already used
problem-idempotency-key-reused-detail = This Idempotency-Key was used for another request. Take a new one.
problem-still-running-title = Still running
problem-still-running-detail = The first request with this Idempotency-Key is still being worked on. Send it again in a moment.

error-missing = This field is required.
error-unknown-field = There is no field “{ $word }” here.{ $nearest ->
    [nothing-near] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
  }
error-unknown-choice = “{ $word }” is not one of: { $known }.
error-wrong-type = Expected { $expected ->
    [object] an object
    [array] an array
    [string] a string
    [integer] a whole number
    [number] a number
    [boolean] true or false
    [null] null
    [time] a time like 2026-01-31T12:00:00Z
    [date] a date like 2026-01-31
    [duration] a duration like PT30S
    [uuid] a UUID
   *[value] another kind of value
  }.
error-too-short = { $limit ->
    [one] At least one character is needed.
   *[other] At least { $limit } characters are needed.
  }
error-too-long = { $limit ->
    [one] At most one character is allowed.
   *[other] At most { $limit } characters are allowed.
  }
error-too-small = The least allowed value is { $limit }.
error-too-large = The greatest allowed value is { $limit }.
error-few-items = { $limit ->
    [one] At least one item is needed.
   *[other] At least { $limit } items are needed.
  }
error-many-items = { $limit ->
    [one] At most one item is allowed.
   *[other] At most { $limit } items are allowed.
  }
error-bad-format = This does not have the expected form.
error-bad-characters = This contains characters that cannot be stored.
error-invalid = Refused: { $reason }
