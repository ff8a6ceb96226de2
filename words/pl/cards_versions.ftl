# What is done to whole sets and versions: copies, releases, reviews, tables.
cards-copy-name = { $name } (kopia)
cards-not-approved = Nikt nie zatwierdził tego szkicu w obecnej postaci. Poproś o recenzję.
cards-no-review = Nikt nie poprosił o recenzję tego szkicu w obecnej postaci.
cards-own-work = Masz udział w tym szkicu albo to ty prosisz o recenzję: musi go zatwierdzić ktoś inny.
cards-no-remark = Odsyłając szkic, napisz, co należy zmienić.
cards-no-slug = „{ $slug }” nie może być identyfikatorem zestawu: małe litery, słowa łączone znakiem -.
cards-verb-rollback = Wróć do tej wersji
cards-page-rollback = powrót
cards-rollback-help = To, co mówi { $version }, znów staje się najnowszą wersją, po tych samych sprawdzeniach. Nowe gry biorą ją zamiast { $latest }; rozpoczęte zachowują swoją.
cards-rollback-nothing-published = Nic z tego zestawu nie jest teraz opublikowane. To, co mówi { $version }, stanie się jego najnowszą wersją.
cards-rollback-gate = Zestawy, na których się opiera, zmieniły się od tego czasu. Najpierw powstanie szkic, a jego gry zostaną rozegrane ponownie.
cards-rollback-review = Najpierw powstanie szkic i prośba o recenzję: tutaj wszystko jest recenzowane przed publikacją.
cards-rollback-changes = Co zmieni się dla nowych gier
cards-rollback-same = Nowe gry już biorą dokładnie to.
cards-rollback-notes = Powrót do wersji { $number }.
cards-done-rolled-back = Opublikowano: { $version }. Mówi to, co mówiła wersja { $number }.
cards-done-rollback-draft = Powstał szkic z { $version }. Nie jest jeszcze opublikowany.
cards-verb-duplicate = Powiel zestaw
cards-label-duplicate = Nowy zestaw z tymi kartami, o identyfikatorze
cards-done-duplicated = { $slug } to nowy zestaw ze szkicem, który mówi to, co { $source }.
cards-verb-duplicate-card = Powiel tę kartę
cards-done-card-duplicated = „{ $face }” to kopia. Nadaj jej własny identyfikator i nazwę.
cards-csv-help = CSV zawiera karty: po jednym wierszu na kartę, programy i listy jako YAML w komórkach. Nie zawiera tego, co zestaw mówi o sobie (nazw, uwag, etykiet, tego, co rozszerza): to zostaje tak, jak w szkicu. Komórka, którą arkusz wykonałby jako formułę, ma na początku apostrof.
cards-release-notes = Informacje o wydaniu
cards-no-release-notes = Brak informacji o wydaniu: gracze nie przeczytają, co nowego.
cards-write-release-notes = Napisz je
cards-help-release-notes = Co nowego w tej wersji, dla graczy i aplikacji. Zwykły tekst, taki sam w każdym języku. Po publikacji niezmienny.
cards-review = Recenzja innej osoby
cards-review-help = Ktoś, kto nie pisał tego szkicu, ogląda go i zatwierdza. To, co zmieni się później, trzeba zatwierdzić ponownie.
cards-review-asked = { $who }: prośba o recenzję, { $when }.
cards-review-approved = { $who }: zatwierdzono, { $when }.
cards-review-sent-back = { $who }: odesłano do poprawy, { $when }.
cards-review-outdated = Szkic zmienił się od ostatniej recenzji: trzeba go obejrzeć ponownie.
cards-review-somebody-else = Teraz musi go obejrzeć ktoś, kto go nie pisał i może zatwierdzać.
cards-verb-ask-review = Poproś o recenzję
cards-verb-approve = Zatwierdź
cards-verb-send-back = Odeślij
cards-label-remark = Uwaga
cards-done-review-asked = Poproszono o recenzję.
cards-done-approved = Szkic zatwierdzony w obecnej postaci.
cards-done-sent-back = Szkic odesłano do poprawy.
issue-file-not-csv = to nie jest CSV: { $reason }
issue-file-no-id-column = w pierwszym wierszu nie ma kolumny „id”: stoją tam nazwy kolumn, tak jak zapisuje je eksport
issue-file-cell-without-column = jest komórka, która nie należy do żadnej kolumny
admin-field-release-notes = informacje o wydaniu
admin-choice-duplicated = Powielono
admin-choice-rolled-back = Przywrócono
admin-choice-review-asked = Poproszono o recenzję
admin-choice-approved = Zatwierdzono
admin-choice-sent-back = Odesłano
cards-version-number = wersja { $number }
cards-draft-changes = { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
