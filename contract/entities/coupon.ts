// A coupon as diners see it (the specification, section 3, Coupon), with the conditions that they
// can read.
import * as z from 'zod/mini';
import { id, instant, money, text } from '../codecs.ts';
import { OpeningSpan } from './store.ts';

const worth = {
  valorDesconto: money,
  valorDescontoPercentual: z.number(),
  /** 0: no cap. */
  maximoDesconto: money,
  freteGratis: z.boolean(),
};
const conditions = {
  nome: text(120),
  /** Items before discounts from which it holds; 0 for none. */
  valorMinimoPedido: money,
};

export const Coupon = z.object({
  codigoCupom: text(40),
  ...worth,
  ...conditions,
  validoAte: z.nullable(instant),
  /** null: every store of the brand. */
  idEstabelecimento: z.nullable(id),
  primeiroPedido: z.boolean(),
  /** Weekdays and hours on the store's clock; none: always. */
  horarios: z.array(OpeningSpan),
});
export type Coupon = z.output<typeof Coupon>;

/** What the brand gives to whoever asks; the code comes with the asking. */
export const CouponOffer = z.object({ ...worth, ...conditions, diasValidade: z.int() });
export type CouponOffer = z.output<typeof CouponOffer>;

/** The coupon of a cart: counted, or why it is not. */
export const CartCoupon = z.object({
  codigoCupom: text(40),
  aplicado: z.boolean(),
  /** 0 when it is counted; else the code of the refusal that an order with it would meet. */
  codErro: z.int(),
  mensagem: text(300),
  /** null where nothing may be said about it: nobody is signed in, or there is no such coupon. */
  termos: z.nullable(Coupon),
});
export type CartCoupon = z.output<typeof CartCoupon>;
