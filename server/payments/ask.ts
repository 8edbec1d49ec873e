// Makes the provider call that a payment's state requires: charge, query or cancel. Marks the
// payment as being asked, calls outside any transaction, then stores the result. If the process
// dies in between, the payment is soon due again, with the same key.
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { labelOf } from '#rules/places/table-label.ts';
import {
  customers,
  diningTables,
  orders,
  payments,
  sittingPeople,
  sittings,
} from '../database/schema.ts';
import type {
  ChargeRequest,
  PaymentAnswer,
  PaymentProvider,
} from '../integrations/payments/port.ts';
import { savedPayer } from './card-payer.ts';
import type { PaymentServices } from './next-look.ts';
import { ASKING_MS, known, nextTry, type PaymentId, thisPayment } from './records.ts';
import type { PaymentRow } from './request-refund.ts';
import { settle } from './settle.ts';

/** With less time left than this, a charge is not tried again: nobody could pay it. */
const LEAST_MS = 60_000;

/** Returns whether a call was due. */
export async function askProvider(services: PaymentServices, id: PaymentId): Promise<boolean> {
  const { db, now, log, payments: providers } = services;
  const row = await takeUp(services, id);
  if (row === null) return false;
  providers.checkpoint('takenUp');
  const provider = await providers.named(row, row.provider);
  const answer: PaymentAnswer =
    provider === null
      ? { outcome: 'unknown', error: 'noAccount' }
      : await ask(services, provider, row);
  providers.checkpoint('asked');
  if (answer.outcome === 'unknown' || answer.outcome === 'absent') {
    const error = answer.outcome === 'unknown' ? answer.error.slice(0, 200) : 'absent';
    log.warn('paymentUnknown', {
      brand: row.brandId,
      payment: row.id,
      provider: row.provider,
      error,
    });
    await db
      .update(payments)
      .set({ error, nextAttemptAt: nextTry(row.attempts, now()) })
      .where(and(thisPayment(row), eq(payments.attempts, row.attempts + 1)));
    return true;
  }
  await settle(services, row, answer);
  providers.checkpoint('settled');
  if (answer.outcome === 'pending' && answer.unfinished) await askProvider(services, id);
  return true;
}

/**
 * The row before the update, with this attempt counted; null if it is not due or already claimed.
 */
async function takeUp({ db, now }: PaymentServices, id: PaymentId): Promise<PaymentRow | null> {
  const at = now();
  return db.transaction(async (tx) => {
    const due = and(
      thisPayment(id),
      isNotNull(payments.nextAttemptAt),
      lte(payments.nextAttemptAt, at),
      inArray(payments.state, ['starting', 'pending', 'voiding']),
    );
    const [row] = await tx.select().from(payments).where(due).for('update', { skipLocked: true });
    if (row === undefined) return null;
    // An expired payment is cancelled at the provider, whose reply says whether it was paid first.
    const tooLate =
      row.expiresAt !== null &&
      row.expiresAt.getTime() - (row.state === 'starting' && row.attempts > 0 ? LEAST_MS : 0) <=
        at.getTime();
    const state = tooLate ? 'voiding' : row.state;
    await tx
      .update(payments)
      .set({ state, attempts: row.attempts + 1, nextAttemptAt: new Date(at.getTime() + ASKING_MS) })
      .where(thisPayment(id));
    return { ...row, state };
  });
}

async function ask(
  services: PaymentServices,
  provider: PaymentProvider,
  row: PaymentRow,
): Promise<PaymentAnswer> {
  if (row.state === 'pending') return provider.state(known(row));
  if (row.state === 'starting') return provider.charge(await chargeOf(services, row));
  const answer = await provider.cancel(known(row));
  // A payment that never reached the provider counts as cancelled.
  return answer.outcome === 'absent' ? { outcome: 'voided' } : answer;
}

async function chargeOf({ db, brands }: PaymentServices, row: PaymentRow): Promise<ChargeRequest> {
  const store = (await brands.byId(row.brandId))?.stores.find(
    (candidate) => candidate.id === row.storeId,
  );
  return {
    key: row.idempotencyKey,
    attempt: row.attempts,
    amount: row.valor,
    expiresAt: row.expiresAt,
    store: { name: store?.nome ?? '', city: store?.endereco.cidade ?? '' },
    details: row.details,
    ...(row.orderId === null ? await partOf(db, row) : await orderOf(db, row, row.orderId)),
  };
}

type Subject = Pick<ChargeRequest, 'title' | 'payer'>;

async function orderOf(
  db: PaymentServices['db'],
  row: PaymentRow,
  orderId: number,
): Promise<Subject> {
  const [found] = await db
    .select({ order: orders, email: customers.email })
    .from(orders)
    .leftJoin(
      customers,
      and(eq(customers.brandId, orders.brandId), eq(customers.id, orders.customerId)),
    )
    .where(and(eq(orders.brandId, row.brandId), eq(orders.id, orderId)));
  if (found === undefined) throw new Error('a payment without its order');
  const { order, email } = found;
  const payer = {
    id: order.customerId,
    name: order.nomeCliente,
    email,
    cpf: order.cpfNota,
    phone: order.telefoneCliente,
  };
  return {
    title: `Pedido ${order.numero}`,
    payer: { ...payer, ...(await cardPayer(db, row, order.customerId)) },
  };
}

/** A Pix payment for part of a bill is as anonymous as the table. */
async function partOf(db: PaymentServices['db'], row: PaymentRow): Promise<Subject> {
  const [found] = await db
    .select({ person: sittingPeople, table: diningTables })
    .from(sittingPeople)
    .innerJoin(
      sittings,
      and(eq(sittings.brandId, sittingPeople.brandId), eq(sittings.id, sittingPeople.sittingId)),
    )
    .innerJoin(
      diningTables,
      and(eq(diningTables.brandId, sittings.brandId), eq(diningTables.id, sittings.tableId)),
    )
    .where(and(eq(sittingPeople.brandId, row.brandId), eq(sittingPeople.id, row.personId ?? 0)));
  if (found === undefined) throw new Error('a payment without its table');
  const title = labelOf(found.table);
  const payer = {
    id: row.customerId,
    name: found.person.nome || title,
    email: null,
    cpf: null,
    phone: '',
  };
  return { title, payer: { ...payer, ...(await cardPayer(db, row, row.customerId)) } };
}

/** Card payers have named themselves, perhaps differently from the order. */
async function cardPayer(
  db: PaymentServices['db'],
  { brandId, kind }: PaymentRow,
  customerId: number | null,
) {
  const payer =
    kind === 'card' && customerId !== null ? await savedPayer(db, { brandId, customerId }) : null;
  return payer === null ? {} : { name: payer.nome, email: payer.email, cpf: payer.cpf };
}
