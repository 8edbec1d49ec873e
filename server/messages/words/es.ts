// What diners are told about their orders, in Spanish.
import type { OrderWords } from '../words.ts';

export const spanish: OrderWords = {
  subject: 'Pedido {number} · {brand}',
  placed: 'Recibimos tu pedido {number}. Te avisamos en cuanto responda el local.',
  paid: 'El pago del pedido {number} está confirmado.',
  accepted: 'El local aceptó tu pedido {number}.',
  outForDelivery: 'Tu pedido {number} está en camino.',
  readyForPickup: 'Tu pedido {number} está listo para retirar.',
  delivered: 'Pedido {number} entregado. ¡Buen provecho!',
  notDelivered: 'No pudimos entregar tu pedido {number}. Habla con el local.',
  cancelled: 'Tu pedido {number} fue cancelado.',
  cancelledByStore: 'El local canceló tu pedido {number}.',
  expired: 'El local no respondió a tiempo y tu pedido {number} venció. No pagas nada por él.',
  moment: 'Previsto: {from}.',
  window: 'Previsto: de {from} a {to}.',
  reason: 'Motivo: {reason}.',
  follow: 'Síguelo aquí: {link}',
};
