// Table settings for managers: which tables exist, their codes, prices, and how bills begin.

import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { TableTerms } from '#contract/entities/table.ts';
import { labelOf } from '#rules/places/table-label.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { announce } from '../changes.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { diningTables, products, sittings, stores, tablePrices } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asManagerOf, signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { changeSection, revised } from '../staff/change-brand.ts';
import { allTables, tableForStaff, theirs, withTable } from './console-tables.ts';
import { partTroubles } from './part-trouble.ts';
import { writeTablePrice } from './prices.ts';
import type { TableRow } from './tokens.ts';

/** An upper limit for tables added at once. */
const MOST_TABLES = 300;

export const tableSetUpHandlers = {
  staffTables: async (_input, context) => {
    const { brand, db } = context;
    const mine = brand.stores.filter(({ id }) => theirs(context, id));
    const ids = mine.map(({ id }) => id);
    const ofMine = and(eq(tablePrices.brandId, brand.id), inArray(tablePrices.storeId, ids));
    const columns = {
      idEstabelecimento: tablePrices.storeId,
      idProduto: tablePrices.productId,
      valor: tablePrices.valor,
    };
    const [mesas, pendencias, precos, terms] = await Promise.all([
      allTables(context),
      partTroubles(context),
      ids.length === 0 ? [] : db.select(columns).from(tablePrices).where(ofMine),
      Promise.all(
        mine.map(async ({ id, nome }) => ({
          id,
          nome,
          ...revised(await readTerms(db, brand.id, id)),
        })),
      ),
    ]);
    return {
      agora: context.now().toISOString(),
      mesas,
      precos,
      estabelecimentos: terms,
      podeEditar: signedIn(context).papel !== 'atendente',
      pendencias,
    };
  },
  addTables: async ({ idEstabelecimento, tipo, de, ate }, context) => {
    const staff = managerOfTables(context, idEstabelecimento);
    const count = ate - de + 1;
    if (count < 1 || count > MOST_TABLES) throw new Refusal('malformed', { field: 'ate' });
    const owner = { brandId: context.brand.id, storeId: idEstabelecimento };
    const rows = Array.from({ length: count }, (_, at) => ({
      ...owner,
      tipo,
      numero: de + at,
      secret: randomBytes(24).toString('base64url'),
    }));
    const { brandId, storeId, tipo: kind, numero, removedAt } = diningTables;
    const made = await context.db.transaction(async (tx) => {
      // A table that was removed and added again keeps its secret, so that its printed sheet works.
      const written = await tx
        .insert(diningTables)
        .values(rows)
        .onConflictDoUpdate({
          target: [brandId, storeId, kind, numero],
          set: { removedAt: null },
          setWhere: sql`${removedAt} is not null`,
        })
        .returning({ id: diningTables.id });
      const entry = {
        action: 'addTables' as const,
        subject: `store ${idEstabelecimento}`,
        before: null,
        after: { tipo, de, ate },
      };
      await recordChange(tx, authorOf(context, staff), entry);
      await announce(tx, { kind: 'table', ...owner });
      return written.length;
    });
    return { criadas: made };
  },
  setStandCode: ({ id, codigoSuporte }, context) =>
    // The code opens the table, so the log records the change and hides the value.
    change(context, id, 'setStandCode', { codigoSuporte }, (row) => ({
      standToken: row.codigoSuporte,
    })),
  setTablePrice: async ({ idEstabelecimento, idProduto, valor }, context) => {
    const staff = managerOfTables(context, idEstabelecimento);
    const { brand, db } = context;
    if (valor !== null && valor < 0) throw new Refusal('amountNegative');
    const key = { brandId: brand.id, storeId: idEstabelecimento, productId: idProduto };
    const [product] = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.brandId, brand.id), eq(products.id, idProduto)));
    if (product === undefined) throw new Refusal('productNotFound');
    await db.transaction(async (tx) => {
      const same = and(
        eq(tablePrices.brandId, brand.id),
        eq(tablePrices.storeId, idEstabelecimento),
        eq(tablePrices.productId, idProduto),
      );
      const [before] = await tx.select({ valor: tablePrices.valor }).from(tablePrices).where(same);
      await writeTablePrice(tx, key, valor);
      const entry = {
        action: 'setTablePrice' as const,
        subject: `product ${idProduto}`,
        before: { valor: before?.valor ?? null },
        after: { valor },
      };
      await recordChange(tx, authorOf(context, staff), entry);
    });
    return { idProduto, valor };
  },
} satisfies Partial<Handlers>;

export const tableTermsHandlers = {
  describeTable: ({ id, local }, context) =>
    change(context, id, 'describeTable', { local: local.trim() }, (table) => ({
      local: table.local,
    })),
  removeTable: async ({ id }, context) => {
    const table = await tableForStaff(context, id);
    const staff = asManagerOf(table.storeId, context);
    const { brandId, storeId } = table;
    await context.db.transaction(async (tx) => {
      const own = and(eq(diningTables.brandId, brandId), eq(diningTables.id, id));
      // Connecting a customer locks the table's row too.
      await tx.select({ id: diningTables.id }).from(diningTables).where(own).for('update');
      const [open] = await tx
        .select({ id: sittings.id })
        .from(sittings)
        .where(
          and(eq(sittings.brandId, brandId), eq(sittings.tableId, id), isNull(sittings.closedAt)),
        );
      if (open !== undefined) throw new Refusal('tableInUse');
      await tx.update(diningTables).set({ removedAt: context.now() }).where(own);
      const entry = {
        action: 'removeTable' as const,
        subject: `table ${id}`,
        before: { tipo: table.tipo, numero: table.numero, local: table.local },
        after: null,
      };
      await recordChange(tx, authorOf(context, staff), entry);
      await announce(tx, { kind: 'table', brandId, storeId });
    });
    return { rotulo: labelOf(table) };
  },
  saveTableTerms: async (
    { idEstabelecimento, revisao, possuiPedidoMesa, percentualServico, modo },
    context,
  ) => {
    const staff = asManagerOf(idEstabelecimento, context);
    const brandId = context.brand.id;
    return changeSection(context, staff, {
      action: 'saveTableTerms',
      subject: `store ${idEstabelecimento}`,
      revisao,
      read: (tx) => readTerms(tx, brandId, idEstabelecimento),
      write: async (tx) => {
        await tx
          .update(stores)
          .set({ possuiPedidoMesa, percentualServico, modo })
          .where(and(eq(stores.brandId, brandId), eq(stores.id, idEstabelecimento)));
      },
    });
  },
} satisfies Partial<Handlers>;

async function readTerms(
  db: Database | Transaction,
  brandId: number,
  storeId: number,
): Promise<TableTerms> {
  const [row] = await db
    .select({
      possuiPedidoMesa: stores.possuiPedidoMesa,
      percentualServico: stores.percentualServico,
      modo: stores.modo,
    })
    .from(stores)
    .where(and(eq(stores.brandId, brandId), eq(stores.id, storeId)));
  if (row === undefined) throw new Refusal('storeNotFound');
  return row;
}

function managerOfTables(context: CallContext, storeId: number): StaffSession {
  const staff = asManagerOf(storeId, context);
  if (!context.brand.stores.some((store) => store.id === storeId && store.possuiPedidoMesa))
    throw new Refusal('tableUnavailable');
  return staff;
}

type Described = Partial<Pick<typeof diningTables.$inferInsert, 'codigoSuporte' | 'local'>>;

async function change(
  context: CallContext,
  id: number,
  action: AuditAction,
  wanted: Described,
  told: (table: TableRow) => Record<string, unknown>,
) {
  asManagerOf((await tableForStaff(context, id)).storeId, context);
  return withTable(context, id, action, async ({ tx }) => {
    // Read again under the lock: it may have changed.
    const table = await tableForStaff(context, id, tx);
    await tx
      .update(diningTables)
      .set(wanted)
      .where(and(eq(diningTables.brandId, table.brandId), eq(diningTables.id, id)));
    return { before: told(table), after: told({ ...table, ...wanted }) };
  });
}
