// A brand's wheel for one customer: prizes, when it may be spun, and the spin.
import { and, desc, eq } from 'drizzle-orm';
import type { Spin, Wheel, WheelPrize } from '#contract/entities/gifts.ts';
import { nextSpin } from '#rules/loyalty/wheel.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import type { CallContext } from '../context.ts';
import { makeCoupon } from '../coupons/make.ts';
import { publicCoupon } from '../coupons/records.ts';
import type { Database, Transaction } from '../database/open.ts';
import { coupons, wheelSpins, wheels } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { drawPrize } from './draw.ts';
import { hasProvedPhone, lockPerson, type Person } from './records.ts';

const DAY_MS = 86_400_000;
type WheelRow = typeof wheels.$inferSelect;
type SpinRow = typeof wheelSpins.$inferSelect;

/** Null: switched off, or there is nothing to use a prize on. */
async function activeWheel(
  db: Database | Transaction,
  { brand }: Pick<CallContext, 'brand'>,
): Promise<WheelRow | null> {
  const [row] = await db
    .select()
    .from(wheels)
    .where(and(eq(wheels.brandId, brand.id), eq(wheels.ativo, true)));
  return row !== undefined && brand.settings.possuiDelivery ? row : null;
}

async function lastSpin(
  db: Database | Transaction,
  { brandId, customerId }: Person,
): Promise<SpinRow | null> {
  const [row] = await db
    .select()
    .from(wheelSpins)
    .where(and(eq(wheelSpins.brandId, brandId), eq(wheelSpins.customerId, customerId)))
    .orderBy(desc(wheelSpins.at), desc(wheelSpins.id))
    .limit(1);
  return row ?? null;
}

export async function wheelOf(context: CallContext, person: Person): Promise<Wheel | null> {
  const { db, now } = context;
  const [wheel, last] = await Promise.all([activeWheel(db, context), lastSpin(db, person)]);
  if (wheel === null) return null;
  const { premios, horas, diasValidade, valorMinimoPedido } = wheel;
  return {
    premios: premios.map(({ nome, probabilidade }) => ({ nome, probabilidade })),
    horas,
    diasValidade,
    valorMinimoPedido,
    proximoGiro: nextSpin(last?.at ?? null, horas, now())?.toISOString() ?? null,
  };
}

/** The prize is drawn and the coupon created before the browser animates. */
export async function spin(context: CallContext, person: Person, key: string): Promise<Spin> {
  const { db, brand, now, language } = context;
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, person))) throw new Refusal('loyaltyNeedsSignIn');
    const wheel = await activeWheel(tx, context);
    if (wheel === null) throw new Refusal('wheelOff');
    const last = await lastSpin(tx, person);
    if (last !== null && last.onceKey === key) return told(tx, last, wheel);
    const next = nextSpin(last?.at ?? null, wheel.horas, now());
    if (next !== null)
      throw new Refusal('wheelSpunAlready', {
        when: whenText(next, language, brand.stores[0]?.fusoHorario),
      });
    if (!(await hasProvedPhone(tx, person))) throw new Refusal('giftNeedsPhone');
    const position = drawPrize(wheel.premios.map(({ probabilidade }) => probabilidade));
    const prize = wheel.premios[position];
    if (prize === undefined) throw new Error('the prize is not on the wheel');
    const couponId = await couponFor(tx, person, prize, wheel, now());
    const row = { ...person, onceKey: key, position, prize, couponId, at: now() };
    const [written] = await tx.insert(wheelSpins).values(row).returning();
    if (written === undefined) throw new Error('the spin was not stored');
    return told(tx, written, wheel);
  });
}

async function couponFor(
  tx: Transaction,
  { brandId, customerId }: Person,
  prize: WheelPrize,
  { diasValidade, valorMinimoPedido }: WheelRow,
  now: Date,
): Promise<number | null> {
  const { nome, valorDesconto, valorDescontoPercentual, maximoDesconto, freteGratis } = prize;
  if (valorDesconto === 0 && valorDescontoPercentual === 0 && !freteGratis) return null;
  const validoAte = new Date(now.getTime() + diasValidade * DAY_MS);
  const worth = {
    nome,
    valorDesconto,
    valorDescontoPercentual,
    maximoDesconto,
    freteGratis,
    valorMinimoPedido,
  };
  return (
    await makeCoupon(tx, {
      ...worth,
      brandId,
      customerId,
      validoAte,
      createdAt: now,
      origin: 'wheel',
    })
  ).id;
}

async function told(
  tx: Transaction,
  { brandId, position, couponId, at }: SpinRow,
  { horas: hours }: WheelRow,
): Promise<Spin> {
  const [coupon] =
    couponId === null
      ? []
      : await tx
          .select()
          .from(coupons)
          .where(and(eq(coupons.brandId, brandId), eq(coupons.id, couponId)));
  return {
    posicao: position,
    cupom: coupon === undefined ? null : publicCoupon(coupon),
    proximoGiro: new Date(at.getTime() + hours * 3_600_000).toISOString(),
  };
}

function whenText(at: Date, language: string, timeZone = 'America/Sao_Paulo'): string {
  return dateFormat(language, {
    timeZone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
