// Pays part of the bill by phone: Pix for anyone at the table, a card for signed-in customers.
import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { payments, sittingPeople } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { askProvider } from '../payments/ask.ts';
import { cardDetails } from '../payments/card-order.ts';
import { providerAttempt } from '../payments/first-attempt.ts';
import { giveUpParts } from '../payments/give-up-open.ts';
import { payOpenSandboxPix } from '../payments/pay-sandbox-pix.ts';
import { Refusal } from '../refusal.ts';
import { moneyText } from '../words/money-text.ts';
import { loadBills } from './bills.ts';
import { atTable, mySeat, partsOf } from './my-seat.ts';
import { lockOpenSitting, type SeatRecord } from './seats.ts';

const METHODS = { pix: 'pixOnline', cartao: 'cartaoOnline' } as const;

type Asked = InputOf<Endpoints['payPart']>;

export const payPartHandlers = {
  payPart: async (asked, context) => {
    const seat = await confirmedSeat(context);
    await countAttempt(context, context.brand.id, 'payPart', String(seat.person.id));
    const id = await start(asked, seat, context);
    if (id !== null)
      context.payments.soon(() => askProvider(context, { brandId: context.brand.id, id }));
    return atTable(context);
  },
  giveUpPart: async (_input, context) => {
    const { person, sitting } = await confirmedSeat(context);
    await context.db.transaction(async (tx) => {
      await lockOpenSitting(tx, context.brand.id, sitting.id);
      await giveUpParts(tx, { brandId: context.brand.id, people: [person.id] }, context.now());
    });
    return atTable(context);
  },
  paySandboxPart: async (_input, context) => {
    const { person } = await confirmedSeat(context);
    await payOpenSandboxPix(await partsOf(context, person.id), context);
    return atTable(context);
  },
} satisfies Partial<Handlers>;

async function confirmedSeat(context: CallContext): Promise<SeatRecord> {
  const seat = await mySeat(context);
  if (seat.person.confirmedAt === null) throw new Refusal('tableNotConfirmed');
  return seat;
}

/** Returns the payment to ask the provider for; null: this key already has one. */
async function start(
  { valor, tipo, chave, ...card }: Asked,
  { person, sitting }: SeatRecord,
  context: CallContext,
): Promise<number | null> {
  const { brand, db, now, session } = context;
  const owner = { brandId: brand.id, storeId: sitting.storeId };
  const method = brand.stores
    .find(({ id }) => id === sitting.storeId)
    ?.paymentMethods.find((one) => one.tipo === METHODS[tipo]);
  if (method === undefined) throw new Refusal('paymentMissing');
  if (valor < 1) throw new Refusal('malformed', { field: 'valor' });
  // The browser's key, made unique to this person.
  const idempotencyKey = createHash('sha256')
    .update(`${brand.number}/${person.id}/${chave}`)
    .digest('hex')
    .slice(0, 32);
  if ((await partsOf(context, person.id)).some((part) => part.idempotencyKey === idempotencyKey))
    return null;
  const details = tipo === 'cartao' ? await cardDetails(card, sitting.storeId, context) : {};
  const attempt = await providerAttempt(context, owner, METHODS[tipo], details, now());
  const customerId = tipo === 'cartao' ? (session?.customerId ?? null) : null;
  const row = {
    ...owner,
    ...attempt,
    idempotencyKey,
    personId: person.id,
    customerId,
    valor,
    createdAt: now(),
  };
  return db.transaction(async (tx) => {
    const open = await lockOpenSitting(tx, brand.id, sitting.id);
    // Two tabs at once: the second finds the first one's payment.
    if (
      (await tx.$count(
        payments,
        and(eq(payments.brandId, brand.id), eq(payments.idempotencyKey, idempotencyKey)),
      )) > 0
    )
      return null;
    await giveUpParts(tx, { brandId: brand.id, people: [person.id] }, now());
    const bill = (await loadBills({ db: tx, brand }, [open])).get(open.id);
    const left = bill?.valorRestante ?? 0;
    if (valor > left) throw new Refusal('paidTooMuch', { left: moneyText(left, context) });
    // Amounts in other people's open payments are reserved until paid or given up.
    if (valor > left - (await underWay(tx, brand.id, open.id))) throw new Refusal('partUnderWay');
    const [made] = await tx.insert(payments).values(row).returning({ id: payments.id });
    return made?.id ?? null;
  });
}

async function underWay(tx: Transaction, brandId: number, sittingId: number): Promise<number> {
  const rows = await tx
    .select({ amount: payments.valor })
    .from(payments)
    .innerJoin(
      sittingPeople,
      and(eq(sittingPeople.brandId, payments.brandId), eq(sittingPeople.id, payments.personId)),
    )
    .where(
      and(
        eq(payments.brandId, brandId),
        eq(sittingPeople.sittingId, sittingId),
        inArray(payments.state, ['starting', 'pending']),
      ),
    );
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
