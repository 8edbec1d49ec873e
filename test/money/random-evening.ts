// An evening at two tables: what people, staff, the bank and a failing provider do, in any order.
import { eq, isNotNull } from 'drizzle-orm';
import type { StaffTable } from '#contract/entities/table.ts';
import { isPaid } from '#rules/orders/bill.ts';
import { isFinal, staffMoves } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { orders, payments } from '#server/database/schema.ts';
import { settle } from '#server/payments/settle.ts';
import { at, type tablesOf } from '../at-table.ts';
import type { Chance } from '../hostile/chance.ts';
import { newKey } from '../ordering.ts';
import type { PayingWorld } from '../paying.ts';
import type { Visitor } from '../world.ts';

export const TABLES = ['Mesa 1', 'Mesa 2'] as const;
const MINUTE = 60_000;
type Tables = ReturnType<typeof tablesOf>;

type Evening = {
  paying: PayingWorld;
  staff: Visitor;
  tables: Tables;
  chance: Chance;
  people: Visitor[];
  tell(what: string): void;
};

/** What may happen next; what happens often is listed several times. */
export function actsOf(evening: Evening): (() => Promise<void>)[] {
  const { paying, staff, tables, chance, people, tell } = evening;
  const { world, faults } = paying;
  const { db } = world.services;
  const done = (what: string, { body }: { body: Record<string, unknown> }) =>
    tell(body.codErro ? `${what}: refused ${body.codErro}` : what);
  const someone = () => chance.oneOf(people);
  const table = (): Promise<StaffTable> => tables.named(chance.oneOf(TABLES));
  const some = (most: number) => (1 + chance.below(Math.max(1, most))) / 100;
  const order = async () => {
    const one = someone();
    const { mesa } = await at(one);
    if (mesa === null) return;
    const { send, total } = await tables.order(one, 1 + chance.below(3));
    done(`${mesa.rotulo} orders for ${total}`, await send());
  };
  const move = async () => {
    const all = await db.select().from(orders).where(eq(orders.tipoPedido, ORDER_TYPE.table));
    const open = all.filter(({ status }) => !isFinal(status));
    if (open.length === 0) return;
    const { id, status, tipoPedido } = chance.oneOf(open);
    const moves = staffMoves(status, tipoPedido);
    if (moves.length === 0) return;
    const to = chance.oneOf(moves);
    const sent = { id, statusAtual: status, status: to, motivo: 'Fim', minutos: 20 };
    done(`order ${id} from ${status} to ${to}`, await staff.call('moveOrder', sent));
  };
  const line = async () => {
    const { id, rotulo } = await table();
    const added = { nome: 'Couvert', quantidade: 1 + chance.below(3), valor: some(2_000) };
    const sent = { id, idPessoa: null, ...added, chave: newKey() };
    done(
      `${rotulo} has ${added.quantidade} x ${added.valor}`,
      await staff.call('addTabLine', sent),
    );
  };
  const strike = async () => {
    const { conta, rotulo } = await table();
    const lines = conta?.linhas.filter(({ motivoEstorno }) => motivoEstorno === null) ?? [];
    if (lines.length === 0) return;
    const { id: idLinha } = chance.oneOf(lines);
    const reply = await staff.call('voidTabLine', { idLinha, motivo: 'Veio frio' });
    done(`${rotulo} without line ${idLinha}`, reply);
  };
  const begin = async () => {
    const one = someone();
    const { conta } = await at(one);
    const left = conta?.valorRestante ?? 0;
    if (left === 0) return;
    const valor = chance.isIn(0.4) ? left / 100 : some(left);
    const chave = `${newKey()}-of-a-part`;
    done(`begins to pay ${valor}`, await one.call('payPart', { valor, tipo: 'pix', chave }));
    if (chance.isIn(0.7)) await paying.work();
  };
  const pay = async () => done('pays', await someone().call('paySandboxPart'));
  const giveUp = async () => done('gives up', await someone().call('giveUpPart'));
  const cash = async () => {
    const { id, conta, rotulo } = await table();
    const left = conta?.valorRestante ?? 0;
    if (left === 0) return;
    const valor = chance.isIn(0.4) ? left / 100 : some(left);
    const sent = { id, idPessoa: null, valor, forma: 'dinheiro', chave: newKey() };
    done(`${rotulo} pays ${valor} in cash`, await staff.call('payTable', sent));
  };
  const takeBack = async () => {
    const { conta, rotulo } = await table();
    const recorded = conta?.pagamentos.filter((one) => one.manual && isPaid(one)) ?? [];
    if (recorded.length === 0) return;
    const { id: idPagamento } = chance.oneOf(recorded);
    const reply = await staff.call('voidTabPayment', { idPagamento, motivo: 'Engano' });
    done(`${rotulo} without payment ${idPagamento}`, reply);
  };
  const change = async () => {
    const [from, to] = chance.isIn(0.5) ? TABLES : [TABLES[1], TABLES[0]];
    const [{ id }, { id: idDestino }] = await Promise.all([tables.named(from), tables.named(to)]);
    done(`${from} moves to ${to}`, await staff.call('moveTable', { id, idDestino }));
  };
  const seat = async () => {
    const modo = chance.oneOf(['cada', 'conta']);
    const recusaServico = chance.isIn(0.5);
    done(`${modo}, ${recusaServico}`, await someone().call('changeSeat', { modo, recusaServico }));
  };
  const leave = async () => {
    done('leaves', await someone().call('leaveTable'));
  };
  const sitAgain = async () => {
    const name = chance.oneOf(TABLES);
    const at = chance.below(people.length);
    people[at] = (await tables.sit(name)).visitor;
    tell(`sits at ${name}`);
  };
  const close = async () => {
    const { id, rotulo } = await table();
    done(`${rotulo} is closed`, await staff.call('closeTable', { id, motivo: 'Fim' }));
  };
  const bank = async () => {
    const paid = (await db.select().from(payments).where(isNotNull(payments.personId))).filter(
      ({ paidAt, state }) => paidAt !== null && ['approved', 'chargeback'].includes(state),
    );
    if (paid.length === 0 || chance.isIn(0.5)) return;
    const one = chance.oneOf(paid);
    const outcome = one.state === 'chargeback' ? 'chargebackReversed' : 'chargeback';
    await settle(world.services, one, { outcome });
    tell(`bank ${outcome} ${one.id}`);
  };
  const work = async () => {
    if (chance.isIn(0.5)) {
      faults.deaf = chance.isIn(0.3);
      faults.refuseRefunds = chance.isIn(0.3);
      faults.dieAt = chance.isIn(0.4) ? chance.oneOf(['settled', 'refundAsked']) : null;
    }
    await paying.work();
    paying.reset();
    tell('work');
  };
  const wait = async () => {
    paying.later(chance.oneOf([1, 4, 11]) * MINUTE);
    tell('time passes');
  };
  return [
    ...[order, order, order, order, move, move, line, strike, begin, begin, begin, pay, pay, pay],
    ...[giveUp, cash, cash, takeBack, change, seat, leave, sitAgain, close, bank, work, work, wait],
  ];
}
