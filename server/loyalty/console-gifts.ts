// Calls that set up the brand's gifts, for referrals and by the wheel, for staff of the whole
// brand.
import { and, count, eq } from 'drizzle-orm';
import type { Gifts, ReferralDraft, WheelDraft } from '#contract/entities/gifts.ts';
import { wrongSum } from '#rules/loyalty/wheel.ts';
import { pick } from '#rules/pick.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { OFFER_TERMS } from '../coupons/offer-terms.ts';
import type { Database, Transaction } from '../database/open.ts';
import { referralOffers, referrals, wheelSpins, wheels } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asManager } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { changeSection, revised } from '../staff/change-brand.ts';

/** The form before it is first saved: switched off, with valid defaults. */
const referralBefore: ReferralDraft = {
  ativo: false,
  nome: 'Indique e ganhe',
  valorDesconto: 1000,
  valorDescontoPercentual: 0,
  maximoDesconto: 0,
  freteGratis: false,
  valorMinimoPedido: 4000,
  diasValidade: 30,
};
const nothing = {
  valorDesconto: 0,
  valorDescontoPercentual: 0,
  maximoDesconto: 0,
  freteGratis: false,
};
const wheelBefore: WheelDraft = {
  ativo: false,
  horas: 24,
  diasValidade: 7,
  valorMinimoPedido: 3000,
  premios: [
    { ...nothing, nome: '5% off', probabilidade: 30, valorDescontoPercentual: 5 },
    { ...nothing, nome: 'Frete grátis', probabilidade: 15, freteGratis: true },
    { ...nothing, nome: '10% off', probabilidade: 15, valorDescontoPercentual: 10 },
    { ...nothing, nome: 'Não foi dessa vez', probabilidade: 40 },
  ],
};

export const giftHandlers = {
  consoleGifts: async (_input, context) => {
    ofWholeBrand(context);
    return giftsOf(context);
  },
  saveReferral: async ({ revisao, ...draft }, context) => {
    const staff = ofWholeBrand(context);
    checkWorth(draft.nome, draft, true);
    if (draft.valorMinimoPedido < 0) throw new Refusal('amountNegative');
    const {
      ativo,
      nome,
      valorDesconto,
      valorDescontoPercentual,
      maximoDesconto,
      freteGratis,
      valorMinimoPedido,
      diasValidade,
    } = draft;
    const worth = { valorDesconto, valorDescontoPercentual, maximoDesconto, freteGratis };
    const columns = {
      nome,
      ...worth,
      valorMinimoPedido,
      diasValidade,
      ativo,
    };
    await changeSection(context, staff, {
      action: 'saveReferral',
      subject: 'referral',
      revisao,
      read: (tx) => referralOf(tx, context.brand.id),
      write: async (tx) => {
        await tx
          .insert(referralOffers)
          .values({ brandId: context.brand.id, ...columns })
          .onConflictDoUpdate({ target: referralOffers.brandId, set: columns });
      },
    });
    return giftsOf(context);
  },
  saveWheel: async ({ revisao, ...draft }, context) => {
    const staff = ofWholeBrand(context);
    const { ativo, horas, diasValidade, valorMinimoPedido, premios } = draft;
    for (const prize of premios) checkWorth(prize.nome, prize, false);
    if (valorMinimoPedido < 0) throw new Refusal('amountNegative');
    const sum = wrongSum(premios.map(({ probabilidade }) => probabilidade));
    if (sum !== null)
      throw new Refusal('wheelOddsWrong', {
        sum: context.language === 'en' ? sum : String(sum).replace('.', ','),
      });
    const columns = {
      ativo,
      horas,
      diasValidade,
      valorMinimoPedido,
      premios,
    };
    await changeSection(context, staff, {
      action: 'saveWheel',
      subject: 'wheel',
      revisao,
      read: (tx) => wheelOf(tx, context.brand.id),
      write: async (tx) => {
        await tx
          .insert(wheels)
          .values({ brandId: context.brand.id, ...columns })
          .onConflictDoUpdate({ target: wheels.brandId, set: columns });
      },
    });
    return giftsOf(context);
  },
} satisfies Partial<Handlers>;

/** Gifts belong to the brand, so staff of one store cannot change them. */
function ofWholeBrand(context: CallContext): StaffSession {
  const staff = asManager(context);
  if (staff.storeId !== null) throw new Refusal('notYours');
  return staff;
}

type Worth = Pick<
  ReferralDraft,
  | 'valorDesconto'
  | 'valorDescontoPercentual'
  | 'maximoDesconto'
  | 'freteGratis'
  | 'valorMinimoPedido'
>;

function checkWorth(
  prize: string,
  worth: Omit<Worth, 'valorMinimoPedido'>,
  something: boolean,
): void {
  const { valorDesconto, valorDescontoPercentual, maximoDesconto, freteGratis } = worth;
  if (valorDesconto < 0 || maximoDesconto < 0) throw new Refusal('amountNegative');
  if (valorDesconto > 0 && valorDescontoPercentual > 0)
    throw new Refusal('giftWorthWrong', { prize });
  if (something && valorDesconto === 0 && valorDescontoPercentual === 0 && !freteGratis)
    throw new Refusal('couponWorthWrong');
}

async function giftsOf({ db, brand }: CallContext): Promise<Gifts> {
  const given = and(eq(referrals.brandId, brand.id), eq(referrals.outcome, 'given'));
  const [offer, wheel, [brought], [spun]] = await Promise.all([
    referralOf(db, brand.id),
    wheelOf(db, brand.id),
    db.select({ n: count() }).from(referrals).where(given),
    db.select({ n: count() }).from(wheelSpins).where(eq(wheelSpins.brandId, brand.id)),
  ]);
  return {
    indicacao: { ...revised(offer), indicados: brought?.n ?? 0 },
    roleta: { ...revised(wheel), giros: spun?.n ?? 0 },
  };
}

async function referralOf(db: Database | Transaction, brandId: number): Promise<ReferralDraft> {
  const [row] = await db.select().from(referralOffers).where(eq(referralOffers.brandId, brandId));
  return row === undefined ? referralBefore : pick(row, ['ativo', ...OFFER_TERMS]);
}

async function wheelOf(db: Database | Transaction, brandId: number): Promise<WheelDraft> {
  const [row] = await db.select().from(wheels).where(eq(wheels.brandId, brandId));
  if (row === undefined) return wheelBefore;
  return pick(row, ['ativo', 'horas', 'diasValidade', 'valorMinimoPedido', 'premios']);
}
