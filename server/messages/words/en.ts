// What diners are told about their orders, in English.
import type { OrderWords } from './order-words.ts';

export const english: OrderWords = {
  subject: 'Order {number} · {brand}',
  placed: 'We have your order {number}. We will tell you as soon as the store answers.',
  paid: 'The payment of order {number} is confirmed.',
  accepted: 'The store accepted your order {number}.',
  outForDelivery: 'Your order {number} is on its way.',
  readyForPickup: 'Your order {number} is ready for pickup.',
  delivered: 'Order {number} delivered. Enjoy your meal!',
  notDelivered: 'We could not deliver your order {number}. Please talk to the store.',
  cancelled: 'Your order {number} was cancelled.',
  cancelledByStore: 'The store cancelled your order {number}.',
  expired:
    'The store did not answer in time and your order {number} expired. You pay nothing for it.',
  moment: 'Expected at {from}.',
  window: 'Expected between {from} and {to}.',
  reason: 'Reason: {reason}.',
  follow: 'Follow it here: {link}',
};
