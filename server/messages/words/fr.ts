// What diners are told about their orders, in French.
import type { OrderWords } from './order-words.ts';

export const french: OrderWords = {
  subject: 'Commande {number} · {brand}',
  placed:
    'Nous avons bien reçu votre commande {number}. Nous vous prévenons dès que le restaurant répond.',
  paid: 'Le paiement de la commande {number} est confirmé.',
  accepted: 'Le restaurant a accepté votre commande {number}.',
  outForDelivery: 'Votre commande {number} est en route.',
  readyForPickup: 'Votre commande {number} est prête à être retirée.',
  delivered: 'Commande {number} livrée. Bon appétit !',
  notDelivered: 'Nous n’avons pas pu livrer votre commande {number}. Contactez le restaurant.',
  cancelled: 'Votre commande {number} a été annulée.',
  cancelledByStore: 'Le restaurant a annulé votre commande {number}.',
  expired:
    'Le restaurant n’a pas répondu à temps et votre commande {number} a expiré. Vous ne payez rien.',
  moment: 'Prévue à {from}.',
  window: 'Prévue entre {from} et {to}.',
  reason: 'Motif : {reason}.',
  follow: 'Suivez-la ici : {link}',
};
