// A payment as the diner's page shows it. How an order is paid is the order's; this is what became
// of trying to.
import * as z from 'zod/mini';
import { id, instant, money, text } from '../codecs.ts';
import { PaymentMethod } from './store.ts';

export const PaymentState = z.enum([
  'iniciando',
  'aguardando',
  'pago',
  'recusado',
  'expirado',
  'cancelado',
  'devolvendo',
  'devolvido',
  'contestado',
]);
export type PaymentState = z.output<typeof PaymentState>;

export const Payment = z.object({
  id,
  tipo: z.enum(['pix', 'cartao']),
  estado: PaymentState,
  valor: money,
  /**
   * The text that banking apps read; null until the provider has answered, and once nobody should
   * pay any more.
   */
  codigoPix: z.nullable(text(600)),
  /** Null: it waits as long as the order does. */
  expiraEm: z.nullable(instant),
  /**
   * A provider tells of the payment by itself; else the restaurant looks at its bank and confirms.
   */
  confirmacaoAutomatica: z.boolean(),
  /** No real money. */
  sandbox: z.boolean(),
  /** Where the bank wants to see the holder of the card (3DS). */
  urlDesafio: z.nullable(text(2000)),
  /** A word for why it was refused; null when it was not. */
  motivo: z.nullable(text(200)),
});
export type Payment = z.output<typeof Payment>;

export const OrderPayment = z.object({
  /** The newest try; null: the order is paid when it changes hands. */
  pagamento: z.nullable(Payment),
  /** Until when the order waits for its money; null: it does not. */
  pagarAte: z.nullable(instant),
  podePagar: z.boolean(),
  /** Other methods that leave the total as it is. */
  outrasFormas: z.array(PaymentMethod),
  agora: instant,
});
export type OrderPayment = z.output<typeof OrderPayment>;
