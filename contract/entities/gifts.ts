// Coupons that a brand gives away, as customers and staff see them. Ours: the specification names
// the referral and the wheel, but defines neither.
import * as z from 'zod/mini';
import { instant, money, requiredText, text } from '../codecs.ts';
import { Coupon, CouponOffer } from './coupon.ts';

const percent = z.number().check(z.gte(0), z.lte(100));

/** The value of a gift coupon: an amount or a percentage, with or without free delivery. */
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

/** Why a referral earned nothing: what suggests that both are one person. */
export type ReferralOutcome =
  | 'given'
  | 'phoneUnproved'
  | 'samePhone'
  | 'sameDevice'
  | 'sameAddress'
  | 'sameCard';

/** A prize of the wheel. One without value gives no coupon. */
export const WheelPrize = z.object({
  nome: requiredText(24),
  /** In percent, with at most two decimals; together they are 100. */
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

/** The customer's own link: its code, what both get, and how many friends have ordered. */
export const OwnReferral = z.object({ codigo: text(40), oferta: CouponOffer, indicados: z.int() });
export type OwnReferral = z.output<typeof OwnReferral>;

export const Wheel = z.object({
  premios: z.array(z.object({ nome: text(24), probabilidade: percent })),
  horas: z.int(),
  diasValidade: z.int(),
  valorMinimoPedido: money,
  /** When the customer may spin again; null: now. */
  proximoGiro: z.nullable(instant),
});
export type Wheel = z.output<typeof Wheel>;

export const Spin = z.object({
  /** The prize's position on the wheel, from 0. */
  posicao: z.int(),
  cupom: z.nullable(Coupon),
  proximoGiro: instant,
});
export type Spin = z.output<typeof Spin>;
