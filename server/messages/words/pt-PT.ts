// What diners are told about their orders, in European Portuguese.
import type { OrderWords } from './order-words.ts';

export const european: OrderWords = {
  subject: 'Pedido {number} · {brand}',
  placed: 'Recebemos o seu pedido {number}. Avisamos assim que a loja responder.',
  paid: 'Pagamento do pedido {number} confirmado.',
  accepted: 'A loja aceitou o seu pedido {number}.',
  outForDelivery: 'O seu pedido {number} saiu para entrega.',
  readyForPickup: 'O seu pedido {number} está pronto para levantamento.',
  delivered: 'Pedido {number} entregue. Bom apetite!',
  notDelivered: 'Não conseguimos entregar o seu pedido {number}. Contacte a loja.',
  cancelled: 'O seu pedido {number} foi cancelado.',
  cancelledByStore: 'A loja cancelou o seu pedido {number}.',
  expired: 'A loja não respondeu a tempo e o seu pedido {number} expirou. Não paga nada por ele.',
  moment: 'Previsto para as {from}.',
  window: 'Previsto entre as {from} e as {to}.',
  reason: 'Motivo: {reason}.',
  follow: 'Acompanhe: {link}',
};
