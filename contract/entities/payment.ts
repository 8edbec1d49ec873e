// A payment as shown on the customer's page. The order has the payment method; this is the result
// of each attempt.
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
   * The text that banking apps read; null until the provider has replied, and once it must not be
   * paid.
   */
  codigoPix: z.nullable(text(600)),
  /** Null: it waits as long as the order does. */
  expiraEm: z.nullable(instant),
  /**
   * A provider reports the payment by itself; otherwise the restaurant checks its bank and
   * confirms.
   */
  confirmacaoAutomatica: z.boolean(),
  /** No real money. */
  sandbox: z.boolean(),
  /** Where the bank authenticates the card holder (3DS). */
  urlDesafio: z.nullable(text(2000)),
  /** Why it was refused; null when it was not. */
  motivo: z.nullable(text(200)),
});
export type Payment = z.output<typeof Payment>;

export const OrderPayment = z.object({
  /** The newest attempt; null: the order is paid on handover. */
  pagamento: z.nullable(Payment),
  /** Payment deadline of the order; null: none. */
  pagarAte: z.nullable(instant),
  podePagar: z.boolean(),
  /** Other methods with the same total. */
  outrasFormas: z.array(PaymentMethod),
  agora: instant,
});
export type OrderPayment = z.output<typeof OrderPayment>;
