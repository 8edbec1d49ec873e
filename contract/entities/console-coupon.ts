// A coupon as staff write it, with how often it was used.
import * as z from 'zod/mini';
import { id, instant, money, requiredText } from '../codecs.ts';

const count = z.int().check(z.gte(1), z.lte(1_000_000));

export const CouponDraft = z.object({
  codigoCupom: requiredText(40),
  nome: requiredText(120),
  /** One of the three: an amount, a percent with an optional cap (0: none), or the delivery. */
  valorDesconto: money,
  valorDescontoPercentual: z.number().check(z.gte(0), z.lte(100)),
  maximoDesconto: money,
  freteGratis: z.boolean(),
  valorMinimoPedido: money,
  /** Null: every store. */
  idEstabelecimento: z.nullable(id),
  validoDe: z.nullable(instant),
  validoAte: z.nullable(instant),
  primeiroPedido: z.boolean(),
  /** Null: as often as one likes. */
  usosPorCliente: z.nullable(count),
  limiteUsos: z.nullable(count),
  /** Shown to everybody on the promotional page. */
  exibir: z.boolean(),
  ativo: z.boolean(),
});
export type CouponDraft = z.output<typeof CouponDraft>;

export const ConsoleCoupon = z.object({ id, ...CouponDraft.shape, usos: z.int() });
export type ConsoleCoupon = z.output<typeof ConsoleCoupon>;
