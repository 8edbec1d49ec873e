// A random life of one order that is paid with Pix: what its customer, the staff, the bank and a
// failing provider do to it, in any order.
import { and, eq } from 'drizzle-orm';
import { staffMoves } from '#rules/orders/order-status.ts';
import { orders, payments } from '#server/database/schema.ts';
import { settle } from '#server/payments/settle.ts';
import type { Chance } from '../hostile/chance.ts';
import { item, newKey, orderBody, productNamed, storeOf, toHome, withTotal } from '../ordering.ts';
import type { PayingWorld } from '../paying.ts';
import { readOutput, type Visitor } from '../world.ts';

const MINUTE = 60_000;
export const PORTIONED = 'Tiramisù no pote';
const DISHES = ['Pão de alho em dobro', PORTIONED] as const;
const STEPS = ['settled', 'refundTakenUp', 'refundAsked', 'partTakenUp', 'partAsked'] as const;

export type Life = {
  id: number;
  /** What happened, to read when a sum is wrong. */
  story: string[];
  /** Cents that staff said they gave back themselves. */
  byHand: number;
};

type Wire = Record<string, unknown>;

export async function liveOne(
  paying: PayingWorld,
  staff: Visitor,
  chance: Chance,
  steps: number,
): Promise<Life> {
  const { world, faults } = paying;
  const { db } = world.services;
  const customer = paying.customer();
  const store = await storeOf(world, customer);
  const cash = store.paymentMethods.find(({ tipo }) => tipo === 'dinheiro')?.id;
  const pix = store.paymentMethods.find(({ tipo }) => tipo === 'pixOnline')?.id;
  const some = async () =>
    item(await productNamed(world, customer, chance.oneOf(DISHES)), 1 + chance.below(3));
  const first = await Promise.all([some(), some()]);
  const body = await orderBody(world, customer, first, {
    formaPagamento: { id: pix },
    ...(chance.isIn(0.3) ? toHome : {}),
  });
  const placed = await customer.call('placeOrder', await withTotal(customer, body));
  if (placed.body.codErro) throw new Error(JSON.stringify(placed.body));
  const id = Number(placed.body.id);
  const life: Life = { id, story: [], byHand: 0 };
  const tell = (what: string, reply?: Wire) =>
    life.story.push(reply?.codErro ? `${what}: refused ${reply.codErro}` : what);

  const mine = eq(orders.id, id);
  const row = async () => {
    const [found] = await db.select().from(orders).where(mine);
    if (found === undefined) throw new Error('no order');
    return found;
  };
  const file = async () => readOutput('storeOrder', (await staff.call('storeOrder', { id })).body);
  const work = async () => {
    if (chance.isIn(0.4)) {
      faults.down = chance.isIn(0.2);
      faults.deaf = chance.isIn(0.3);
      faults.refuseRefunds = chance.isIn(0.3);
      faults.dieAt = chance.isIn(0.4) ? chance.oneOf(STEPS) : null;
    }
    const { lie: _, ...set } = faults;
    await paying.work();
    paying.reset();
    tell(`work ${JSON.stringify(set)}`);
  };
  const change = async () => {
    const { revisaoPedido, itens } = await row();
    const kept = itens
      .map(({ quantidade }, linha) => ({ linha, quantidade: chance.below(quantidade + 1) }))
      .filter(({ quantidade }) => quantidade > 0);
    const wanted = {
      id,
      revisaoPedido,
      mantidos: kept,
      novos: kept.length === 0 || chance.isIn(0.5) ? [await some()] : [],
      ...(chance.isIn(0.7) ? { formaDiferenca: { id: cash } } : {}),
    };
    const { valorTotal = 0 } = (await staff.call('quoteChange', wanted)).body;
    const consentimento = chance.oneOf(['telefone', 'perguntar']);
    const rest = { motivo: 'Acabou', consentimento, chave: newKey() };
    const reply = await staff.call('changeOrder', { ...wanted, valorTotal, ...rest });
    tell(`change to ${valorTotal} (${consentimento})`, reply.body);
  };
  const answer = async () => {
    const { revisaoPedido } = await row();
    const aceita = chance.isIn(0.7);
    const reply = await customer.call('answerChange', { id, revisaoPedido, aceita });
    tell(`answer ${aceita}`, reply.body);
  };
  const move = async () => {
    const { status, tipoPedido } = await row();
    const moves = staffMoves(status, tipoPedido);
    if (moves.length === 0) return;
    const to = chance.isIn(0.6) ? (moves[0] ?? 0) : chance.oneOf(moves);
    const sent = { id, statusAtual: status, status: to, motivo: 'Fim', minutos: 20 };
    tell(`${status} to ${to}`, (await staff.call('moveOrder', sent)).body);
  };
  const favour = async () => {
    const { podeDevolver } = await file();
    const valor = (chance.isIn(0.3) ? podeDevolver : chance.below(podeDevolver + 200)) / 100;
    const sent = { id, valor, motivo: 'Faltou', chave: newKey() };
    tell(`give ${valor}`, (await staff.call('refundPart', sent)).body);
  };
  const byHand = async () => {
    const { pedido } = await file();
    if (!pedido.devolucaoParada) return;
    const stuck = pedido.valorParado;
    const reply = await staff.call('confirmRefund', { id });
    if (!reply.body.codErro) life.byHand += stuck;
    tell(`by hand ${stuck}`, reply.body);
  };
  const bank = async () => {
    const all = await db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, id)));
    const paid = all.filter(({ paidAt }) => paidAt !== null);
    if (paid.length === 0 || chance.isIn(0.6)) return;
    const one = chance.oneOf(paid);
    const outcome = one.state === 'chargeback' ? 'chargebackReversed' : 'chargeback';
    await settle(world.services, one, { outcome });
    tell(`bank ${outcome}`);
  };
  const again = async () => {
    const reply = await customer.call('payOrder', { id });
    tell('pay again', reply.body);
  };
  const pay = async () => {
    if (chance.isIn(0.5)) tell('pay', (await customer.call('paySandboxPix', { id })).body);
    else
      await paying.pay(id).then(
        () => tell('pay without notice'),
        () => undefined,
      );
  };
  const wait = async () => {
    const minutes = chance.oneOf([1, 3, 6, 11]);
    paying.later(minutes * MINUTE);
    tell(`${minutes} minutes`);
  };
  const cancel = async () => tell('cancel', (await customer.call('cancelOrder', { id })).body);
  const retry = async () => tell('retry', (await staff.call('retryRefund', { id })).body);

  const acts = [
    ...[work, work, work, pay, pay, change, change, answer, move, move, favour, favour],
    ...[retry, wait, wait, again, bank, byHand, cancel],
  ];
  await paying.work();
  if (chance.isIn(0.8)) {
    await pay();
    await paying.work();
  }
  for (let step = 0; step < steps; step++) await chance.oneOf(acts)();
  return life;
}
