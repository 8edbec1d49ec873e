// The found orders as rows for an accountant. Names and phones leave the console, so the log says
// who took them.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { OrderRow } from '#contract/entities/console/order-history.ts';
import { localDate, localMinutes } from '#rules/time/zoned-time.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { orders } from '../database/schema.ts';
import { isSold } from '../figures/count.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { asManager } from '../permission.ts';
import { wantedOrders } from './filter.ts';
import { billOfOrder, chargedOnBill } from './on-bill.ts';

const MOST_ROWS = 20_000;
/** As in the figures. */
const counts = (brandId: number) => sql<boolean>`exists (select from orders o
  where o.brand_id = ${brandId}::bigint and o.id = "orders"."id" and ${isSold(brandId)})`;

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const ordersFile: Handlers['ordersFile'] = async (input, context) => {
  const staff = asManager(context);
  const { db, bulkDb, replica, brand } = context;
  const { filters, text } = await wantedOrders(input, context);
  await countAttempt(context, brand.id, 'ordersFile', `staff ${staff.staffId}`);
  const rows = await replica.read(bulkDb, (reader) =>
    reader
      .select({
        id: orders.id,
        numero: orders.numero,
        storeId: orders.storeId,
        createdAt: orders.createdAt,
        nomeCliente: orders.nomeCliente,
        telefoneCliente: orders.telefoneCliente,
        cpfNota: orders.cpfNota,
        tipoPedido: orders.tipoPedido,
        status: orders.status,
        statusPagamento: orders.statusPagamento,
        formaPagamento: orders.formaPagamento,
        sandbox: orders.sandbox,
        totals: orders.totals,
        valorTotal: orders.valorTotal,
        devolvido: orders.devolvido,
        entregador: orders.entregador,
        venda: counts(brand.id),
        bill: billOfOrder(brand.id),
      })
      .from(orders)
      .where(and(eq(orders.brandId, brand.id), filters, text))
      .orderBy(desc(orders.id))
      .limit(MOST_ROWS + 1),
  );
  const shown = rows.slice(0, MOST_ROWS);
  await recordChange(db, authorOf(context, staff), {
    action: 'exportOrders',
    subject: `brand ${brand.id}`,
    before: null,
    after: { orders: shown.length },
  });
  return {
    pedidos: shown.map(({ storeId, createdAt, formaPagamento, totals, bill, ...row }) => {
      const store = brand.stores.find(({ id }) => id === storeId);
      const zone = store?.fusoHorario ?? 'America/Sao_Paulo';
      const { valorItens, valorDesconto, descontoFormaPagamento, composicao } = totals;
      return {
        ...row,
        nomeEstabelecimento: store?.nome ?? '',
        dia: localDate(createdAt, zone),
        hora: clock(localMinutes(createdAt, zone)),
        formaPagamento: formaPagamento.nome,
        cupomDesconto:
          composicao.find(({ cupomDesconto }) => cupomDesconto !== undefined)?.cupomDesconto ??
          null,
        valorEntrega: totals.valorEntrega,
        ...chargedOnBill(
          {
            valorItens,
            valorDesconto: valorDesconto + descontoFormaPagamento,
            taxaAdicional: totals.taxaAdicional,
            servico: composicao.find(({ chave }) => chave === 'servico')?.valor ?? 0,
            valorTotal: row.valorTotal,
          },
          // As in the figures, what is no sale has the price at which it was ordered.
          row.venda ? bill : null,
        ),
      } satisfies OrderRow;
    }),
    haMais: rows.length > MOST_ROWS,
  };
};
