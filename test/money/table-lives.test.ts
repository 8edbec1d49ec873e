// Whatever happens at a table, its bill adds up after every step, and money that a customer paid
// through the provider is either on a bill or back.
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bill } from '#contract/entities/table.ts';
import { isPaid } from '#rules/orders/bill.ts';
import { payments, tabPayments } from '#server/database/schema.ts';
import { tablesOf } from '../at-table.ts';
import { chanceOf } from '../hostile/chance.ts';
import { signInStaff } from '../ordering.ts';
import { createPayingWorld, type PayingWorld } from '../paying.ts';
import { seedsOf } from '../set-up/seeds.ts';
import type { Visitor } from '../world.ts';
import { atProvider } from './at-provider.ts';
import { actsOf, TABLES } from './random-evening.ts';

const STEPS = 20;
const MINUTE = 60_000;

let paying: PayingWorld;
let staff: Visitor;
let tables: ReturnType<typeof tablesOf>;
beforeAll(async () => {
  paying = await createPayingWorld();
  staff = paying.world.visitor('pizzaria');
  await signInStaff(staff);
  tables = tablesOf(paying.world, staff);
});
afterAll(() => paying.world.close());

test.each(seedsOf(4))(
  'the bill of the evening that seed %i draws adds up, whatever happens',
  async (seed) => {
    const { db } = paying.world.services;
    const [last] = await db.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(payments);
    await signInStaff(staff);
    const chance = chanceOf(seed);
    const story: string[] = [];
    const people = await Promise.all(
      TABLES.flatMap((name) => [name, name]).map(async (name) => (await tables.sit(name)).visitor),
    );
    const tell = (what: string) => story.push(what);
    const acts = actsOf({ paying, staff, tables, chance, people, tell });
    for (let step = 0; step < STEPS; step++) {
      await chance.oneOf(acts)();
      for (const name of TABLES)
        expect(wrongBill((await tables.named(name)).conta), story.join('\n')).toEqual([]);
    }
    for (let round = 0; round < 8; round++) {
      paying.later(60 * MINUTE);
      await signInStaff(staff);
      for (const { id } of await ofParts(last?.id ?? 0))
        await staff.call('retryPartRefund', { id });
      await paying.work();
    }
    for (const name of TABLES)
      expect(wrongBill((await tables.named(name)).conta), story.join('\n')).toEqual([]);
    expect(await wrongParts(last?.id ?? 0), story.join('\n')).toEqual([]);
    for (const name of TABLES)
      await staff.call('closeTable', { id: (await tables.named(name)).id, motivo: 'Fim' });
  },
);

const sumOf = (list: number[]) => list.reduce((sum, one) => sum + one, 0);

function wrongBill(bill: Bill | null): string[] {
  if (bill === null) return [];
  const { valorTotal, valorQuitado, valorItens, servico, valorDesconto, taxaAdicional } = bill;
  const counted = bill.pagamentos.filter(isPaid);
  const wrong: Record<string, boolean> = {
    'the payments are not what is paid': sumOf(counted.map(({ valor }) => valor)) !== valorQuitado,
    'what is left is not the total less what is paid':
      bill.valorRestante !== Math.max(0, valorTotal - valorQuitado),
    'what is owed back is not what is paid less the total':
      bill.valorADevolver !== Math.max(0, valorQuitado - valorTotal),
    [`${valorTotal} is not the sum of ${valorItens}, ${servico} and the rest`]:
      valorTotal !== valorItens - valorDesconto + taxaAdicional + servico,
    'below zero': Math.min(valorTotal, valorItens, servico) < 0,
  };
  const wrongs = Object.keys(wrong).filter((what) => wrong[what] === true);
  return wrongs.length === 0 ? [] : [...wrongs, JSON.stringify(bill)];
}

const ofParts = async (after: number) =>
  paying.world.services.db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.personId), gt(payments.id, after)));

/** Payments of people at tables, with the number and state of those that do not add up. */
async function wrongParts(after: number): Promise<string[]> {
  const { db } = paying.world.services;
  const wrongs: string[] = [];
  for (const payment of await ofParts(after)) {
    const { id, state, valor, idempotencyKey } = payment;
    const { received, back } = await atProvider(db, idempotencyKey);
    const own = eq(tabPayments.key, idempotencyKey);
    const [entry] = await db.select().from(tabPayments).where(own);
    const onBill = entry !== undefined && entry.takenBackAt === null ? entry.valor : 0;
    const open = ['starting', 'pending', 'voiding', 'refunding'].includes(state);
    const kept = state === 'approved' && onBill === valor && received === valor && back === 0;
    const gone = state === 'refunded' && entry === undefined && back === received;
    const never = received === 0 && ['voided', 'expired', 'refused'].includes(state);
    const disputed = state === 'chargeback' && onBill === 0 && back <= received;
    if (open || !(kept || gone || never || disputed))
      wrongs.push(`${id} ${state}: received ${received}, back ${back}, on the bill ${onBill}`);
  }
  return wrongs;
}
