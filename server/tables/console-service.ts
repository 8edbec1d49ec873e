// What the waiter does for a table beside its bill: orders for it, moves one person, takes the
// service off.
import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { CartRequest, OrderItem } from '#contract/entities/order.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { UNCOUNTED } from '../account/attempts.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { CallContext, DeviceSession } from '../context.ts';
import { sittingPeople, sittings } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { announceSoon } from '../orders/announce-soon.ts';
import { checkItems } from '../orders/check-order.ts';
import type { Claim } from '../orders/claims.ts';
import { moneyText } from '../orders/money-text.ts';
import { newOrder } from '../orders/place.ts';
import { priceCart, quoteDetails } from '../orders/quote.ts';
import { firstReceipt } from '../orders/receipt.ts';
import { writeOrder } from '../orders/write-order.ts';
import { Refusal } from '../refusal.ts';
import { staffTableHandlers } from './console.ts';
import { member, oneTable, sameStore, tableForStaff, withTable } from './console-tables.ts';
import { calledAs } from './ordering.ts';
import { openSitting, type PersonRow, type SittingRow } from './seats.ts';
import { tabClaim } from './tab.ts';
import { labelOf, type TableRow } from './tokens.ts';

export const tableServiceHandlers = {
  orderForTable: async ({ id, idPessoa, itens, chave }, context) => {
    const table = await tableForStaff(context, id);
    const { sitting, person } = await placeOf(table, idPessoa, context);
    // With whoever eats it among their own orders; what is for the whole table belongs to the
    // device of the staff.
    const session =
      person === null ? await context.ensureSession() : { id: person.sessionId, customerId: null };
    await order(
      { table, sitting, person },
      requestFor(table.storeId, itens, chave),
      session,
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
    // What a diner may ask for and the staff allow, at once.
    await db
      .update(sittingPeople)
      .set({ wantsTableId: to.id, confirmedAt: found.person.confirmedAt ?? now() })
      .where(own);
    return staffTableHandlers.answerPerson({ idPessoa, aceitar: true }, context);
  },
} satisfies Partial<Handlers>;

type Place = { table: TableRow; sitting: SittingRow; person: PersonRow | null };

/** A table is opened by its first order. */
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

/**
 * An order like a diner's, paid with the bill. The staff see for themselves whether the house is
 * open.
 */
async function order(
  place: Place,
  request: CartRequest,
  session: DeviceSession,
  context: CallContext,
): Promise<void> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const repeated = await firstReceipt(
    context,
    session.id,
    request.pedido.chaveIdempotencia,
    requestHash,
  );
  if (repeated !== null) return;
  // No session: neither coupon nor loyalty of whoever is signed in on the waiter's device has a
  // part in it.
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
  const placing = newOrder(
    request,
    requestHash,
    { id: session.id, customerId: null },
    contact,
    priced,
    null,
    null,
    context,
  );
  const tab = tabClaim(place, { ...placing, percent: store.percentualServico, prepaid: false });
  const ordered = {
    table: labelOf(place.table),
    total: totals.valorTotal,
    itens: placing.itens.map(({ nome, quantidade }) => ({ nome, quantidade })),
  };
  const log: Claim = (tx, { id }) =>
    recordChange(tx, authorOf(context, member(context)), {
      action: 'orderForTable',
      subject: `order ${id}`,
      before: null,
      after: ordered,
    });
  const placed = await writeOrder(
    placing,
    { ...priced, claims: [tab, log] },
    request,
    UNCOUNTED,
    context,
  );
  // Null: the same key at the same moment, and its order stands.
  if (placed === null) return;
  const { brandId, storeId, status, statusPagamento } = placing;
  announceSoon(context, {
    kind: 'order',
    brandId,
    storeId,
    orderId: placed.id,
    status,
    statusPagamento,
  });
}
