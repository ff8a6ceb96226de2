# Card sets: refusals, checks, and the pages of the admin.
cards-not-a-draft = Solo se puede cambiar un borrador: esta versión está publicada o ya no existe.
cards-not-published = Solo se puede retirar una versión publicada.
cards-draft-exists = { $slug } ya tiene un borrador. Publícalo o descártalo antes.
cards-stale = { $who } guardó a las { $when } mientras editabas. No se ha sobrescrito nada: tus cambios siguen en este formulario; recarga la página para ver el estado nuevo.
cards-not-allowed = No puedes hacer esto. Pide otro grupo.
cards-nothing-new = No hay nada nuevo: la versión { $number } dice exactamente lo mismo.
cards-still-broken = { $count ->
    [one] Lo impide un problema: { $first }
   *[other] Lo impiden { $count } problemas. El primero: { $first }
  }
cards-gate-not-passed = El borrador, tal como está, aún no ha pasado la prueba.
cards-another-set = El archivo es del conjunto «{ $found }»; este borrador es de «{ $expected }».
cards-no-tables = Aquí no se puede abrir ninguna mesa.
cards-import-again = El ensayo es demasiado antiguo o se hizo en otro lugar: elige el archivo otra vez.
cards-face-taken = Otra carta tiene el id «{ $face }».
cards-slug-taken = Otro conjunto tiene este id.
cards-default-stands-alone = Este conjunto amplía otros: solo uno que valga por sí solo puede ser el predeterminado.
cards-image-too-large = La imagen es demasiado grande: como mucho { $limit } MB.
cards-image-too-wide = La imagen es demasiado ancha o alta: como mucho { $limit } píxeles por lado.
cards-image-not-one = No es una imagen que aceptemos: envía PNG, JPEG o WebP.

cards-gate-never-ends = Una partida no terminó: una carta hace algo que nunca acaba.
cards-gate-child-died = No se pudieron jugar todas las partidas. Inténtalo de nuevo; si sigue así, el registro del worker dice por qué.
cards-gate-line = { $state ->
    [waiting] Esperando un worker libre…
    [starting] Se preparan las partidas…
    [playing] { $done } de { $total } partidas jugadas…
    [passed] Superada: { $total } partidas, ninguna infracción.
    [failed] Rechazado tras { $done } de { $total } partidas.
   *[broken] No se pudo terminar ({ $done } de { $total } partidas).
  }

cards-done-cloned = Se ha hecho un borrador de { $source }.
cards-done-retired = { $version } está retirada: las partidas nuevas no la usan, las que están en curso la conservan.
cards-done-discarded = El borrador se ha descartado.
cards-done-published = { $version } está publicada: las partidas nuevas la usan desde ahora.
cards-done-imported = El archivo se ha aplicado al borrador.

cards-verb-clone = Clonar a borrador
cards-verb-restore = Restaurar como borrador
cards-verb-try = Probar
cards-verb-retire = Retirar
cards-verb-discard = Descartar borrador
cards-verb-gate = Jugar las partidas de prueba
cards-verb-publish = Publicar
cards-sure = ¿Seguro?

cards-link-cards = Cartas
cards-link-diff = Diferencias
cards-link-import = Importar
cards-link-export = Exportar { $kind }
cards-link-publish = Comprobar y publicar
cards-link-history = Historial
cards-link-back = Volver a la versión

cards-page-diff = diferencias
cards-page-import = importar
cards-page-publish = comprobar y publicar
cards-page-new-set = Nuevo conjunto de cartas

cards-diff-with = Comparado con { $other }.
cards-diff-first = No hay nada con que comparar: todo es nuevo.
cards-diff-same = Nada es distinto.
cards-import-help = Un archivo de conjunto de cartas, YAML, JSON o CSV, como lo escribe la exportación. Primero solo se prueba; no se cambia nada.
cards-import-try = Ensayo
cards-import-apply = Aplicar al borrador
cards-import-refused = { $count ->
    [one] El archivo tiene un error; no se ha cambiado nada.
   *[other] El archivo tiene { $count } errores; no se ha cambiado nada.
  }
cards-import-more = … y { $count } más.
cards-import-would = El archivo no tiene errores. Cambiaría esto:
cards-publish-looks = Un vistazo a todo el conjunto
cards-publish-clean = No hay nada mal.
cards-publish-games = Partidas con este borrador
cards-publish-games-help = Se juegan unos cientos de partidas con el borrador, para cada número de jugadores. Se puede publicar cuando no se infringe ninguna regla y todas las partidas terminan.
cards-publish-reproduce = Para verlo otra vez:
cards-problems = Problemas
cards-warnings = Conviene saber
cards-glance = { $cards } cartas, { $copies } copias
cards-languages-complete = Completos: { $languages }
cards-live-problems = { $count ->
    [0] Ningún problema.
    [one] Un problema:
   *[other] { $count } problemas:
  }
cards-add-card = Añadir carta
cards-search-everywhere = Buscar en todas las versiones
cards-save = Guardar

cards-gate-never-played = Esta carta no se jugó nunca en { $games } partidas.
cards-gate-never-effect = Su efecto no se usó nunca en { $games } partidas.
cards-help-extends = Los conjuntos para los que se hizo este: se juega con uno de ellos, y se revisa y prueba con cada uno. Ninguno: vale por sí solo.
cards-help-tags = Lo que se lee por cada etiqueta, según el idioma, una por línea. Ejemplo: { $example }
cards-help-more-copies = Cuántas copias añade este conjunto a cartas de los conjuntos debajo de él, una carta por línea. Ejemplo: { $example }
cards-help-mixes = Otros conjuntos con los que este se juega bien, una lista por mezcla; este conjunto no se nombra. Ejemplo: { $example }
cards-label-extends = Amplía
cards-label-tags = Etiquetas
cards-label-more-copies = Más copias
cards-label-mixes = Mezclas
cards-checked-with = Revisado con { $sets }
cards-extends = Amplía { $sets }
