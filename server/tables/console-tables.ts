// Tables as staff see them, and the frame of every change to one.

import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { StaffTable } from '#contract/entities/table.ts';
import { labelOf } from '#rules/places/table-label.ts';
import { recordChange } from '../audit/record.ts';
import { announce } from '../changes.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { diningTables, sittings } from '../database/schema.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { loadBills } from './bills.ts';
import { lockTables, openLocked, type SittingRow } from './seats.ts';
import { sheetPath, type TableRow } from './tokens.ts';

/** Staff of one store cannot see tables of another. */
export function theirs(context: CallContext, storeId: number): boolean {
  const { storeId: own } = signedIn(context);
  return own === null || own === storeId;
}

export async function tableForStaff(
  context: CallContext,
  id: number,
  db: Database | Transaction = context.db,
): Promise<TableRow> {
  const [table] = await db
    .select()
    .from(diningTables)
    .where(
      and(
        eq(diningTables.brandId, context.brand.id),
        eq(diningTables.id, id),
        isNull(diningTables.removedAt),
      ),
    );
  if (table === undefined || !theirs(context, table.storeId)) throw new Refusal('tableNotFound');
  return table;
}

/** People move only between tables of one store. */
export function sameStore(here: TableRow, there: TableRow): TableRow {
  if (here.storeId !== there.storeId) throw new Refusal('tableNotFound');
  return there;
}

export type Work = {
  tx: Transaction;
  table: TableRow;
  staffId: number;
  /** The table's open sitting, locked, or null. */
  sitting: SittingRow | undefined;
  /** The same, refused if the table has none. */
  open(): SittingRow;
  /** The open sitting of this table or the one it is joined with, opened if there is none. */
  sittingOf(table: TableRow): Promise<SittingRow>;
};

/** State before and after a change, for the log. */
export type Told = { before: Record<string, unknown>; after: Record<string, unknown> };

/** One change at one or two tables. `change` returns what the log records; null: nothing to do. */
export async function withTable(
  context: CallContext,
  tableId: number,
  action: AuditAction,
  change: (work: Work) => Promise<Told | null>,
  other: number | null = null,
): Promise<StaffTable> {
  const table = await tableForStaff(context, tableId);
  const { staffId } = signedIn(context);
  const { brand, db, now } = context;
  await db.transaction(async (tx) => {
    const locked = await lockTables(tx, brand.id, other === null ? [tableId] : [tableId, other]);
    const sitting = locked.get(tableId);
    const open = () => {
      if (sitting === undefined) throw new Refusal('tableClosed');
      return sitting;
    };
    const told = await change({
      tx,
      table,
      staffId,
      sitting,
      open,
      sittingOf: (one) => openLocked(tx, one, locked, now()),
    });
    if (told === null) return;
    const subject =
      sitting === undefined ? `table ${tableId}` : `table ${tableId}, sitting ${sitting.id}`;
    await recordChange(tx, { brandId: brand.id, staffId, at: now() }, { action, subject, ...told });
    await announce(tx, { kind: 'table', brandId: brand.id, storeId: table.storeId });
  });
  return oneTable(context, tableId);
}

export async function oneTable(context: CallContext, id: number): Promise<StaffTable> {
  const [table] = await read(context, eq(diningTables.id, id));
  if (table === undefined) throw new Refusal('tableNotFound');
  return table;
}

export async function allTables(context: CallContext): Promise<StaffTable[]> {
  const { storeId } = signedIn(context);
  return read(context, storeId === null ? undefined : eq(diningTables.storeId, storeId));
}

async function read(context: CallContext, where: SQL | undefined): Promise<StaffTable[]> {
  const { brand, db } = context;
  const rows = await db
    .select({ table: diningTables, sitting: sittings })
    .from(diningTables)
    .leftJoin(
      sittings,
      and(
        eq(sittings.brandId, diningTables.brandId),
        eq(sittings.tableId, diningTables.id),
        isNull(sittings.closedAt),
      ),
    )
    .where(and(eq(diningTables.brandId, brand.id), isNull(diningTables.removedAt), where))
    .orderBy(asc(diningTables.storeId), asc(diningTables.tipo), asc(diningTables.numero));
  const bills = await loadBills(
    context,
    rows.flatMap(({ sitting }) => sitting ?? []),
  );
  return rows.map(({ table, sitting }) => ({
    id: table.id,
    idEstabelecimento: table.storeId,
    tipo: table.tipo,
    numero: table.numero,
    rotulo: labelOf(table),
    codigoSuporte: table.codigoSuporte,
    local: table.local,
    caminho: sheetPath(table, brand.stores.find(({ id }) => id === table.storeId)?.codigo ?? ''),
    abertaEm: sitting?.openedAt.toISOString() ?? null,
    garcomChamadoEm: sitting?.waiterCalledAt?.toISOString() ?? null,
    contaPedidaEm: sitting?.billAskedAt?.toISOString() ?? null,
    conta: sitting === null ? null : (bills.get(sitting.id) ?? null),
  }));
}
