// Parts of a table's bill for the tests: one awaiting payment, and one paid too late whose refund
// fails.
import { desc } from 'drizzle-orm';
import { payments } from '#server/database/schema.ts';
import { at, type tablesOf } from './at-table.ts';
import { newKey } from './ordering.ts';
import type { PayingWorld } from './paying.ts';
import type { Visitor } from './world.ts';

type Tables = ReturnType<typeof tablesOf>;

export async function partUnderWay(paying: PayingWorld, tables: Tables, table: string) {
  const { visitor } = await tables.sit(table);
  await (await tables.order(visitor)).send();
  const total = (await at(visitor)).conta?.valorTotal ?? 0;
  await visitor.call('payPart', {
    valor: total / 100,
    tipo: 'pix',
    chave: `${newKey()}-of-a-part`,
  });
  await paying.work();
  const [payment] = await paying.world.services.db
    .select()
    .from(payments)
    .orderBy(desc(payments.id))
    .limit(1);
  if (payment === undefined) throw new Error('no payment');
  return { visitor, total, payment, id: (await tables.named(table)).id };
}

/** Cash came first, and the provider refuses the refund. */
export async function refusedPart(
  paying: PayingWorld,
  staff: Visitor,
  tables: Tables,
  table: string,
) {
  const part = await partUnderWay(paying, tables, table);
  await staff.call('payTable', {
    id: part.id,
    idPessoa: null,
    valor: 1,
    forma: 'dinheiro',
    chave: newKey(),
  });
  await part.visitor.call('paySandboxPart');
  paying.faults.refuseRefunds = true;
  await paying.work();
  paying.faults.refuseRefunds = false;
  return part;
}
