// Refusals in German.
import type { FailureSentences } from '../shape.ts';

export const failures: FailureSentences = {
  unexpected:
    'Bei uns ist etwas schiefgelaufen. Versuchen Sie es gleich noch einmal. Code {request}.',
  malformed:
    'Wir haben die Anfrage nicht verstanden: {field}. Prüfen Sie die Angaben und versuchen ' +
    'Sie es erneut.',
  tooLarge: 'Die Sendung ist zu groß.',
  notFound: 'Wir konnten nicht finden, was Sie suchen.',
  tooMany: 'Zu viele Versuche. Warten Sie {wait} und versuchen Sie es erneut.',
  wrongContext:
    'Restaurant oder Konto wurde in einem anderen Tab gewechselt. Laden Sie die Seite neu und ' +
    'versuchen Sie es erneut.',
  wrongOrigin: 'Diese Anfrage kam nicht von der Website des Restaurants.',
  amountTooLarge: 'Der Betrag in {field} ist zu hoch. Prüfen Sie ihn und versuchen Sie es erneut.',
  dateImpossible: 'Das Datum in {field} gibt es nicht, oder es liegt zu weit entfernt.',
  textUnreadable:
    'Der Text in {field} enthält ein Zeichen, das nicht gespeichert werden kann. Löschen ' +
    'Sie es und versuchen Sie es erneut.',
  unavailable:
    'Das System ist im Moment nicht erreichbar. Versuchen Sie es in ein paar Sekunden noch einmal.',
  signInNeeded: 'Melden Sie sich an, um fortzufahren.',
  notYours: 'Darauf haben Sie keinen Zugriff.',
  wrongCredentials: 'Die eingegebenen Daten sind falsch.',
  emailTaken:
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder nehmen Sie ' +
    'eine andere.',
  phoneTaken:
    'Mit dieser Telefonnummer gibt es schon ein Konto. Melden Sie sich an oder nehmen Sie ' +
    'eine andere.',
  identifierMissing: 'Wir konnten Ihre E-Mail-Adresse oder Telefonnummer nicht erkennen.',
  brandNotFound: 'Keine Daten zur App {name} gefunden',
  storeNotFound: 'Wir konnten dieses Restaurant nicht finden.',
  storeClosed: 'Das Restaurant ist gerade geschlossen. Ihr Warenkorb bleibt erhalten.',
  storePaused: 'Das Restaurant nimmt kurz keine Bestellungen an. Ihr Warenkorb bleibt erhalten.',
  productNotFound: 'Eines der Produkte wird nicht mehr verkauft.',
  soldOut: '{product} ist ausverkauft. Entfernen Sie es, um fortzufahren.',
  choicesInvalid: 'Prüfen Sie die Auswahl für {product}: {group}.',
  notEnough: 'Nur noch {left} von {product} verfügbar.',
  totalChanged:
    'Die Summe hat sich auf {total} geändert. Prüfen Sie den Warenkorb und senden Sie erneut.',
  quantityTooLarge:
    'Das sind zu viele Artikel für eine Bestellung. Sprechen Sie für Großbestellungen mit ' +
    'dem Restaurant.',
  weightInvalid:
    '{product} gibt es jetzt in Schritten von {step}, ab {least} bis {most}. ' +
    'Prüfen Sie Ihren Warenkorb.',
  addressError: 'Entschuldigung, mit Ihrer Adresse ist etwas schiefgelaufen.',
  notServed:
    'Das Restaurant liefert nicht an diese Adresse. Wählen Sie eine andere oder holen Sie ab.',
  otherStoreServes: 'Diese Filiale liefert nicht an diese Adresse, aber {store} schon.',
  cityNotServed: 'Das Restaurant beliefert {city} nicht.',
  postalCodeUnknown:
    'Diese Postleitzahl kennen wir nicht. Prüfen Sie sie oder geben Sie die Adresse ein.',
  postalCodeUnavailable: 'Die Suche nach Postleitzahlen ist gestört. Geben Sie die Adresse ein.',
  addressMissing: 'Geben Sie die Lieferadresse an.',
  deliveryUnavailable: 'Dieses Restaurant liefert nicht.',
  pickupUnavailable: 'Dieses Restaurant bietet keine Abholung an.',
  deliveryMinimum: 'Der Mindestbestellwert für Lieferung ist {minimum}. Es fehlen {missing}.',
  pickupMinimum: 'Der Mindestbestellwert für Abholung ist {minimum}. Es fehlen {missing}.',
  paymentMissing: 'Wählen Sie die Zahlungsart.',
  changeTooLow: 'Der Betrag, mit dem Sie zahlen, muss höher als {total} sein.',
  phoneInvalid: 'Wir haben Ihre Telefonnummer nicht erkannt.',
  nameMissing: 'Geben Sie Ihren Namen an.',
  cpfInvalid: 'Prüfen Sie die CPF: Die Ziffern passen nicht zusammen.',
  signUpNeeded: 'Melden Sie sich an oder erstellen Sie ein Konto, um zu bestellen.',
  couponUnknown: 'Diesen Gutschein haben wir nicht gefunden. Prüfen Sie den Code.',
  scheduleUnavailable: 'Vorbestellungen sind in diesem Restaurant noch nicht möglich.',
  tableUnavailable: 'Dieses Restaurant nimmt hier keine Tischbestellungen an.',
  moveRefused: 'Die Bestellung ist „{from}“ und kann nicht „{to}“ werden.',
  cancelTooLate:
    'Das Restaurant hat die Bestellung schon angenommen. Sprechen Sie mit ihm, um zu stornieren.',
  orderChanged:
    'Die Bestellung wurde auf einem anderen Bildschirm geändert. Sie ist jetzt „{from}“.',
  changeOverlaps: 'Jemand hat diese Bestellung zuerst geändert. Sehen Sie nach, wie sie jetzt ist.',
  changeTooLate: 'Diese Bestellung ist beendet und lässt sich nicht mehr ändern.',
  changeNotPaid:
    'Diese Bestellung wartet noch auf die Zahlung. Ändern Sie sie, sobald sie bezahlt ist.',
  changeAtTable: 'Eine Bestellung am Tisch wird auf der Rechnung des Tisches geändert.',
  changeNothing: 'An dieser Bestellung hat sich nichts geändert.',
  changePaymentFixed: 'Diese Bestellung wurde online bezahlt: Die Zahlungsart bleibt.',
  changeDueMethod: 'Wählen Sie, wie der Unterschied bezahlt wird.',
  changeAnswered: 'Diese Änderung wartet nicht mehr auf eine Antwort.',
  refundTooMuch: 'Von dieser Zahlung lassen sich nur noch {left} erstatten.',
  wishTooLate:
    'Die Küche hat mit Ihrer Bestellung begonnen; hier lässt sie sich nicht mehr ändern. ' +
    'Sprechen Sie mit dem Restaurant.',
  wishOpen:
    'Sie haben schon um eine Änderung gebeten. Warten Sie auf die Antwort oder ziehen Sie die ' +
    'Bitte zurück.',
  wishAnswered: 'Dieser Änderungswunsch wartet nicht mehr auf eine Antwort.',
  wishProposalOpen: 'Das Restaurant hat eine Änderung vorgeschlagen. Antworten Sie zuerst darauf.',
  orderAlreadySent:
    'Die Bestellung {number} war schon im Restaurant, so wie Sie sie zuerst gesendet haben.',
  firstTryCounted: 'Der erste Versuch hat schon gezählt: {value}. Prüfen Sie das zuerst.',
  passwordWrong: 'Das aktuelle Passwort stimmt nicht.',
  signInAgain: 'Melden Sie sich zu Ihrer Sicherheit erst ab und wieder an.',
  ordersUnderWay:
    'Eine Bestellung ist noch unterwegs. Löschen Sie das Konto, sobald sie abgeschlossen ist.',
  deviceGone: 'Dieses Gerät ist bereits abgemeldet.',
  onlineNeedsSignIn: 'Um online zu bezahlen, melden Sie sich bitte an.',
  paymentOver: 'Diese Bestellung wartet nicht mehr auf eine Zahlung.',
  addressIsPickup: 'Die Abholung im Restaurant ist keine Adresse, die gespeichert wird.',
  tooManyAddresses:
    'Sie haben schon {limit} Adressen. Entfernen Sie eine, um eine andere zu speichern.',
  placesUnavailable:
    'Die Adresssuche ist gerade nicht erreichbar. Bitte geben Sie die Adresse ein.',
  messageOver: 'Diese Nachricht ist schon draußen oder kann nicht mehr gesendet werden.',
  pushServiceUnknown:
    'Dieser Browser nutzt einen Benachrichtigungsdienst, den wir nicht kennen. Verfolgen ' +
    'Sie die Bestellung auf dieser Seite.',
  tooManyFollowers: 'Diese Bestellung benachrichtigt schon zu viele Browser.',
  couponNeedsSignIn: 'Melden Sie sich an, um den Gutschein einzulösen.',
  couponExpired: 'Dieser Gutschein ist abgelaufen.',
  couponNotYet: 'Dieser Gutschein gilt noch nicht.',
  couponNotNow: 'Dieser Gutschein gilt nicht an diesem Tag oder zu dieser Uhrzeit.',
  couponOtherStore: 'Dieser Gutschein gilt in einer anderen Filiale.',
  couponFirstOrderOnly: 'Dieser Gutschein gilt nur für die erste Bestellung.',
  couponAlreadyUsed: 'Sie haben diesen Gutschein schon eingelöst.',
  couponUsedUp: 'Dieser Gutschein ist aufgebraucht.',
  couponMinimum: 'Dieser Gutschein gilt für Bestellungen ab {minimum}. Es fehlen {missing}.',
  couponPickup: 'Dieser Gutschein schenkt die Lieferung und gilt nicht für Abholung.',
  couponTable:
    'Dieser Gutschein schenkt die Lieferung und gilt nicht am Tisch, wo nichts geliefert wird.',
  couponNothingToDiscount:
    'Dieser Gutschein ändert den Preis dieser Bestellung nicht: Artikel im Angebot sind ' +
    'ausgenommen.',
  couponNotOffered: 'Dieses Restaurant vergibt gerade keine Gutscheine.',
  couponContactMissing:
    'Geben Sie Ihren Namen und eine E-Mail-Adresse oder Telefonnummer an, um den Gutschein ' +
    'zu erhalten.',
  couponAlreadyGiven: 'Sie haben Ihren Gutschein schon eingelöst.',
  couponNoBetter:
    'Dieser Gutschein macht diese Bestellung nicht günstiger: Der Rabatt, der schon gilt, ' +
    'ist gleich hoch oder höher. Der Gutschein bleibt gültig.',
  waitToResend: 'Warten Sie {seconds} {seconds:Sekunde|Sekunden}, bevor Sie erneut senden',
  codeWrong: 'Falscher Code. Prüfen Sie die Ziffern und versuchen Sie es noch einmal.',
  codeSpent: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  facebookNotAllowed: 'Ihr Facebook erlaubt diese Art der Anmeldung nicht!',
  facebookUnavailable:
    'Facebook hat nicht geantwortet. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  emailMissing: 'Es ist keine E-Mail-Adresse hinterlegt',
  linkSpent: 'Dieser Link gilt nicht mehr. Melden Sie sich mit Ihrer Telefonnummer an.',
  signInMismatch: 'E-Mail, Telefon oder Passwort stimmen nicht überein.',
  newPasswordNeeded: 'Dieses Passwort ist vorläufig. Wählen Sie ein neues, um fortzufahren.',
  noStores: 'Für diesen Benutzer ist keine Filiale verfügbar',
  phoneLoginOff:
    'Dieses Restaurant nutzt keine Telefonnummern zur Anmeldung. Verwenden Sie Ihre ' +
    'E-Mail-Adresse.',
  slotGone: 'Diese Zeit ist nicht mehr verfügbar. Wählen Sie eine andere.',
  slotFull: 'Diese Zeit ist gerade voll geworden. Wählen Sie eine andere.',
  deliveryCodeNeeded:
    'Fragen Sie nach dem vierstelligen Code, oder geben Sie an, warum es keinen gibt.',
  deliveryCodeWrong: 'Der Code stimmt nicht. Fragen Sie noch einmal nach.',
  reviewTooEarly: 'Sie können bewerten, sobald die Bestellung geliefert ist.',
  reviewClosed: 'Eine Bewertung lässt sich nur einen Tag lang ändern.',
  cardMissing: 'Geben Sie Ihre Kartendaten ein.',
  cardNameIncomplete: 'Für die Online-Kartenzahlung geben Sie bitte Vor- und Nachnamen an.',
  cardPayerMissing: 'Für die Online-Kartenzahlung geben Sie bitte E-Mail-Adresse und CPF an.',
  cardProviderDown:
    'Die Kartenzahlung ist zurzeit nicht erreichbar. Versuchen Sie es erneut oder wählen ' +
    'Sie eine andere Zahlungsart.',
  cardUnknown: 'Diese Karte ist nicht mehr gespeichert. Verwenden Sie eine andere Karte.',
  cardsFull:
    'Sie haben bereits {most} Karten gespeichert. Löschen Sie eine, um eine andere zu speichern.',
  cardNotTaken: 'Dieses Restaurant nimmt online keine Karten an.',
  accountUnreadable: 'Diese Zahlungsart ist gerade nicht verfügbar. Wählen Sie eine andere.',
  accountFieldWrong: 'Prüfen Sie die Angaben zum Konto: {field}.',
  stampCardUnknown: 'Diese Karte gehört nicht zu Ihrem Konto.',
  stampCardIncomplete: 'Auf dieser Karte fehlen noch {missing} Stempel.',
  stampCardRedeemed: 'Diese Karte wurde bereits eingelöst.',
  stampCardExpired: 'Diese Karte ist abgelaufen.',
  stampCardOtherStore: 'Diese Karte gilt in einer anderen Filiale.',
  stampCardProductMissing: 'Legen Sie {product} in den Warenkorb, um die Karte einzulösen.',
  stampCardNoBetter: 'Andere Rabatte decken diese Bestellung schon ab. Die Karte bleibt erhalten.',
  stampCodeUnknown: 'Code ungültig oder abgelaufen. Bitten Sie an der Theke um einen neuen.',
  stampCodeUsed: 'Dieser Code wurde schon benutzt. Bitten Sie an der Theke um einen neuen.',
  stampNoneToTake: 'Auf dieser Karte ist kein Stempel, der entfernt werden kann.',
  stampStoreFixed:
    'Kunden haben Stempel auf dieser Karte, die dort gelten, wo sie gesammelt wurden. Für ein ' +
    'anderes Restaurant schalten Sie diese ab und legen eine neue an.',
  cashbackNotEnough:
    'Ihr Cashback-Guthaben hat sich geändert. Prüfen Sie den Gesamtbetrag und versuchen ' +
    'Sie es erneut.',
  loyaltyNeedsSignIn: 'Melden Sie sich an, um Ihre Treuevorteile zu nutzen.',
  wheelOff: 'Das Glücksrad ist gerade nicht aktiv.',
  wheelSpunAlready: 'Sie haben schon gedreht. Kommen Sie am {when} wieder.',
  wheelOddsWrong: 'Die Chancen müssen zusammen 100 % ergeben. Jetzt sind es {sum} %.',
  giftWorthWrong: '{prize}: Wählen Sie einen Betrag oder einen Prozentsatz, nicht beides.',
  menuChangedMeanwhile:
    '{who} hat dies geändert, während Sie es bearbeitet haben. Sehen Sie sich den ' +
    'aktuellen Stand an, bevor Sie speichern.',
  categoryNotEmpty:
    'Diese Kategorie enthält noch Artikel. Verschieben oder entfernen Sie diese zuerst.',
  groupInUse:
    'Diese Gruppe wird noch von einem Artikel verwendet. Nehmen Sie sie zuerst aus den ' +
    'Artikeln heraus.',
  pictureUnknown: 'Dieses Foto ist nicht mehr verfügbar. Laden Sie es erneut hoch.',
  picturesAway:
    'Fotos können im Moment nicht gespeichert werden. Ihre Eingaben bleiben ' +
    'erhalten; versuchen Sie es in einigen Minuten erneut.',
  portionsChanged: 'Die Menge hat sich während der Bearbeitung geändert. Jetzt sind es {present}.',
  pictureWrong:
    'Bitte senden Sie ein Foto als JPEG, PNG, WebP oder AVIF. Diese Datei lässt sich nicht öffnen.',
  pictureTooSmall: 'Das Foto ist zu klein: Jede Seite braucht mindestens {least} Pixel.',
  promotionDatesWrong: 'Die Aktion muss nach ihrem Beginn enden.',
  menuFileUnknown:
    'Diese Datei ist keine Speisekarte, die wir kennen, oder sie ist beschädigt. Bitte senden ' +
    'Sie eine Excel-Tabelle (.xlsx) oder CSV mit den Spalten categoria, nome und valor, JSON ' +
    'oder Open Delivery.',
  menuFileTooLong: 'Die Datei hat zu viele Artikel: Bitte senden Sie höchstens {most} auf einmal.',
  menuColumnsMissing:
    'In der ersten Zeile fehlen Spalten: {columns}. Schreiben Sie diese Namen dorthin oder ' +
    'laden Sie die Vorlage.',
  menuSheetTooLarge: 'Die Tabelle ist zu groß: Bitte senden Sie eine mit höchstens {most} Zeilen.',
  importUndone: 'Dieser Import wurde schon rückgängig gemacht.',
  menuStoresUnknown:
    'Keine Filiale heißt: {stores}. Schreiben Sie die Namen in die erste Zeile, wie in der ' +
    'Verwaltung.',
  areaIncomplete:
    'Bitte vervollständigen Sie jedes Gebiet: den Umkreis, den Postleitzahlbereich in ' +
    'Reihenfolge oder einen Umriss mit mindestens drei Punkten.',
  changedMeanwhile:
    'Jemand anderes hat dies geändert, während Sie es bearbeitet haben. Nichts wurde ' +
    'gespeichert: Laden Sie neu, um den jetzigen Stand zu sehen.',
  hoursOverlap: 'Am selben Tag überschneiden sich Öffnungszeiten.',
  holidayWrong: 'Ein besonderes Datum steht doppelt da oder gibt es nicht.',
  timesReversed: 'Die längste Zeit darf nicht kürzer als die kürzeste sein.',
  amountNegative: 'Ein Betrag darf nicht negativ sein.',
  regionIncomplete: 'Geben Sie zu jedem Gebiet Stadtteil und Stadt an.',
  regionTwice: 'Der Stadtteil {name} steht zweimal in der Liste.',
  couponCodeTaken: 'Es gibt bereits einen Gutschein mit dem Code {code}.',
  couponCodeWrong: 'Der Code hat 3 bis 30 Buchstaben und Ziffern, ohne Umlaute und Akzente.',
  couponWorthWrong:
    'Wählen Sie einen Rabatt: einen Betrag oder einen Prozentsatz, mit oder ohne ' +
    'kostenlose Lieferung.',
  couponDatesWrong: 'Das Ende des Gutscheins muss nach dem Beginn liegen.',
  couponLimitTooLow:
    'Der Gutschein wurde schon {used}-mal eingelöst; die Grenze darf nicht darunter liegen.',
  couponInUse:
    'Eine Bestellung hat diesen Gutschein genutzt. Schalten Sie ihn aus, statt ihn zu löschen.',
  parameterTwice:
    'Der Name {name} gehört schon zu einem anderen Parameter. Wählen Sie einen anderen.',
  tableNotFound: 'Beim Suchen des Tisches ist ein Fehler aufgetreten',
  tableSheetWrong: 'Dieser QR-Code gilt nicht für diesen Tisch. Bitte fragen Sie das Personal.',
  tableCodeNeeded: 'Geben Sie den Code vom Tischaufsteller ein.',
  tableCodeWrong: 'Der Code stimmt nicht mit dem auf dem Tischaufsteller überein.',
  tableNotConnected: 'Verbinden Sie sich per QR-Code mit dem Tisch, um zu bestellen.',
  tableNotConfirmed: 'Das Personal muss noch bestätigen, dass Sie an diesem Tisch sitzen.',
  tableClosed:
    'Die Rechnung dieses Tisches ist geschlossen. Scannen Sie den QR-Code erneut, um zu bestellen.',
  tableStays: 'Um den Tisch zu verlassen, sprechen Sie bitte mit dem Personal.',
  billOpen: 'Es fehlen noch {left}, um die Rechnung zu schließen.',
  registerOpen: 'Die Kasse dieser Filiale ist schon offen.',
  registerClosed: 'Die Kasse ist geschlossen.',
  registerTooLittle: 'In der Schublade sind nur {left}.',
  registerReason: 'Das Gezählte weicht vom Erwarteten ab. Nennen Sie den Grund.',
  paidTooMuch: 'Auf dieser Rechnung sind nur noch {left} offen.',
  tableInUse: 'An diesem Tisch ist noch eine Rechnung offen. Bitte schließen Sie sie zuerst.',
  partUnderWay: 'Jemand am Tisch bezahlt diesen Teil gerade. Warten Sie einen Moment.',
  paidForOthers:
    'Diese Person hat mehr als ihren Teil bezahlt. Sie kann den Tisch wechseln, sobald diese ' +
    'Rechnung geschlossen ist.',
  secondStepNeeded: 'Geben Sie den Code Ihrer Authentifizierungs-App ein.',
  secondStepWrong:
    'Der Code ist falsch oder schon verwendet. Warten Sie auf den nächsten und versuchen ' +
    'Sie es noch einmal.',
  secondStepThere: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
  invitationOver:
    'Dieser Link wurde schon verwendet oder ist abgelaufen. Bitten Sie um einen neuen.',
  staffEmailTaken: 'Diese E-Mail-Adresse hat schon jemand im Team.',
  lastOwner: 'Die Marke braucht mindestens einen Inhaber.',
  periodWrong:
    'Ein Zeitraum braucht Anfang und Ende, in dieser Reihenfolge, und höchstens ein Jahr.',
  firstRunOver: 'Dieser Schlüssel öffnet hier nichts. Er gilt nur, solange es keine Marke gibt.',
  storeCodeTaken: 'Eine andere Filiale der Marke verwendet schon diesen Code.',
  storeCodeReserved:
    'Die Filiale {store} hatte diesen Code früher, und ihre alten Links gelten weiter. ' +
    'Bitte wählen Sie einen anderen.',
  lastStore:
    'Die Marke braucht eine sichtbare Filiale. Bitte zeigen Sie eine andere, bevor Sie ' +
    'diese verbergen.',
  storeCodeWrong: 'Verwenden Sie für den Code 2 bis 40 Kleinbuchstaben, Ziffern und Bindestriche.',
  tooManyFromNetwork:
    'Zu viele Versuche aus diesem Netz. Warten Sie {wait} oder nutzen Sie ein anderes ' +
    'Netz, etwa mobile Daten.',
  tooManyOrders:
    'Zu viele Bestellungen in kurzer Zeit. Warten Sie {wait} oder rufen Sie das Restaurant an.',
  storeFlooded:
    'Das Restaurant hat gerade zu viele Bestellungen erhalten. Warten Sie {wait} oder rufen ' +
    'Sie an.',
  tooManyDevices:
    'Zu viele neue Geräte in diesem Netz. Warten Sie {wait} oder nutzen Sie ein anderes ' +
    'Netz, etwa mobile Daten.',
  tooManyPasswords:
    'Zu viele falsche Passwörter. Warten Sie {wait} oder fordern Sie unter „Passwort ' +
    'vergessen“ ein neues an.',
  tooManyStaffPasswords:
    'Zu viele falsche Passwörter. Warten Sie {wait} oder bitten Sie einen Inhaber um einen ' +
    'Link für ein neues.',
  tooManyCodes:
    'Wir haben schon zu viele Nachrichten gesendet. Nutzen Sie die letzte, melden Sie sich ' +
    'mit dem Passwort an oder warten Sie {wait}.',
  passwordCommon:
    'Dieses Passwort ist leicht zu erraten. Verbinden Sie drei oder vier Wörter, die ' +
    'nichts mit Ihnen oder dem Restaurant zu tun haben.',
  proofNeeded:
    'Bestätigen Sie, dass Sie es sind: Geben Sie Ihr Passwort erneut ein, um fortzufahren.',
  secondStepRequired:
    'Aktivieren Sie dafür zuerst unter „Mein Konto“ die Anmeldung in zwei Schritten.',
  giftNeedsPhone:
    'Geschenke sind für alle, die ihr Telefon bestätigt haben. Bestätigen Sie Ihres im ' +
    'Profil und versuchen Sie es erneut.',
  channelOff:
    'Dieses Restaurant sendet auf diesem Weg noch keine Nachrichten. Wählen Sie einen ' +
    'anderen oder rufen Sie an.',
  phoneUnconfirmed:
    'Das Restaurant erhält gerade viele Bestellungen. Melden Sie sich mit Ihrem Telefon und ' +
    'dem Code an, den wir senden, und bestellen Sie erneut: Ihr Warenkorb bleibt erhalten.',
  phoneNotProved: 'Bestätigen Sie dieses Telefon mit dem Code, den wir gesendet haben.',
  hostRefused:
    'Diese Domain kann nicht verwendet werden. Geben Sie einen Namen wie ' +
    'bestellen.ihrrestaurant.de ohne Port ein.',
  hostThere: 'Diese Domain steht schon in der Liste.',
  hostsFull:
    'Die Marke hat schon {most} Domains. Entfernen Sie eine, bevor Sie eine weitere hinzufügen.',
  hostStays: 'Die Hauptdomain, die gerade benutzte und die der Demo können nicht entfernt werden.',
  hostTextMissing:
    'Der TXT-Eintrag {name} wurde noch nicht gefunden. Nach dem Anlegen kann es Minuten bis ' +
    'zu einem Tag dauern, bis das DNS ihn zeigt.',
  hostTextOther:
    'Der TXT-Eintrag {name} hat einen anderen Wert: {found}. Korrigieren Sie ihn und prüfen ' +
    'Sie erneut.',
  hostAddressMissing:
    '{host} führt noch zu keiner Adresse. Legen Sie den Eintrag an und prüfen Sie in ' +
    'einigen Minuten erneut.',
  hostElsewhere:
    '{host} führt woandershin: {found}. Korrigieren Sie den Eintrag und prüfen Sie in ' +
    'einigen Minuten erneut.',
  hostDnsSilent: 'Das DNS hat nicht geantwortet. Versuchen Sie es in einigen Minuten erneut.',
  brandSuspended:
    'Dieses Restaurant ist zurzeit nicht erreichbar. Aufgegebene Bestellungen gelten ' +
    'weiter.{words}',
  brandSuspendedForStaff:
    'Die Marke ist gesperrt: Neue Bestellungen sind nicht möglich. Schließen Sie die offenen ' +
    'ab und wenden Sie sich an den Betreiber der Plattform.',
  planStores:
    'Der Tarif der Marke erlaubt {most} {most:Filiale|Filialen}. Für mehr wenden Sie sich an ' +
    'den Betreiber der Plattform.',
  planStaff:
    'Der Tarif der Marke erlaubt {most} {most:Person|Personen} im Team, Einladungen ' +
    'mitgezählt. Deaktivieren Sie jemanden oder wenden Sie sich an den Betreiber der Plattform.',
  planProducts:
    'Der Tarif der Marke erlaubt {most} {most:Produkt|Produkte} auf der Karte. Entfernen Sie ' +
    'eines oder wenden Sie sich an den Betreiber der Plattform.',
  planStorage:
    'Der Tarif der Marke erlaubt {most} MB Fotos. Ersetzen oder entfernen Sie Fotos, oder ' +
    'wenden Sie sich an den Betreiber der Plattform.',
  supportFixed: 'Der Zugang des Supports lässt sich nicht ändern, nur beenden.',
  brandNotSuspended: 'Die Marke ist nicht gesperrt.',
  brandToBeDeleted: 'Die Marke wartet auf ihre Löschung: Nehmen Sie zuerst die Löschung zurück.',
  brandNotToBeDeleted: 'Die Marke wartet nicht auf ihre Löschung.',
  brandNameOther: 'Der eingegebene Name ist nicht der Kurzname der Marke.',
  supportNotAllowed:
    'Der Inhaber der Marke erlaubt den Support gerade nicht. Erlaubt wird er unter Team, in ' +
    'der Verwaltung der Marke.',
  supportAddressTaken: 'Ihre E-Mail-Adresse gehört schon zu einem Konto im Team dieser Marke.',
  exportUnderWay:
    'Ein anderer Export läuft gerade. Warten Sie, bis er endet, und versuchen Sie es noch ' +
    'einmal.',
  brandNameRefused:
    'Der Name der Marke braucht Buchstaben oder Ziffern und hat höchstens 80 ' + 'Zeichen.',
  brandNameTaken:
    'Eine Marke mit dem Kurznamen {name} gibt es schon. Wählen Sie einen anderen ' + 'Namen.',
  hostTaken: 'Eine andere Marke verwendet diese Domain schon.',
  ownerNameRefused: 'Geben Sie den Namen des Inhabers mit höchstens 80 Buchstaben ein.',
  ownerEmailRefused: 'Prüfen Sie die E-Mail-Adresse des Inhabers.',
};
