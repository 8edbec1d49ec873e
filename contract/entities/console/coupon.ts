// A coupon as staff edit it, with its uses.
import * as z from 'zod/mini';
import { givenInstant, id, money, requiredText, text } from '../../codecs.ts';
import { Span } from './store.ts';

const count = z.int().check(z.gte(1), z.lte(1_000_000));

export const CouponDraft = z.object({
  codigoCupom: requiredText(40),
  nome: requiredText(120),
  /**
   * An amount or a percentage with an optional cap (0: none), with or without delivery; or only the
   * delivery.
   */
  valorDesconto: money,
  valorDescontoPercentual: z.number().check(z.gte(0), z.lte(100)),
  maximoDesconto: money,
  freteGratis: z.boolean(),
  valorMinimoPedido: money,
  /** Null: every store. */
  idEstabelecimento: z.nullable(id),
  validoDe: z.nullable(givenInstant),
  validoAte: z.nullable(givenInstant),
  /** Weekdays and hours on the store's clock; none: always. */
  horarios: z.array(Span).check(z.maxLength(70)),
  primeiroPedido: z.boolean(),
  /** Null: unlimited. */
  usosPorCliente: z.nullable(count),
  limiteUsos: z.nullable(count),
  /** Shown to everybody on the promotional page. */
  exibir: z.boolean(),
  ativo: z.boolean(),
});
export type CouponDraft = z.output<typeof CouponDraft>;

export const ConsoleCoupon = z.object({
  id,
  ...CouponDraft.shape,
  usos: z.int(),
  estadoCupom: z.enum(['valendo', 'agendado', 'encerrado', 'esgotado', 'desligado']),
});
export type ConsoleCoupon = z.output<typeof ConsoleCoupon>;

const offered = {
  valorDesconto: money,
  valorDescontoPercentual: CouponDraft.shape.valorDescontoPercentual,
  maximoDesconto: money,
  freteGratis: z.boolean(),
  valorMinimoPedido: money,
  diasValidade: z.int().check(z.gte(1), z.lte(365)),
  ativo: z.boolean(),
};
/** The value of the coupons created on the promotional page. */
export const OfferDraft = z.object({ nome: requiredText(120), ...offered });
export type OfferDraft = z.output<typeof OfferDraft>;

/** Without a name nothing has been offered yet. */
export const ConsoleOffer = z.object({
  nome: text(120),
  ...offered,
  /** How many were given, and how many of those were used. */
  cuponsDados: z.int(),
  usos: z.int(),
});
export type ConsoleOffer = z.output<typeof ConsoleOffer>;
