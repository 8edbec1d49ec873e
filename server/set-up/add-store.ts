// Adds a store to a brand: created by its owner, set up while hidden, and shown to customers when
// ready.
import { and, eq, sql } from 'drizzle-orm';
import { authorOf, recordChange } from '../audit/record.ts';
import { slugOf } from '../brand/create.ts';
import { newStore } from '../brand/new-store.ts';
import { announce } from '../changes.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { brands, formerStoreCodes, stores } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { requireWithinPlan } from '../operator/plan.ts';
import { asOwner } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { once } from '../staff/once.ts';

/** More than any brand needs; each is loaded with the brand. */
const MOST_STORES = 300;
const CODE_LETTERS = 36;

export const addStoreHandlers = {
  addStore: async ({ nome }, context) => {
    const owner = asOwner(context);
    const { brand } = context;
    const name = nome.trim();
    if (name === '') throw new Refusal('malformed', { field: 'nome' });
    return changeStores(context, 'addStore', async (tx) => {
      const all = await tx
        .select({ codigo: stores.codigo })
        .from(stores)
        .where(eq(stores.brandId, brand.id));
      if (all.length >= MOST_STORES) throw new Refusal('malformed', { field: 'nome' });
      const former = await tx
        .select({ codigo: formerStoreCodes.codigo })
        .from(formerStoreCodes)
        .where(eq(formerStoreCodes.brandId, brand.id));
      const codigo = freeCode(name, new Set([...all, ...former].map((row) => row.codigo)));
      const fusoHorario = brand.stores[0]?.fusoHorario;
      const row = newStore({
        brandId: brand.id,
        codigo,
        nome: name,
        visivel: false,
        ...(fusoHorario === undefined ? {} : { fusoHorario }),
      });
      const [made] = await tx.insert(stores).values(row).returning({ id: stores.id });
      if (made === undefined) throw new Error('the store was not stored');
      await requireWithinPlan(context, tx, 'stores');
      await recordChange(tx, authorOf(context, owner), {
        action: 'addStore',
        subject: `store ${made.id}`,
        before: null,
        after: { nome: name, codigo, visivel: false },
      });
      return { id: made.id };
    });
  },
  listStore: async ({ idEstabelecimento, visivel }, context) => {
    const owner = asOwner(context);
    const { brand } = context;
    return changeStores(context, 'listStore', async (tx) => {
      const mine = and(eq(stores.brandId, brand.id), eq(stores.id, idEstabelecimento));
      const [before] = await tx
        .select({ visivel: stores.visivel })
        .from(stores)
        .where(mine)
        .for('no key update');
      if (before === undefined) throw new Refusal('storeNotFound');
      await tx.update(stores).set({ visivel }).where(mine);
      if (
        (await tx.$count(stores, and(eq(stores.brandId, brand.id), eq(stores.visivel, true)))) === 0
      )
        throw new Refusal('lastStore');
      const change = {
        action: 'listStore' as const,
        subject: `store ${idEstabelecimento}`,
        before,
        after: { visivel },
      };
      if (before.visivel !== visivel) await recordChange(tx, authorOf(context, owner), change);
      return { visivel };
    });
  },
} satisfies Partial<Handlers>;

/** The brand's row is the lock: two stores added at once get two codes. */
async function changeStores<T>(
  context: CallContext,
  action: 'addStore' | 'listStore',
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { brand, db } = context;
  const written = async (tx: Transaction) => {
    await tx
      .update(brands)
      .set({ version: sql`${brands.version} + 1` })
      .where(eq(brands.id, brand.id));
    const result = await change(tx);
    await announce(tx, { kind: 'brand', brandId: brand.id });
    return result;
  };
  const done = await db.transaction((tx) =>
    once(tx, context, { action, change: () => written(tx) }),
  );
  context.brands.forget(brand.id);
  return done;
}

/** From its name; numbered if taken. */
function freeCode(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name).slice(0, CODE_LETTERS).replace(/-+$/, '');
  const begin = slug.length < 2 ? 'loja' : slug;
  for (let number = 1; ; number++) {
    const code = number === 1 ? begin : `${begin}-${number}`;
    if (!taken.has(code)) return code;
  }
}
