// Who sends hostile requests, and whose data they must not get.
import { sql } from 'drizzle-orm';
import { savedTables } from '#server/backup/tables.ts';
import { signUp } from '#test/loyal-people.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import type { Visitor, World } from '#test/world.ts';

/** A Thursday evening, when the stores are open. */
export const OPEN_HOURS = new Date('2026-11-19T22:00:00Z');

export const CALLERS = ['nobody', 'customer', 'attendant', 'manager', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];

const emails = {
  attendant: 'balcao@forno.quitute.app',
  manager: 'gerente@forno.quitute.app',
  owner: 'painel@demo.quitute.app',
};

export async function enter(world: World, caller: Caller, address: string): Promise<Visitor> {
  const visitor = world.visitor('pizzaria', address);
  if (caller === 'nobody') return visitor;
  if (caller === 'customer') return (await signUp(world, 'pizzaria', {}, visitor)).visitor;
  const { status } = await signInStaff(visitor, emails[caller]);
  if (status !== 200) throw new Error(`${caller} cannot sign in`);
  return visitor;
}

export const isStillIn = async (visitor: Visitor, caller: Caller): Promise<boolean> =>
  caller === 'nobody' ||
  (await visitor.call(caller === 'customer' ? 'profile' : 'staffSelf')).status === 200;

export type Victim = { texts: string[]; identifiers: string[] };

/** Somebody with an account and an order, all with `mark` in them; the store must be open. */
export async function victimOf(
  world: World,
  brand: 'pizzaria' | 'burger',
  mark: string,
): Promise<Victim> {
  const identifiers = [`${mark.toLowerCase()}@vitima.example`];
  const { visitor, telefone } = await signUp(world, brand, {
    nome: `${mark} da Silva`,
    email: identifiers[0],
  });
  const { body } = await place(world, visitor, [item(await plainProduct(world, visitor))], {
    cliente: null,
    observacao: `${mark} na campainha`,
  });
  if (body.codErro) throw new Error(JSON.stringify(body));
  return { texts: [mark, telefone], identifiers: [...identifiers, telefone] };
}

const isSecret = (column: string) =>
  /(password|token|previous|secret|code|device)_hash$|_hashes$|private_key|app_secret/.test(column);

/** What the database keeps only to compare or to sign: no reply has any of it. */
export async function secretsIn({ services: { db } }: World): Promise<string[]> {
  const found: string[] = [];
  for (const { name, columns } of savedTables())
    for (const column of columns.filter(isSecret)) {
      const { rows } = await db.execute<{ value: string }>(
        sql.raw(
          `select distinct ${column}::text as value from ${name} where ${column} is not null`,
        ),
      );
      found.push(...rows.map(({ value }) => value).filter((value) => value.length >= 16));
    }
  return found;
}

/** Some ids of every table of two brands. */
export async function idsOf({ services: { db } }: World): Promise<number[]> {
  const ids = new Set<number>([0, -1, 1, 2_147_483_647]);
  for (const { name, columns } of savedTables()) {
    if (!columns.includes('id')) continue;
    const { rows } = await db.execute<{ id: unknown }>(
      sql.raw(`select id from ${name} order by id limit 2`),
    );
    for (const { id } of rows) if (typeof id === 'number') ids.add(id);
  }
  return [...ids];
}
