// Credit, stamp cards and a coupon with few uses, spent by customers with two devices each: nothing
// is spent twice, and what a cancelled order took is there again.
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFinal, staffMoves } from '#rules/orders/order-status.ts';
import { cashbackRules, orders, stampPrograms } from '#server/database/schema.ts';
import { expireLoyalty } from '#server/jobs/expire-loyalty.ts';
import { expireOrders } from '#server/jobs/expire-orders.ts';
import { couponDraft } from '../coupon-draft.ts';
import { chanceOf } from '../hostile/chance.ts';
import { owner, signUp } from '../loyal-people.ts';
import { item, newKey, orderBody, plainProduct, signInStaff } from '../ordering.ts';
import { seedsOf } from '../set-up/seeds.ts';
import { openWorld, type Visitor, type World } from '../world.ts';
import { cardsOf, NEEDED, PER_CUSTOMER, USES, wrongCredit } from './wrong-credit.ts';

const STEPS = 25;
const DAY = 86_400_000;

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  staff = await owner(world);
  const { db } = world.services;
  const always = { percentual: 30, valorMinimoPedido: 0, percentualMaximo: 100, valorMaximo: 0 };
  await db.update(cashbackRules).set({ ...always, diasValidade: 3, ativo: true });
  await db.update(stampPrograms).set({ selosNecessarios: NEEDED, valorMinimoPedido: 0 });
});
afterAll(() => world.close());

test.each(seedsOf(4))(
  'nothing that seed %i draws spends credit, a card or a coupon twice',
  async (seed) => {
    const { db, now } = world.services;
    const chance = chanceOf(seed);
    const story: string[] = [];
    await signInStaff(staff);
    const cupomDesconto = `VEZES${seed}`;
    const coupon = { ...couponDraft, codigoCupom: cupomDesconto, limiteUsos: USES };
    const saved = await staff.call('saveCoupon', { ...coupon, usosPorCliente: PER_CUSTOMER });
    expect(saved.body.codErro).toBeUndefined();
    const people = await Promise.all(
      [1, 2].map(async () => {
        const { visitor, id, telefone } = await signUp(world);
        const other = world.visitor('acai');
        await other.call('authenticate', { identificador: telefone, senha: 'uma-senha-boa' });
        return { id, devices: [visitor, other] as const };
      }),
    );
    const ids = people.map(({ id }) => id);
    const theirs = async () =>
      (await db.select().from(orders).where(isNotNull(orders.customerId))).filter(
        ({ customerId }) => customerId !== null && ids.includes(customerId),
      );
    const order = async (device: Visitor, customerId: number) => {
      const product = await plainProduct(world, device);
      const full = (await cardsOf(world, customerId)).find(
        ({ has, redeemed }) => has === NEEDED && !redeemed,
      );
      const body = {
        ...(await orderBody(world, device, [item(product, 3 + chance.below(4))], {
          cliente: null,
          usarCashback: chance.isIn(0.6),
        })),
        ...(chance.isIn(0.4) && { cupomDesconto }),
        ...(chance.isIn(0.5) && full !== undefined && { idCartelaCompleta: full.id }),
      };
      const { valorTotal } = (await device.call('quoteOrder', body)).body;
      const sent = { ...body, pedido: { ...body.pedido, valorTotal } };
      const reply = await device.call('placeOrder', sent);
      story.push(`${customerId} orders: ${reply.body.codErro ?? reply.body.id}`);
    };
    const one = async () => {
      const { id, devices } = chance.oneOf(people);
      await order(chance.oneOf(devices), id);
    };
    const both = async () => {
      const { id, devices } = chance.oneOf(people);
      await Promise.all(devices.map((device) => order(device, id)));
    };
    const move = async () => {
      const open = (await theirs()).filter(({ status }) => !isFinal(status));
      if (open.length === 0) return;
      const { id, status, tipoPedido } = chance.oneOf(open);
      const to = chance.oneOf([...staffMoves(status, tipoPedido), 8].slice(0, 5));
      const sent = { id, statusAtual: status, status: to, motivo: 'Fim', minutos: 20 };
      const reply = await staff.call('moveOrder', sent);
      story.push(`${id} from ${status} to ${to}: ${reply.body.codErro ?? 'done'}`);
    };
    const cancel = async () => {
      const { id: customerId, devices } = chance.oneOf(people);
      const own = (await theirs()).filter((row) => row.customerId === customerId);
      if (own.length === 0) return;
      const { id } = chance.oneOf(own);
      const all = await Promise.all(devices.map((device) => device.call('cancelOrder', { id })));
      const told = all.map(({ body }) => body.codErro ?? 'done');
      story.push(`${customerId} cancels ${id}: ${told}`);
    };
    const change = async () => {
      const open = (await theirs()).filter(({ status }) => [2, 3].includes(status));
      if (open.length === 0) return;
      const { id, revisaoPedido, itens } = chance.oneOf(open);
      const quantidade = 1 + chance.below(itens[0]?.quantidade ?? 1);
      const wanted = { id, revisaoPedido, mantidos: [{ linha: 0, quantidade }], novos: [] };
      const { valorTotal = 0 } = (await staff.call('quoteChange', wanted)).body;
      const rest = { valorTotal, motivo: 'Acabou', consentimento: 'telefone', chave: newKey() };
      const reply = await staff.call('changeOrder', { ...wanted, ...rest });
      story.push(`${id} changed to ${quantidade}: ${reply.body.codErro ?? 'done'}`);
    };
    const wait = async () => {
      world.setNow(new Date(world.now().getTime() + chance.oneOf([0.01, 0.2, 1]) * DAY));
      await signInStaff(staff);
      await expireOrders(world.services);
      await expireLoyalty(world.services);
      story.push(`it is ${now().toISOString()}`);
    };
    const acts = [one, one, one, both, both, move, move, move, move, cancel, change, wait];
    for (let step = 0; step < STEPS; step++) {
      await chance.oneOf(acts)();
      expect(await wrongCredit(world, cupomDesconto, ids), story.join('\n')).toEqual([]);
    }
  },
);
