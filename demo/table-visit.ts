// A visit to a table in the demo's past: the waiter takes one to three orders, the guests pay, the
// bill is closed.
import { randomUUID } from 'node:crypto';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { drawItem } from './bag.ts';
import type { Past } from './order-life.ts';
import { later } from './timeline.ts';
import { must } from './visitor.ts';

const MINUTE = 60;
/** Between two orders of a table. */
const LEAST_BETWEEN = 4 * MINUTE;
const MOST_ROUNDS = 3;
const DISHES_OF_ROUND = 3;

/** Nothing happens if every table is taken. */
export async function visitTable({ shop, timeline, chance, now }: Past): Promise<void> {
  const { staff, store } = shop;
  const { mesas } = await must('the tables', staff.staffTables({}));
  const free = mesas.filter(
    ({ idEstabelecimento, tipo, abertaEm }) =>
      idEstabelecimento === store.id && tipo === 'mesa' && abertaEm === null,
  );
  if (free.length === 0) return;
  const { id } = chance.oneOf(free);
  const menu = await must('the menu', staff.tableMenu({ idEstabelecimento: store.id }));
  await must('to open a table', staff.openTable({ id }));
  const ordered = new Set<number>();
  let at = now();
  for (let rounds = 1 + chance.below(MOST_ROUNDS); rounds > 0; rounds -= 1) {
    at = later(at, LEAST_BETWEEN + chance.below(20 * MINUTE));
    timeline.add(at, order);
  }
  timeline.add(later(at, 30 * MINUTE + chance.below(30 * MINUTE)), pay);

  async function order(): Promise<void> {
    const itens = Array.from({ length: 1 + chance.below(DISHES_OF_ROUND) }, () =>
      drawItem(menu, 'mesa', chance),
    );
    const call = { id, idPessoa: null, itens, chave: randomUUID() };
    const taken = await staff.orderForTable(call);
    // A dish that is not served at this hour.
    if (!taken.ok) return;
    // A dish is a line of the bill, and what staff take is accepted.
    for (const idPedido of new Set(
      taken.value.conta?.linhas.flatMap((line) => line.idPedido ?? []),
    ))
      if (!ordered.has(idPedido)) {
        ordered.add(idPedido);
        const served = later(now(), 9 * MINUTE + chance.below(8 * MINUTE));
        timeline.add(served, () => serve(idPedido));
      }
  }

  async function serve(id: number): Promise<void> {
    const move = { id, statusAtual: S.accepted, status: S.delivered };
    await must('the kitchen', staff.moveOrder(move));
  }

  async function pay(): Promise<void> {
    const { mesas: open } = await must('the tables', staff.staffTables({}));
    const valor = open.find((table) => table.id === id)?.conta?.valorRestante ?? 0;
    const forma = chance.oneOf(['pix', 'cartao', 'cartao', 'dinheiro'] as const);
    const part = { id, idPessoa: null, valor, forma, chave: randomUUID() };
    if (valor > 0) await must('to pay', staff.payTable(part));
    await must('to close the bill', staff.closeTable({ id }));
  }
}
