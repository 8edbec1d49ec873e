// What diners are told about their orders, in Spanish.
import type { OrderWords } from './order-words.ts';

export const spanish: OrderWords = {
  subject: 'Pedido {number} · {brand}',
  placed: 'Recibimos tu pedido {number}. Te avisamos en cuanto responda la tienda.',
  paid: 'El pago del pedido {number} está confirmado.',
  accepted: 'La tienda aceptó tu pedido {number}.',
  outForDelivery: 'Tu pedido {number} está en camino.',
  readyForPickup: 'Tu pedido {number} está listo para recoger.',
  delivered: 'Pedido {number} entregado. ¡Buen provecho!',
  notDelivered: 'No pudimos entregar tu pedido {number}. Habla con la tienda.',
  cancelled: 'Tu pedido {number} fue cancelado.',
  cancelledByStore: 'La tienda canceló tu pedido {number}.',
  expired: 'La tienda no respondió a tiempo y tu pedido {number} venció. No pagas nada por él.',
  moment: 'Previsto a las {from}.',
  window: 'Previsto entre las {from} y las {to}.',
  reason: 'Motivo: {reason}.',
  follow: 'Síguelo aquí: {link}',
};
