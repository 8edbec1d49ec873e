// Table service beyond the bill: staff order for a table, move one person, or remove the service
// charge.
import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { CartRequest } from '#contract/entities/order.ts';
import type { OrderItem } from '#contract/entities/order-item.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { labelOf } from '#rules/places/table-label.ts';
import { sessionOfStaff } from '../account/session.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { CallContext, DeviceSession } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import { sittingPeople, sittings } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { UNCOUNTED } from '../limits/attempts.ts';
import { acceptance } from '../orders/accept-at-once.ts';
import { announceSoon } from '../orders/announce-soon.ts';
import { checkItems } from '../orders/check-order.ts';
import { newOrder } from '../orders/new-order.ts';
import { priceCart, quoteDetails } from '../orders/quote.ts';
import { firstReceipt } from '../orders/receipt.ts';
import { writeOrder } from '../orders/write-order.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { moneyText } from '../words/money-text.ts';
import { staffTableHandlers } from './console.ts';
import { oneTable, sameStore, tableForStaff, withTable } from './console-tables.ts';
import { calledAs } from './ordering.ts';
import { openSitting, type PersonRow, type SittingRow } from './seats.ts';
import { holdSitting, tabClaim } from './tab.ts';
import type { TableRow } from './tokens.ts';

export const tableServiceHandlers = {
  orderForTable: async ({ id, idPessoa, itens, chave }, context) => {
    const table = await tableForStaff(context, id);
    const { sitting, person } = await placeOf(table, idPessoa, context);
    // Orders for a person go on that person's part; those for the whole table belong to the staff.
    // A device's session would be another one after a lost reply, whose cookie is lost too.
    const own = await sessionOfStaff(context, table.brandId, signedIn(context).staffId);
    await order(
      { table, sitting, person },
      requestFor(table.storeId, itens, chave),
      { id: person?.sessionId ?? own, customerId: null },
      [own, ...(await sessionsAt(sitting, context))],
      context,
    );
    return oneTable(context, id);
  },
  setTableService: ({ id, idPessoa, recusaServico }, context) =>
    withTable(context, id, 'setTableService', async ({ tx, open }) => {
      const { brandId, id: sittingId, recusaServico: before } = open();
      const change = { recusaServico };
      let declined = before;
      if (idPessoa === null) {
        await tx
          .update(sittings)
          .set(change)
          .where(and(eq(sittings.brandId, brandId), eq(sittings.id, sittingId)));
      } else {
        const own = and(
          eq(sittingPeople.brandId, brandId),
          eq(sittingPeople.id, idPessoa),
          eq(sittingPeople.sittingId, sittingId),
        );
        const [person] = await tx
          .select({ recusaServico: sittingPeople.recusaServico })
          .from(sittingPeople)
          .where(own)
          .for('update');
        if (person === undefined) throw new Refusal('notFound');
        await tx.update(sittingPeople).set(change).where(own);
        declined = person.recusaServico;
      }
      return {
        before: { person: idPessoa, serviceDeclined: declined },
        after: { person: idPessoa, serviceDeclined: recusaServico },
      };
    }),
  movePerson: async ({ idPessoa, idDestino }, context) => {
    const { brand, db, now } = context;
    const own = and(eq(sittingPeople.brandId, brand.id), eq(sittingPeople.id, idPessoa));
    const [found] = await db
      .select({ person: sittingPeople, tableId: sittings.tableId })
      .from(sittingPeople)
      .innerJoin(
        sittings,
        and(eq(sittings.brandId, sittingPeople.brandId), eq(sittings.id, sittingPeople.sittingId)),
      )
      .where(and(own, isNull(sittings.closedAt)));
    if (found === undefined) throw new Refusal('tableClosed');
    const [from, to] = [
      await tableForStaff(context, found.tableId),
      await tableForStaff(context, idDestino),
    ];
    if (sameStore(from, to).id === from.id) throw new Refusal('malformed', { field: 'idDestino' });
    // Approves a customer's request, or does it directly.
    await db
      .update(sittingPeople)
      .set({ wantsTableId: to.id, confirmedAt: found.person.confirmedAt ?? now() })
      .where(own);
    try {
      return await staffTableHandlers.answerPerson({ idPessoa, aceitar: true }, context);
    } catch (error) {
      // Nobody asked for it: it must not stay as a request of the customer, nor let them in.
      const { wantsTableId, confirmedAt } = found.person;
      await db.update(sittingPeople).set({ wantsTableId, confirmedAt }).where(own);
      throw error;
    }
  },
} satisfies Partial<Handlers>;

type Place = { table: TableRow; sitting: SittingRow; person: PersonRow | null };

/** The first order opens a table. */
async function placeOf(
  table: TableRow,
  idPessoa: number | null,
  { db, now }: CallContext,
): Promise<Omit<Place, 'table'>> {
  return db.transaction(async (tx) => {
    const sitting = await openSitting(tx, table, now());
    if (idPessoa === null) return { sitting, person: null };
    const [person] = await tx
      .select()
      .from(sittingPeople)
      .where(
        and(
          eq(sittingPeople.brandId, table.brandId),
          eq(sittingPeople.id, idPessoa),
          eq(sittingPeople.sittingId, sitting.id),
        ),
      );
    if (person === undefined) throw new Refusal('notFound');
    return { sitting, person };
  });
}

function requestFor(idEstabelecimento: number, itens: OrderItem[], chave: string): CartRequest {
  const pedido = {
    chaveIdempotencia: chave,
    idEstabelecimento,
    tipoPedido: ORDER_TYPE.table,
    entregaImediata: true,
    itens,
    endereco: null,
    cliente: null,
    formaPagamento: null,
    troco: null,
    cpfNota: null,
    observacao: '',
    valorTotal: 0,
  } as const;
  return { cupomDesconto: null, idCartelaCompleta: null, pedido: { ...pedido, itens } };
}

/** The devices of the people at the table. */
async function sessionsAt({ brandId, id }: SittingRow, { db }: CallContext): Promise<number[]> {
  const people = await db
    .select({ sessionId: sittingPeople.sessionId })
    .from(sittingPeople)
    .where(and(eq(sittingPeople.brandId, brandId), eq(sittingPeople.sittingId, id)));
  return people.map(({ sessionId }) => sessionId);
}

/** Like a customer's order, paid with the bill. Staff may order outside opening hours. */
async function order(
  place: Place,
  request: CartRequest,
  session: DeviceSession,
  /** To whom an earlier attempt may belong. */
  sessionIds: readonly number[],
  context: CallContext,
): Promise<void> {
  // For somebody else at the table it is another order than the first one.
  const wanted = { ...request, idPessoa: place.person?.id ?? null };
  const requestHash = createHash('sha256').update(JSON.stringify(wanted)).digest('base64url');
  const repeated = await firstReceipt(
    context,
    sessionIds,
    request.pedido.chaveIdempotencia,
    requestHash,
  );
  if (repeated !== null) return;
  // No session: a customer signed in on the waiter's device must not add coupons or loyalty.
  const priced = await priceCart(request, { ...context, session: null }, place);
  checkItems(request.pedido.itens, priced, context);
  const { store, totals, changes } = priced;
  if (!store.possuiPedidoMesa) throw new Refusal('tableUnavailable');
  if (changes.length > 0)
    throw new Refusal(
      'totalChanged',
      { total: moneyText(totals.valorTotal, context) },
      quoteDetails(priced, context),
    );
  const contact = { nome: calledAs(place), telefone: '' };
  const { staffId } = signedIn(context);
  const own = { id: session.id, customerId: null };
  const parts = { request, requestHash, session: own, contact, priced, staffId };
  const placing = newOrder({ ...parts, online: null, slot: null }, context);
  const tab = tabClaim(place, { ...placing, percent: store.percentualServico, prepaid: false });
  const ordered = {
    table: labelOf(place.table),
    total: totals.valorTotal,
    itens: placing.itens.map(({ nome, quantidade }) => ({ nome, quantidade })),
  };
  const log: Claim = (tx, { id }) =>
    recordChange(tx, authorOf(context, signedIn(context)), {
      action: 'orderForTable',
      subject: `order ${id}`,
      before: null,
      after: ordered,
    });
  // What staff take is accepted, as at the counter.
  const accepted = acceptance(placing, store, staffId, context);
  const placed = await writeOrder(
    placing,
    {
      ...priced,
      claims: [tab, log, accepted],
      hold: (tx) => holdSitting(tx, placing.brandId, place),
    },
    request,
    UNCOUNTED,
    context,
  );
  // Null: a concurrent request with the same key has placed the order.
  if (placed === null) return;
  const { brandId, storeId, statusPagamento } = placing;
  announceSoon(context, {
    kind: 'order',
    brandId,
    storeId,
    orderId: placed.id,
    status: ORDER_STATUS.accepted,
    statusPagamento,
  });
}
