// GerarCupomAleatorio: one coupon per person, worth what the brand set, whatever the client sends.
import { and, arrayOverlaps, desc, eq, or } from 'drizzle-orm';
import { isEmail } from '#contract/email.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { CouponOffer } from '#contract/entities/coupon.ts';
import { isPersonPhone } from '#rules/documents.ts';
import { pick } from '#rules/pick.ts';
import type { CallContext } from '../context.ts';
import { couponOffers, coupons, customers } from '../database/schema.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { contactHashes, possibleHashes } from './contacts.ts';
import { makeCoupon } from './make.ts';
import { COUPON_TERMS, OFFER_TERMS } from './offer-terms.ts';
import type { CouponRow } from './records.ts';

const DAY_MS = 86_400_000;

type Offer = typeof couponOffers.$inferSelect;

export async function offerOf({
  db,
  brand,
}: Pick<CallContext, 'db' | 'brand'>): Promise<Offer | null> {
  const [offer] = await db
    .select()
    .from(couponOffers)
    .where(and(eq(couponOffers.brandId, brand.id), eq(couponOffers.ativo, true)));
  return offer ?? null;
}

export const publicOffer = (offer: Offer): CouponOffer => pick(offer, OFFER_TERMS);

/** `hashes`: what a new coupon stores. `known`: what an earlier one may have. */
type Person = { customerId: number | null; hashes: string[]; known: string[] };

/** Repeated calls return the same coupon while it can be used. */
export async function giveCoupon(
  asked: InputOf<Endpoints['randomCoupon']>,
  context: CallContext,
): Promise<CouponRow> {
  const { db, brand, now } = context;
  if (!brand.stores.some((store) => store.id === asked.idEstabelecimento))
    throw new Refusal('storeNotFound');
  await countAttempt(context, brand.id, 'couponOffer', context.callerHash);
  const offer = await offerOf(context);
  if (offer === null) throw new Refusal('couponNotOffered');
  const person = await personOf(asked, context);
  return db.transaction(async (tx) => {
    // With two concurrent requests of one person, the second waits at the offer and finds the first
    // one's coupon.
    await tx
      .select({ brandId: couponOffers.brandId })
      .from(couponOffers)
      .where(eq(couponOffers.brandId, brand.id))
      .for('no key update');
    const mine = or(
      arrayOverlaps(coupons.contactHashes, person.known),
      person.customerId === null ? undefined : eq(coupons.customerId, person.customerId),
    );
    const [last] = await tx
      .select()
      .from(coupons)
      .where(and(eq(coupons.brandId, brand.id), eq(coupons.origin, 'offer'), mine))
      .orderBy(desc(coupons.id))
      .limit(1);
    const over = last === undefined || (last.validoAte !== null && last.validoAte <= now());
    if (!over && last.used > 0) throw new Refusal('couponAlreadyGiven');
    if (!over) return last;
    const createdAt = now();
    const validoAte = new Date(createdAt.getTime() + offer.diasValidade * DAY_MS);
    const given = {
      brandId: brand.id,
      ...pick(offer, COUPON_TERMS),
      validoAte,
      createdAt,
      origin: 'offer',
    } as const;
    return person.customerId === null
      ? makeCoupon(tx, { ...given, customerId: null, contactHashes: person.hashes })
      : makeCoupon(tx, { ...given, customerId: person.customerId });
  });
}

/** The signed-in customer; else the email or phone that an account must have to use the coupon. */
async function personOf(
  { nome, email, telefone }: InputOf<Endpoints['randomCoupon']>,
  context: CallContext,
): Promise<Person> {
  const { db, brand, session } = context;
  const customerId = session?.customerId ?? null;
  if (customerId !== null) {
    const [known] = await db
      .select({ email: customers.email, telefone: customers.telefone })
      .from(customers)
      .where(and(eq(customers.brandId, brand.id), eq(customers.id, customerId)));
    return { customerId, hashes: [], known: possibleHashes(context, known ?? {}) };
  }
  const phone = telefone?.replace(/\D/g, '') ?? '';
  const usable = {
    email: email != null && isEmail(email) ? email : null,
    telefone: isPersonPhone(phone) ? phone : null,
  };
  const hashes = contactHashes(context, usable);
  if (hashes.length === 0 || !nome?.trim()) throw new Refusal('couponContactMissing');
  return { customerId: null, hashes, known: possibleHashes(context, usable) };
}
