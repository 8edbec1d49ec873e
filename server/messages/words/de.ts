// What diners are told about their orders, in German.
import type { OrderWords } from './order-words.ts';

export const german: OrderWords = {
  subject: 'Bestellung {number} · {brand}',
  placed:
    'Ihre Bestellung {number} ist eingegangen. Wir melden uns, sobald das Restaurant antwortet.',
  paid: 'Die Zahlung der Bestellung {number} ist bestätigt.',
  accepted: 'Das Restaurant hat Ihre Bestellung {number} angenommen.',
  outForDelivery: 'Ihre Bestellung {number} ist unterwegs.',
  readyForPickup: 'Ihre Bestellung {number} liegt zur Abholung bereit.',
  delivered: 'Bestellung {number} geliefert. Guten Appetit!',
  notDelivered:
    'Ihre Bestellung {number} konnte nicht zugestellt werden. Bitte sprechen Sie mit dem Restaurant.',
  cancelled: 'Ihre Bestellung {number} wurde storniert.',
  cancelledByStore: 'Das Restaurant hat Ihre Bestellung {number} storniert.',
  expired:
    'Das Restaurant hat nicht rechtzeitig geantwortet, Ihre Bestellung {number} ist verfallen. Sie zahlen nichts dafür.',
  moment: 'Voraussichtlich um {from} Uhr.',
  window: 'Voraussichtlich zwischen {from} und {to} Uhr.',
  reason: 'Grund: {reason}.',
  follow: 'Hier verfolgen: {link}',
};
