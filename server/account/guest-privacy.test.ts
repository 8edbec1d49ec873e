// Customers without an account have the same rights: with a phone that is proved by a code, or by
// asking an owner.
import { desc, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, customers, messages, orders, sessions } from '#server/database/schema.ts';
import { signUp } from '#test/loyal-people.ts';
import { home, item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

let phones = 11_930_000_000;
const newPhone = () => String(++phones);

/** An order with remarks that is over, or is not. */
async function guestOrder(telefone: string, nome: string, over = true, visitor?: Visitor) {
  const guest = visitor ?? world.visitor('pizzaria');
  const line = item(await plainProduct(world, guest));
  const remark = { ...line, produto: { ...line.produto, observacao: `para ${nome}` } };
  const { body } = await place(world, guest, [remark], {
    ...(guest.host.startsWith('pizzaria') && { tipoPedido: 1, endereco: home }),
    cliente: { nome, telefone },
    observacao: `deixar com ${nome}`,
    cpfNota: '52998224725',
  });
  const id = Number(body.id);
  if (over) await guest.call('cancelOrder', { id, motivo: `${nome} mudou de ideia` });
  return { guest, id };
}
async function prove(visitor: Visitor, telefone: string) {
  await visitor.call('sendSmsCode', { cliente: { telefone } });
  const [sent] = await world.services.db
    .select({ code: messages.code })
    .from(messages)
    .where(eq(messages.recipient, telefone))
    .orderBy(desc(messages.id))
    .limit(1);
  return visitor.call('verifyPhone', { telefone, codigoAcesso: sent?.code });
}
const rowOf = async (id: number) => {
  const [row] = await world.services.db.select().from(orders).where(eq(orders.id, id));
  return row ?? Promise.reject(new Error('no order'));
};

// Rows: 2.25
test('a proved phone exports and erases its orders, and a typed one nothing', async () => {
  const [telefone, other] = [newPhone(), newPhone()];
  const { id } = await guestOrder(telefone, 'Marcelina Prado');
  const stranger = await guestOrder(other, 'Olavo Reis');
  const visitor = world.visitor('pizzaria');
  for (const call of ['guestData', 'eraseGuest'] as const)
    expect((await visitor.call(call, { telefone })).body.codErro).toBe(failureCodes.phoneNotProved);
  await prove(visitor, telefone);
  const told = readOutput('guestData', (await visitor.call('guestData', { telefone })).body);
  expect(told.pedidos.map((order) => order.id)).toEqual([id]);
  expect(JSON.stringify(told)).toContain('Marcelina Prado');
  expect(JSON.stringify(told)).not.toContain('Olavo');
  expect((await visitor.call('guestData', { telefone: other })).body.codErro).toBe(
    failureCodes.phoneNotProved,
  );
  const books = async () =>
    (await world.services.db.select({ total: sum(orders.valorTotal) }).from(orders))[0]?.total;
  const before = await books();
  expect((await visitor.call('eraseGuest', { telefone })).body).toEqual({ quantidadePedidos: 1 });
  expect(await books()).toBe(before);
  const kept = await rowOf(id);
  expect(kept).toMatchObject({ nomeCliente: '#', telefoneCliente: '', endereco: null });
  expect(JSON.stringify(kept)).not.toMatch(/Marcelina|Harmonia|52998224725/);
  const [device] = await world.services.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, kept.sessionId));
  expect(device?.agent).toBe('');
  const left = await world.services.db.select().from(messages);
  expect(JSON.stringify(left)).not.toContain(telefone);
  expect((await rowOf(stranger.id)).nomeCliente).toBe('Olavo Reis');
});

test('an order under way keeps its address until it is over', async () => {
  const telefone = newPhone();
  const { id, guest } = await guestOrder(telefone, 'Ivone', false);
  const visitor = world.visitor('pizzaria');
  await prove(visitor, telefone);
  expect((await visitor.call('eraseGuest', { telefone })).body.codErro).toBe(
    failureCodes.ordersUnderWay,
  );
  expect((await rowOf(id)).nomeCliente).toBe('Ivone');
  await guest.call('cancelOrder', { id, motivo: 'engano' });
  expect((await visitor.call('eraseGuest', { telefone })).body).toEqual({ quantidadePedidos: 1 });
});

test('an account with a confirmed phone takes along the orders from before it', async () => {
  const { visitor, telefone } = await signUp(world, 'pizzaria');
  const { id } = await guestOrder(telefone, 'Zenaide');
  const self = eq(customers.telefone, telefone);
  await world.services.db.update(customers).set({ phoneConfirmedAt: null }).where(self);
  const without = readOutput('personalData', (await visitor.call('personalData')).body);
  expect(without.semConta).toBeNull();
  await world.services.db
    .update(customers)
    .set({ phoneConfirmedAt: world.now(), passwordHash: null })
    .where(self);
  const told = readOutput('personalData', (await visitor.call('personalData')).body);
  expect(told.semConta?.pedidos.map((order) => order.id)).toEqual([id]);
  expect((await visitor.call('deleteAccount')).body).toEqual({ logado: false });
  expect((await rowOf(id)).nomeCliente).toBe('#');
});

test('an owner exports and erases by phone with fresh proof; the log names no phone', async () => {
  const { telefone, id: customerId } = await signUp(world, 'pizzaria');
  const { id } = await guestOrder(telefone, 'Quitéria Lopes');
  const burger = await guestOrder(telefone, 'Quitéria Lopes', true, world.visitor('burger'));
  const [owner, manager] = [world.visitor('pizzaria'), world.visitor('pizzaria')];
  await signInStaff(owner);
  await signInStaff(manager, 'gerente@forno.quitute.app');
  for (const call of ['exportPerson', 'erasePerson'] as const)
    expect((await manager.call(call, { telefone })).body.codErro).toBe(failureCodes.notYours);
  const told = readOutput('exportPerson', (await owner.call('exportPerson', { telefone })).body);
  expect(told.comConta?.cliente.id).toBe(customerId);
  expect(told.semConta.pedidos.map((order) => order.id)).toEqual([id]);
  world.setNow(world.after(20 * 60_000));
  expect((await owner.call('erasePerson', { telefone })).body.codErro).toBe(
    failureCodes.proofNeeded,
  );
  await owner.call('proveStaff', { senha: 'quitute-demo' });
  expect((await owner.call('erasePerson', { telefone })).body).toEqual({
    contaApagada: true,
    quantidadePedidos: 1,
  });
  expect((await rowOf(id)).nomeCliente).toBe('#');
  expect((await rowOf(burger.id)).nomeCliente).toBe('Quitéria Lopes');
  const lines = await world.services.db.select().from(auditLog);
  expect(lines.map(({ acao }) => acao)).toEqual(
    expect.arrayContaining(['exportPerson', 'erasePerson']),
  );
  expect(JSON.stringify(lines)).not.toContain(telefone);
  world.setNow(null);
});
