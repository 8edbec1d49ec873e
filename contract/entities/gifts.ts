// Coupons that a brand gives away by itself, as diners and staff see them. Ours: the specification
// names the referral and the wheel, and shows neither.
import * as z from 'zod/mini';
import { instant, money, requiredText, text } from '../codecs.ts';
import { Coupon, CouponOffer } from './coupon.ts';

const percent = z.number().check(z.gte(0), z.lte(100));

/**
 * What a coupon that is given away is worth: an amount or a percent, with or without free delivery.
 */
const worth = {
  valorDesconto: money,
  valorDescontoPercentual: percent,
  maximoDesconto: money,
  freteGratis: z.boolean(),
};

export const ReferralDraft = z.object({
  ativo: z.boolean(),
  nome: requiredText(60),
  ...worth,
  valorMinimoPedido: money,
  diasValidade: z.int().check(z.gte(1), z.lte(365)),
});
export type ReferralDraft = z.output<typeof ReferralDraft>;

/**
 * Why somebody who was brought brought nothing: the same person as far as one can see, by what they
 * share.
 */
export type ReferralOutcome = 'given' | 'samePhone' | 'sameDevice' | 'sameAddress' | 'sameCard';

/** A prize of the wheel. One that is worth nothing gives no coupon. */
export const WheelPrize = z.object({
  nome: requiredText(24),
  /** In percent, with two decimals at the most; all together they are 100. */
  probabilidade: percent,
  ...worth,
});
export type WheelPrize = z.output<typeof WheelPrize>;

export const WheelDraft = z.object({
  ativo: z.boolean(),
  horas: z.int().check(z.gte(1), z.lte(8760)),
  diasValidade: z.int().check(z.gte(1), z.lte(365)),
  valorMinimoPedido: money,
  premios: z.array(WheelPrize).check(z.minLength(2), z.maxLength(12)),
});
export type WheelDraft = z.output<typeof WheelDraft>;

export const Gifts = z.object({
  indicacao: z.object({ ...ReferralDraft.shape, revisao: text(40), indicados: z.int() }),
  roleta: z.object({ ...WheelDraft.shape, revisao: text(40), giros: z.int() }),
});
export type Gifts = z.output<typeof Gifts>;

/** Of one's own link: the code in it, what both get, and how many friends have ordered. */
export const OwnReferral = z.object({ codigo: text(40), oferta: CouponOffer, indicados: z.int() });
export type OwnReferral = z.output<typeof OwnReferral>;

export const Wheel = z.object({
  premios: z.array(z.object({ nome: text(24), probabilidade: percent })),
  horas: z.int(),
  diasValidade: z.int(),
  valorMinimoPedido: money,
  /** When the diner may spin again; null: now. */
  proximoGiro: z.nullable(instant),
});
export type Wheel = z.output<typeof Wheel>;

export const Spin = z.object({
  /** Of the prize on the wheel, from 0. */
  posicao: z.int(),
  cupom: z.nullable(Coupon),
  proximoGiro: instant,
});
export type Spin = z.output<typeof Spin>;
