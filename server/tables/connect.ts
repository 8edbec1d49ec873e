// Connects a device to a table: an anonymous user of type 2, beside any signed-in customer, at the
// table's open sitting.
import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { labelOf } from '#rules/places/table-label.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import { announce } from '../changes.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { customers, diningTables, sittingPeople, tabLines } from '../database/schema.ts';
import { countAttempt, forgetAttempts } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { sameSecret } from '../same-secret.ts';
import { leaveSeat } from './leave-seat.ts';
import { findSeat, lockOpenSitting, openSitting, type SeatRecord } from './seats.ts';
import { readLabel, sheetToken, type TableRow } from './tokens.ts';

type Asked = InputOf<Endpoints['createTableUser']>;

/** Returns the customer id of the anonymous user. */
export async function connect(asked: Asked, context: CallContext): Promise<number> {
  const { brand, db, now } = context;
  await countAttempt(context, brand.id, 'tableNetwork', context.callerHash);
  const store = storeOf(asked, context);
  const table = await tableOf(asked, store, context);
  const proved = await checkProof(asked, table, context);
  const session = await context.ensureSession();
  const seat = await findSeat(context, session.id);
  if (
    seat !== null &&
    seat.table.id !== table.id &&
    (await asksToMove(seat, table, proved, context))
  )
    return seat.person.customerId;
  return db.transaction(async (tx) => {
    await announce(tx, { kind: 'table', brandId: brand.id, storeId: table.storeId });
    const sitting = await openSitting(tx, table, now());
    const mine = and(
      eq(sittingPeople.brandId, brand.id),
      eq(sittingPeople.sittingId, sitting.id),
      eq(sittingPeople.sessionId, session.id),
    );
    const [there] = await tx.select().from(sittingPeople).where(mine);
    if (there === undefined)
      return join(
        tx,
        { sittingId: sitting.id, sessionId: session.id, nome: labelOf(table), proved },
        context,
      );
    const confirmedAt = there.confirmedAt ?? (proved ? now() : null);
    await tx
      .update(sittingPeople)
      .set({ confirmedAt, joinedAt: now(), leftAt: null, wantsTableId: null })
      .where(mine);
    return there.customerId;
  });
}

/** One store of the brand; its only one if the link names none. */
function storeOf({ idEstabelecimento }: Asked, { brand }: CallContext): StoreRecord {
  const [only, ...others] = brand.stores;
  const store =
    idEstabelecimento === undefined && others.length === 0
      ? only
      : brand.stores.find(({ id }) => id === idEstabelecimento);
  if (store === undefined) throw new Refusal('storeNotFound');
  if (!store.possuiPedidoMesa) throw new Refusal('tableUnavailable');
  return store;
}

async function tableOf(
  { nome }: Asked,
  store: StoreRecord,
  { db, brand }: CallContext,
): Promise<TableRow> {
  const named = readLabel(nome);
  if (named === null) throw new Refusal('tableNotFound');
  const [table] = await db
    .select()
    .from(diningTables)
    .where(
      and(
        eq(diningTables.brandId, brand.id),
        eq(diningTables.storeId, store.id),
        eq(diningTables.tipo, named.tipo),
        eq(diningTables.numero, named.numero),
        isNull(diningTables.removedAt),
      ),
    );
  if (table === undefined) throw new Refusal('tableNotFound');
  return table;
}

/**
 * True: the sheet or code proves that this person sits there. False: only the number was typed, and
 * staff must confirm.
 */
async function checkProof(
  { token, codigoSuporte }: Asked,
  table: TableRow,
  context: CallContext,
): Promise<boolean> {
  const signed = token == null || token === '' ? null : sameSecret(token, sheetToken(table));
  if (signed === false) throw new Refusal('tableSheetWrong');
  if (table.codigoSuporte === null) return signed === true;
  // A photo of the sheet proves nothing: if the table has a code, the code does.
  if (codigoSuporte == null || codigoSuporte === '') throw new Refusal('tableCodeNeeded');
  const subject = `table ${table.id} ${context.callerHash}`;
  await countAttempt(context, context.brand.id, 'tableCode', subject);
  if (!sameSecret(codigoSuporte, table.codigoSuporte)) throw new Refusal('tableCodeWrong');
  await forgetAttempts(context, context.brand.id, 'tableCode', subject);
  return true;
}

/**
 * After ordering, leaving takes the bill along, so staff must approve; before that it needs no
 * approval. No bill goes to another store, and nobody there could approve: it stays where it is,
 * and only a person who is proved to sit at the other store leaves it there.
 */
async function asksToMove(
  { person, sitting, table: { storeId } }: SeatRecord,
  table: TableRow,
  proved: boolean,
  { db, brand, now }: CallContext,
): Promise<boolean> {
  const own = and(eq(sittingPeople.brandId, brand.id), eq(sittingPeople.id, person.id));
  return db.transaction(async (tx) => {
    await lockOpenSitting(tx, brand.id, sitting.id);
    await announce(tx, { kind: 'table', brandId: brand.id, storeId });
    const [line] = await tx
      .select({ id: tabLines.id })
      .from(tabLines)
      .where(
        and(
          eq(tabLines.brandId, brand.id),
          eq(tabLines.personId, person.id),
          isNull(tabLines.voidedAt),
        ),
      )
      .limit(1);
    const elsewhere = storeId !== table.storeId;
    if (elsewhere && line !== undefined && !proved && !brand.settings.permitirDesconectarMesa)
      throw new Refusal('tableStays');
    if (elsewhere || line === undefined) {
      await leaveSeat(tx, person, now());
      return false;
    }
    await tx.update(sittingPeople).set({ wantsTableId: table.id }).where(own);
    return true;
  });
}

type NewPerson = { sittingId: number; sessionId: number; nome: string; proved: boolean };

async function join(
  tx: Transaction,
  { sittingId, sessionId, nome, proved }: NewPerson,
  { brand, now }: CallContext,
): Promise<number> {
  // No real phone number looks like this, so it never collides with one.
  const telefone = `mesa-${randomBytes(12).toString('hex')}`;
  const at = now();
  const [user] = await tx
    .insert(customers)
    .values({ brandId: brand.id, nome, telefone, tipoUsuario: 2, createdAt: at })
    .returning({ id: customers.id });
  if (user === undefined) throw new Error('the user of the table was not stored');
  await tx.insert(sittingPeople).values({
    brandId: brand.id,
    sittingId,
    sessionId,
    customerId: user.id,
    confirmedAt: proved ? at : null,
    joinedAt: at,
  });
  return user.id;
}
