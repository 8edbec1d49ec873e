// What diners are told about their orders, in Brazilian Portuguese.
import type { OrderWords } from './order-words.ts';

export const brazilian: OrderWords = {
  subject: 'Pedido {number} · {brand}',
  placed: 'Recebemos o seu pedido {number}. Avisamos assim que a loja responder.',
  paid: 'Pagamento do pedido {number} confirmado.',
  accepted: 'A loja aceitou o seu pedido {number}.',
  outForDelivery: 'O seu pedido {number} saiu para entrega.',
  readyForPickup: 'O seu pedido {number} está pronto para retirada.',
  delivered: 'Pedido {number} entregue. Bom apetite!',
  notDelivered: 'Não conseguimos entregar o seu pedido {number}. Fale com a loja.',
  cancelled: 'O seu pedido {number} foi cancelado.',
  cancelledByStore: 'A loja cancelou o seu pedido {number}.',
  expired:
    'A loja não respondeu a tempo e o seu pedido {number} expirou. Você não paga nada por ele.',
  moment: 'Previsão: {from}.',
  window: 'Previsão: das {from} às {to}.',
  reason: 'Motivo: {reason}.',
  follow: 'Acompanhe: {link}',
};
