// Calls of customers at a table.
import { and, eq, isNull } from 'drizzle-orm';
import { customerById, publicCustomer, storesOf } from '../account/signed-in.ts';
import { requireStore } from '../brand/require-store.ts';
import { announce } from '../changes.ts';
import type { CallContext } from '../context.ts';
import type { Database } from '../database/open.ts';
import { sittingPeople, sittings, tabLines } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { connect } from './connect.ts';
import { leaveSeat } from './leave-seat.ts';
import { atTable, mySeat, nowhere } from './my-seat.ts';
import { atTablePrice, pricesAtTables } from './prices.ts';
import { lockOpenSitting, type SittingRow } from './seats.ts';

export const tableHandlers = {
  createTableUser: async (asked, context) => {
    const user = await customerById(context, await connect(asked, context));
    if (user === null) throw new Refusal('tableNotFound');
    // The phone is a placeholder and is never shown.
    const cliente = { ...publicCustomer(user), telefone: null };
    return {
      codErro: 0,
      mensagem: '',
      logado: true,
      cliente,
      estabelecimentos: storesOf(context),
      ...(await atTable(context)),
    };
  },
  tableMenu: async ({ idEstabelecimento }, context) => {
    const store = requireStore(context, idEstabelecimento);
    if (!store.possuiPedidoMesa) throw new Refusal('tableUnavailable');
    const [{ menu }, prices] = await Promise.all([
      context.menus.get(context.brand, store),
      pricesAtTables(context, store.id),
    ]);
    const categorias = menu.categorias.map((category) => ({
      ...category,
      produtos: category.produtos.flatMap((product) => atTablePrice(product, prices) ?? []),
    }));
    return { ...menu, categorias };
  },
  tableState: (_input, context) => atTable(context),
  changeSeat: async ({ nome, modo, recusaServico }, context) => {
    const { person, sitting } = await mySeat(context);
    const { db, brand } = context;
    await db.transaction(async (tx) => {
      // A bill that closes meanwhile stays as it was charged.
      const open = await lockOpenSitting(tx, brand.id, sitting.id);
      const mode = modo ?? open.modo;
      const ofPerson = {
        ...(nome === undefined ? {} : { nome }),
        ...(recusaServico === undefined || mode === 'conta' ? {} : { recusaServico }),
      };
      const ofTable = {
        ...(modo === undefined ? {} : { modo: mode }),
        ...(recusaServico === undefined || mode === 'cada' ? {} : { recusaServico }),
      };
      const confirmed = person.confirmedAt !== null;
      if (!confirmed && Object.keys(ofTable).length > 0) throw new Refusal('tableNotConfirmed');
      if (Object.keys(ofPerson).length > 0) {
        await tx
          .update(sittingPeople)
          .set(ofPerson)
          .where(and(eq(sittingPeople.brandId, brand.id), eq(sittingPeople.id, person.id)));
      }
      if (Object.keys(ofTable).length > 0) await updateSitting(tx, open, ofTable);
    });
    await tellStaff(context, sitting.storeId);
    return atTable(context);
  },
  callWaiter: async ({ motivo }, context) => {
    const { person, sitting } = await mySeat(context);
    if (person.confirmedAt === null) throw new Refusal('tableNotConfirmed');
    await countAttempt(context, context.brand.id, 'waiter', `sitting ${sitting.id}`);
    const at = context.now();
    await updateSitting(
      context.db,
      sitting,
      motivo === 'garcom' ? { waiterCalledAt: at } : { billAskedAt: at },
    );
    await tellStaff(context, sitting.storeId);
    return atTable(context);
  },
  leaveTable: async (_input, context) => {
    const { person, sitting } = await mySeat(context);
    const { brand, db, now } = context;
    await db.transaction(async (tx) => {
      // An order holds the sitting while it is written, so it is counted here or comes too late.
      await lockOpenSitting(tx, brand.id, sitting.id);
      const ordered = await tx.$count(
        tabLines,
        and(
          eq(tabLines.brandId, brand.id),
          eq(tabLines.sittingId, sitting.id),
          eq(tabLines.personId, person.id),
          isNull(tabLines.voidedAt),
        ),
      );
      // A person who has ordered owes money; the store decides whether they may leave without
      // asking.
      if (ordered > 0 && !brand.settings.permitirDesconectarMesa) throw new Refusal('tableStays');
      await leaveSeat(tx, person, now());
    });
    await tellStaff(context, sitting.storeId);
    return nowhere(context);
  },
} satisfies Partial<Handlers>;

const tellStaff = ({ db, brand }: CallContext, storeId: number) =>
  announce(db, { kind: 'table', brandId: brand.id, storeId });

async function updateSitting(
  db: Pick<Database, 'update'>,
  { brandId, id }: SittingRow,
  change: Partial<typeof sittings.$inferInsert>,
): Promise<void> {
  await db
    .update(sittings)
    .set(change)
    .where(and(eq(sittings.brandId, brandId), eq(sittings.id, id)));
}
