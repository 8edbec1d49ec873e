// The coupon of the promotional page, edited by staff of the whole brand.
import { and, count, eq, gt } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { CouponDraft, OfferDraft } from '#contract/entities/console/coupon.ts';
import { pick } from '#rules/pick.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { couponOffers, coupons } from '../database/schema.ts';
import { asManager } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { changeSection, revised } from '../staff/change-brand.ts';
import { OFFER_TERMS } from './offer-terms.ts';

/**
 * What a coupon reduces: an amount or percentage, with or without delivery, or only the delivery.
 */
export function worthColumns(
  draft: Pick<
    CouponDraft,
    | 'valorDesconto'
    | 'valorDescontoPercentual'
    | 'maximoDesconto'
    | 'freteGratis'
    | 'valorMinimoPedido'
  >,
) {
  const { valorDesconto, valorDescontoPercentual, maximoDesconto, freteGratis, valorMinimoPedido } =
    draft;
  if ([valorDesconto, maximoDesconto, valorMinimoPedido].some((cents) => cents < 0))
    throw new Refusal('amountNegative');
  const takesOff = [valorDesconto > 0, valorDescontoPercentual > 0].filter(Boolean).length;
  if (takesOff > 1 || (takesOff === 0 && !freteGratis)) throw new Refusal('couponWorthWrong');
  return {
    valorDesconto,
    valorDescontoPercentual,
    maximoDesconto,
    freteGratis,
    valorMinimoPedido,
  };
}

const nothing: Omit<OfferDraft, 'nome'> & { nome: string } = {
  nome: '',
  valorDesconto: 0,
  valorDescontoPercentual: 10,
  maximoDesconto: 0,
  freteGratis: false,
  valorMinimoPedido: 0,
  diasValidade: 7,
  ativo: false,
};

async function read(db: Database | Transaction, brandId: number): Promise<typeof nothing> {
  const [row] = await db.select().from(couponOffers).where(eq(couponOffers.brandId, brandId));
  return row === undefined ? nothing : pick(row, [...OFFER_TERMS, 'ativo']);
}

async function given({ db, brand }: CallContext): Promise<{ cuponsDados: number; usos: number }> {
  const theirs = and(eq(coupons.brandId, brand.id), eq(coupons.origin, 'offer'));
  const counted = async (which = theirs) =>
    (await db.select({ n: count() }).from(coupons).where(which))[0]?.n ?? 0;
  const [cuponsDados, usos] = await Promise.all([
    counted(),
    counted(and(theirs, gt(coupons.used, 0))),
  ]);
  return { cuponsDados, usos };
}

export async function offerOfBrand(context: CallContext) {
  const [offer, counts] = await Promise.all([read(context.db, context.brand.id), given(context)]);
  return { ...revised(offer), ...counts };
}

export async function saveCouponOffer(
  { revisao, ...draft }: InputOf<Endpoints['saveCouponOffer']>,
  context: CallContext,
) {
  const staff = asManager(context);
  if (staff.storeId !== null) throw new Refusal('notYours');
  const { id: brandId } = context.brand;
  const columns = {
    nome: draft.nome,
    ...worthColumns(draft),
    diasValidade: draft.diasValidade,
    ativo: draft.ativo,
  };
  const saved = await changeSection(context, staff, {
    action: 'saveCouponOffer',
    subject: `brand ${brandId}`,
    revisao,
    read: (tx) => read(tx, brandId),
    write: async (tx) => {
      await tx
        .insert(couponOffers)
        .values({ brandId, ...columns })
        .onConflictDoUpdate({ target: couponOffers.brandId, set: columns });
    },
  });
  return { ...saved, ...(await given(context)) };
}
