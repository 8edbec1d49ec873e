// What customers are sent, and the names of the statuses, in German.
import type { Messages } from '../shape.ts';

export const messages: Messages = {
  someoneElse: 'Jemand anderes',
  statuses: {
    unidentified: 'Nicht bekannt',
    sent: 'Bestellung gesendet',
    awaitingAcceptance: 'Wartet auf Annahme',
    accepted: 'Bestellung angenommen',
    inProduction: 'In Zubereitung',
    outForDelivery: 'Unterwegs',
    readyForPickup: 'Abholbereit',
    readyForDelivery: 'Bereit zur Lieferung',
    delivered: 'Geliefert',
    notDelivered: 'Nicht geliefert',
    paid: 'Bezahlt',
    paymentPending: 'Zahlung ausstehend',
    cancelled: 'Storniert',
    cancelledByStore: 'Vom Restaurant storniert',
    expired: 'Abgelaufen: nicht rechtzeitig angenommen',
    chargeback: 'Rückbuchung',
  },
  account: {
    code: '{brand}: Ihr Code lautet {code}. Er gilt 10 Minuten. Geben Sie ihn nicht weiter.',
    codeSent: {
      whatsapp: 'Wir haben einen Code an Ihr WhatsApp gesendet.',
      sms: 'Wir haben einen Code per SMS gesendet.',
    },
    passwordSubject: 'Ihr neues Passwort bei {brand}',
    password:
      '{brand}: Ihr vorläufiges Passwort lautet {password}. Es gilt 10 Minuten und nur ' +
      'einmal; wählen Sie bei der Anmeldung ein neues.',
    link: 'Oder melden Sie sich direkt über diesen Link an, der 15 Minuten gilt:',
    notYou:
      'Wenn Sie das nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort ' +
      'bleibt dasselbe.',
    passwordSent: {
      email: 'Wir haben ein neues Passwort an Ihre E-Mail-Adresse gesendet.',
      sms: 'Wir haben ein neues Passwort per SMS gesendet.',
      whatsapp: 'Wir haben ein neues Passwort an Ihr WhatsApp gesendet.',
    },
    changedSubject: 'Ihr Passwort bei {brand} wurde geändert',
    changed:
      'Das Passwort Ihres Kontos bei {brand} wurde soeben geändert, und die anderen Geräte ' +
      'wurden abgemeldet. Wenn Sie das nicht waren, fordern Sie jetzt ein neues an.',
    help: 'Hallo! Ich möchte mich in meinem Konto bei {brand} anmelden.',
    chatLink:
      '{brand}: Melden Sie sich mit diesem Link an. Er gilt 15 Minuten und nur einmal; ' +
      'geben Sie ihn nicht weiter.',
    chatUnknown: '{brand}: Zu dieser Telefonnummer gibt es kein Konto. So legen Sie eines an:',
  },
  loyalty: {
    creditEnds: {
      subject: 'Ihr Cashback · {brand}',
      text:
        '{value} Ihres Cashbacks gelten bis {day}. Nutzen Sie das Guthaben bei der nächsten ' +
        'Bestellung: {link}',
    },
    fullCardEnds: {
      subject: 'Ihre volle Karte · {brand}',
      text:
        'Ihre Karte „{card}“ ist voll und gilt bis {day}. Lösen Sie die Prämie bei der ' +
        'nächsten Bestellung ein: {link}',
    },
    cardEnds: {
      subject: 'Ihre Karte · {brand}',
      text:
        'Ihre Karte „{card}“ hat {has} von {stamps} Stempeln und gilt bis {day}. Sie finden ' +
        'sie unter {link}',
    },
    couponCame: {
      subject: 'Ihr Gutschein · {brand}',
      text:
        'Die Empfehlung hat geklappt: Ein Gutschein von {brand} wartet auf Sie. Sie finden ' +
        'ihn unter {link}',
    },
  },
  owners: {
    subject: 'Wichtige Änderung in der Verwaltung von {brand}',
    account: '{person} hat das Zahlungskonto {name} von {brand} geändert.',
    owners: '{person} hat geändert, wer Inhaber von {brand} ist: {name}.',
    factors: '{person} hat geändert, wie {name} sich in der Verwaltung von {brand} anmeldet.',
    addHost: '{person} hat der Website von {brand} die Adresse {name} hinzugefügt.',
    makeMainHost: '{person} hat die Hauptadresse der Website von {brand} in {name} geändert.',
    removeHost: '{person} hat die Adresse {name} von der Website von {brand} entfernt.',
    saveMessageAccount:
      '{person} hat das {name}-Konto geändert, das die Nachrichten von {brand} ' + 'verschickt.',
    removeMessageAccount:
      '{person} hat das {name}-Konto entfernt, das die Nachrichten von {brand} verschickt ' +
      'hat.',
    platformMessages:
      '{person} hat erlaubt, dass das Konto der Plattform Nachrichten von {brand} per ' +
      '{name} verschickt.',
    noPlatformMessages:
      '{person} möchte nicht mehr, dass das Konto der Plattform Nachrichten von {brand} ' +
      'per {name} verschickt.',
    suspendBrand:
      '{person} hat {brand} gesperrt: Gäste können zurzeit nicht bestellen. Das Team kann sich ' +
      'anmelden und offene Bestellungen abschließen. {name}',
    resumeBrand: '{person} hat {brand} wieder geöffnet: Gäste können bestellen.',
    deleteBrand:
      '{person} hat die Löschung von {brand} mit allen Daten für {name} vorgemerkt. Bis dahin ' +
      'lässt sich das rückgängig machen; für Gäste ist die Website nicht erreichbar.',
    restoreBrand: '{person} hat die Löschung von {brand} abgebrochen: Die Daten bleiben.',
    allowSupport:
      '{person} lässt den Support der Plattform bis {name} in die Verwaltung von {brand}.',
    endSupport: '{person} hat den Zugang des Supports zur Verwaltung von {brand} beendet.',
    inviteSupport:
      '{person} hat {name} Zugang zur Verwaltung von {brand} gegeben, solange Sie es erlauben.',
    supportPerson: '{name} (Support)',
    operator: 'Der Betreiber des Servers',
    notYou:
      'Wenn Sie das nicht erwartet haben, melden Sie sich in der Verwaltung an, melden Sie ' +
      'unbekannte Geräte ab, ändern Sie Ihr Passwort und prüfen Sie das Zahlungskonto.',
  },
  messageAccounts: {
    test: {
      subject: 'Test · {brand}',
      text:
        '{brand}: ein Test Ihres Kontos. Wenn Sie das lesen, kommen auch die Nachrichten ' +
        'an Gäste an.',
    },
    trouble: {
      subject: '{name} verschickt nichts · {brand}',
      text:
        'Ihr {name}-Konto verschickt die Nachrichten von {brand} an Gäste nicht, auch ' +
        'keine Codes zum Anmelden. Grund und Abhilfe: {link}',
    },
  },
  orders: {
    subject: 'Bestellung {number} · {brand}',
    changeProposed:
      'Das Restaurant möchte Ihre Bestellung {number} ändern. Sind Sie einverstanden?',
    changed: 'Ihre Bestellung {number} wurde geändert.',
    wishAgreed: 'Das Restaurant ist mit der Änderung Ihrer Bestellung {number} einverstanden.',
    wishDeclined: 'Das Restaurant konnte Ihre Bestellung {number} nicht wie gewünscht ändern.',
    placed:
      'Ihre Bestellung {number} ist eingegangen. Wir melden uns, sobald das Restaurant antwortet.',
    paid: 'Die Zahlung der Bestellung {number} ist bestätigt.',
    accepted: 'Das Restaurant hat Ihre Bestellung {number} angenommen.',
    outForDelivery: 'Ihre Bestellung {number} ist unterwegs.',
    readyForPickup: 'Ihre Bestellung {number} liegt zur Abholung bereit.',
    delivered: 'Bestellung {number} geliefert. Guten Appetit!',
    notCollected:
      'Ihre Bestellung {number} wurde nicht abgeholt. Bitte wenden Sie sich an das Restaurant.',
    notDelivered:
      'Ihre Bestellung {number} konnte nicht zugestellt werden. Bitte sprechen Sie mit dem ' +
      'Restaurant.',
    cancelled: 'Ihre Bestellung {number} wurde storniert.',
    cancelledByStore: 'Das Restaurant hat Ihre Bestellung {number} storniert.',
    expired:
      'Das Restaurant hat nicht rechtzeitig geantwortet, Ihre Bestellung {number} ist ' +
      'verfallen. Sie zahlen nichts dafür.',
    moment: 'Voraussichtlich um {from} Uhr.',
    window: 'Voraussichtlich zwischen {from} und {to} Uhr.',
    reason: 'Grund: {reason}.',
    follow: 'Hier verfolgen: {link}',
  },
};
