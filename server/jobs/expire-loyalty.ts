// Expiring credit and cards: customers are reminded some days before, and what is left afterwards
// is written off.
import { and, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import { endingSoon, WARNING_DAYS } from '#rules/loyalty/credit.ts';
import { follow } from '#rules/loyalty/loyalty.ts';
import type { Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import type { Database } from '../database/open.ts';
import { loyaltyLedger, stampCards } from '../database/schema.ts';
import { cardWarning, creditWarning } from '../loyalty/messages.ts';
import { tellPerson } from '../loyalty/notify.ts';
import {
  append,
  cardsOf,
  creditOf,
  findCards,
  hasStamps,
  lockPerson,
  type Person,
  stateOf,
} from '../loyalty/records.ts';

type Needs = Pick<Services, 'db' | 'now' | 'brands' | 'env'>;

const DAY_MS = 86_400_000;
const MOST_AT_ONCE = 500;
/** Credit that ended is written off at the person's next change; until then no rule counts it. */
const LOOKED_BACK_DAYS = 7;

/** `atOnce`: how many people to read at a time. */
export async function expireLoyalty(services: Needs, atOnce = MOST_AT_ONCE): Promise<void> {
  const now = services.now();
  const soon = new Date(now.getTime() + WARNING_DAYS * DAY_MS);
  const { expiresAt } = stampCards;
  const withCredit = (from: number, to: number) =>
    everybody(services.db, loyaltyLedger, creditEnding(now, from, to), atOnce);
  const withCards = (when: SQL | undefined) =>
    everybody(services.db, stampCards, and(when, hasStamps), atOnce);
  for await (const person of withCredit(-LOOKED_BACK_DAYS, 0)) {
    await services.db.transaction(async (tx) => {
      if (await lockPerson(tx, person))
        await append(
          tx,
          person,
          follow(await creditOf(tx, person), { kind: 'time' }, now) ?? [],
          now,
        );
    });
  }
  for await (const person of withCards(lte(expiresAt, now))) await expireCards(services, person);
  for await (const person of withCredit(0, WARNING_DAYS)) await warn(services, person);
  for await (const person of withCards(and(gt(expiresAt, now), lte(expiresAt, soon))))
    await warnOfCards(services, person);
}

/**
 * Everybody with such rows, brand by brand and in batches. People already handled may still match,
 * so each batch starts after the last one.
 */
async function* everybody(
  db: Database,
  table: typeof loyaltyLedger | typeof stampCards,
  when: SQL | undefined,
  atOnce: number,
): AsyncGenerator<Person> {
  const { customerId } = table;
  for (const brandId of await brandsWith(db, table, when)) {
    let after: number | undefined = 0;
    while (after !== undefined) {
      const ids: { customerId: number }[] = await db
        .selectDistinct({ customerId })
        .from(table)
        .where(and(eq(table.brandId, brandId), when, gt(customerId, after)))
        .orderBy(customerId)
        .limit(atOnce);
      yield* ids.map((one) => ({ brandId, ...one }));
      after = ids.length < atOnce ? undefined : ids.at(-1)?.customerId;
    }
  }
}

function creditEnding(now: Date, fromDays: number, toDays: number): SQL | undefined {
  const { account, expiresAt, amount } = loyaltyLedger;
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return and(
    eq(account, 'cashback'),
    gt(amount, 0),
    gt(expiresAt, day(fromDays)),
    lte(expiresAt, day(toDays)),
  );
}

async function expireCards({ db, now }: Needs, person: Person): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockPerson(tx, person))) return;
    const ended = (await findCards(tx, cardsOf(person))).filter(
      (card) => stateOf(card, now()) === 'expirada',
    );
    if (ended.length === 0) return;
    const written = await tx
      .select({ cardId: loyaltyLedger.cardId })
      .from(loyaltyLedger)
      .where(
        and(
          eq(loyaltyLedger.brandId, person.brandId),
          eq(loyaltyLedger.tipo, 'seloExpirado'),
          inArray(
            loyaltyLedger.cardId,
            ended.map(({ id }) => id),
          ),
        ),
      );
    const rest = ended.filter(
      ({ id, has }) => has > 0 && !written.some(({ cardId }) => cardId === id),
    );
    for (const { id: cardId, has, storeId, programId } of rest) {
      await tx.insert(loyaltyLedger).values({
        ...person,
        account: 'stamps',
        tipo: 'seloExpirado',
        amount: -has,
        cardId,
        storeId,
        programId,
        at: now(),
      });
    }
  });
}

/** Once per expiry date, which is part of the message's key. */
async function warn(services: Needs, person: Person): Promise<void> {
  const soon = endingSoon(await creditOf(services.db, person), services.now());
  if (soon === null) return;
  await tellPerson(
    services,
    person,
    `cashback ${person.customerId} ${soon.at.toISOString()}`,
    (circumstances) => creditWarning(circumstances, { value: soon.value, at: soon.at }),
  );
}

async function warnOfCards(services: Needs, person: Person): Promise<void> {
  const now = services.now();
  for (const card of await findCards(services.db, cardsOf(person))) {
    const stands = ['emAndamento', 'completa'].includes(stateOf(card, now)) && card.has > 0;
    if (!stands || card.expiresAt.getTime() > now.getTime() + WARNING_DAYS * DAY_MS) continue;
    // A card that has become full gets another message.
    const key =
      `card ${card.id} ${card.has >= card.selosNecessarios ? 'full' : 'begun'} ` +
      `${card.expiresAt.toISOString()}`;
    await tellPerson(services, person, key, (circumstances) => cardWarning(circumstances, card));
  }
}
