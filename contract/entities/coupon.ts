// A coupon as customers see it (the specification, section 3, Coupon), with the conditions shown to
// them.
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
  /** Minimum items before discounts; 0 for none. */
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

/** The brand's coupon offer; the code is created on request. */
export const CouponOffer = z.object({ ...worth, ...conditions, diasValidade: z.int() });
export type CouponOffer = z.output<typeof CouponOffer>;

/** The coupon of a cart: applied, or why it is not. */
export const CartCoupon = z.object({
  codigoCupom: text(40),
  aplicado: z.boolean(),
  /** 0 when applied; else the code of the refusal that an order with it would get. */
  codErro: z.int(),
  mensagem: text(300),
  /** null when nothing may be revealed: not signed in, or no such coupon. */
  termos: z.nullable(Coupon),
});
export type CartCoupon = z.output<typeof CartCoupon>;
