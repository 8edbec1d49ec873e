import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, staff as staffTable } from '#server/database/schema.ts';
import { atOnce } from '#server/limits/limits.ts';
import { item, place, productNamed, signInStaff, storeOf } from '#test/ordering.ts';
import { listen } from '#test/read-stream.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const visitor = () => world.visitor('pizzaria');
async function staffMember(): Promise<Visitor> {
  const member = visitor();
  await signInStaff(member);
  return member;
}
async function placed(changes: Record<string, unknown> = {}): Promise<number> {
  const ana = visitor();
  const { body } = await place(
    world,
    ana,
    [item(await productNamed(world, ana, 'Pão de alho em dobro'), 2)],
    changes,
  );
  // A refused order has none, and its test would wait for it.
  expect(body).toHaveProperty('id');
  return body.id as number;
}
const board = async (member: Visitor) =>
  readOutput('staffBoard', (await member.call('staffBoard')).body);

test('a member of staff signs in, works and signs out', async () => {
  const member = visitor();
  const reply = await signInStaff(member, '  Painel@demo.quitute.app ');
  expect(reply.body).toMatchObject({
    nome: 'Lúcia Forneri',
    papel: 'proprietario',
    nomeMarca: 'Forno da Vila',
  });
  expect(reply.cookies.join()).toMatch(/quitute_painel=[\w-]{43};.*HttpOnly/i);
  const kept = new Map(member.cookies);
  expect((await member.call('staffBoard')).status).toBe(200);
  await member.call('staffSignOut');
  for (const [name, value] of kept) member.cookies.set(name, value);
  expect(await member.call('staffBoard')).toMatchObject({
    status: 401,
    body: { codErro: failureCodes.signInNeeded },
  });
});

test('a wrong password and an unknown person get the same answer, then a wait', async () => {
  const member = visitor();
  const wrong = await member.call('staffSignIn', {
    email: 'gerente@forno.quitute.app',
    senha: 'quitute-demonio',
  });
  const unknown = await member.call('staffSignIn', {
    email: 'ninguem@forno.quitute.app',
    senha: 'quitute-demo',
  });
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.body).toMatchObject({ codErro: failureCodes.wrongCredentials });
  for (let attempt = 0; attempt < 8; attempt++)
    await member.call('staffSignIn', { email: 'gerente@forno.quitute.app', senha: 'nada' });
  const right = { email: 'gerente@forno.quitute.app', senha: 'quitute-demo' };
  expect(await member.call('staffSignIn', right)).toMatchObject({
    status: 429,
    body: { codErro: failureCodes.tooManyStaffPasswords },
  });
});

test('a session lives while it is used, and ends after half a day of silence', async () => {
  const member = await staffMember();
  const began = world.begin.getTime();
  const statusAfter = async (hours: number) => {
    world.setNow(new Date(began + hours * 3_600_000));
    return (await member.call('staffBoard')).status;
  };
  expect(await statusAfter(11)).toBe(200);
  expect(await statusAfter(22)).toBe(200);
  expect(await statusAfter(35)).toBe(401);
  world.setNow(null);
});

test('a session ends a week after it began, however much it is used', async () => {
  const member = await staffMember();
  const statuses: number[] = [];
  for (let hours = 0; hours < 7 * 24 + 10; hours += 10) {
    world.setNow(new Date(world.begin.getTime() + hours * 3_600_000));
    statuses.push((await member.call('staffSelf')).status);
  }
  world.setNow(null);
  expect(statuses.filter((status) => status === 200)).toHaveLength(17);
  expect(statuses.slice(17)).toEqual([401]);
});

test('removed staff are signed out at once and cannot sign in again', async () => {
  const helper = visitor();
  const account = { email: 'balcao@forno.quitute.app', senha: 'quitute-demo' };
  await signInStaff(helper, account.email);
  await world.services.db
    .update(staffTable)
    .set({ active: false })
    .where(eq(staffTable.email, account.email));
  expect((await helper.call('staffBoard')).status).toBe(401);
  expect((await visitor().call('staffSignIn', account)).body).toMatchObject({
    codErro: failureCodes.wrongCredentials,
  });
});

test('the board shows the orders of the brand with the state of its stores', async () => {
  const id = await placed();
  const member = await staffMember();
  const { pedidos, estabelecimentos, equipe } = await board(member);
  expect(pedidos.find((order) => order.id === id)).toMatchObject({
    status: 2,
    nomeCliente: 'Ana Souza',
    telefoneCliente: '11987654321',
    chaveAcompanhamento: null,
  });
  expect(estabelecimentos).toMatchObject([
    { codigo: 'vila-madalena', estado: 'aberto', pausadoAte: null },
  ]);
  expect(equipe.nomeMarca).toBe('Forno da Vila');
});

test('staff of another brand get nothing', async () => {
  const id = await placed();
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  expect((await board(stranger)).pedidos).toEqual([]);
  expect((await stranger.call('moveOrder', { id, statusAtual: 2, status: 3 })).status).toBe(404);
  const store = await storeOf(world, visitor());
  const theirs = await storeOf(world, stranger);
  if (store.id !== theirs.id) {
    const pause = await stranger.call('pauseStore', {
      idEstabelecimento: store.id,
      pausar: true,
      minutos: null,
    });
    expect(pause.body).toMatchObject({ codErro: failureCodes.storeNotFound });
  }
  const member = await staffMember();
  for (const [name, value] of member.cookies) stranger.cookies.set(name, value);
  expect((await stranger.call('staffBoard')).status).toBe(401);
});

test('staff of one store see only that store', async () => {
  const member = world.visitor('acai');
  const brand = await world.services.brands.byHost('acai.localhost');
  const [first, second] = brand?.stores ?? [];
  await world.services.db
    .update(staffTable)
    .set({ storeId: second?.id })
    .where(eq(staffTable.email, 'balcao@roxo.quitute.app'));
  await signInStaff(member, 'balcao@roxo.quitute.app');
  expect((await board(member)).estabelecimentos.map((store) => store.id)).toEqual([second?.id]);
  expect(
    (await member.call('pauseStore', { idEstabelecimento: first?.id, pausar: true, minutos: null }))
      .body,
  ).toMatchObject({
    codErro: failureCodes.storeNotFound,
  });
});

test('accepting promises a time, and the same command twice is one move', async () => {
  const id = await placed();
  const member = await staffMember();
  const accept = () => member.call('moveOrder', { id, statusAtual: 2, status: 3, minutos: 40 });
  const [one, two] = await Promise.all([accept(), accept()]);
  expect(one.body).toEqual(two.body);
  const order = readOutput('moveOrder', one.body);
  expect(order.historico.map((step) => step.status)).toEqual([1, 2, 3]);
  expect(Date.parse(order.previsaoMaxima ?? '') - world.begin.getTime()).toBeGreaterThan(
    39 * 60_000,
  );
});

test('a refused move names both statuses, and returns the order as it is now', async () => {
  const id = await placed();
  const member = await staffMember();
  expect((await member.call('moveOrder', { id, statusAtual: 2, status: 8 })).body).toMatchObject({
    codErro: failureCodes.moveRefused,
    mensagem: 'O pedido está em “Aguardando aceite” e não pode ir para “Entregue”.',
    detalhes: { id, status: 2 },
  });
  await member.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Acabou o gás' });
  expect((await member.call('moveOrder', { id, statusAtual: 2, status: 3 })).body).toMatchObject({
    codErro: failureCodes.orderChanged,
    detalhes: { id, status: 13, motivoCancelamento: 'Acabou o gás' },
  });
  const moves = await world.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.alvo, `order ${id}`));
  expect(moves).toMatchObject([
    { acao: 'moveOrder', antes: { status: 2 }, depois: { status: 13, reason: 'Acabou o gás' } },
  ]);
});

// Rows: 4.5, 7.34
test('pausing closes the store to customers at once, and reopening lets them in', async () => {
  const member = await staffMember();
  const store = await storeOf(world, visitor());
  const state = async () => (await visitor().call('storeState', { id: store.id })).body.estado;
  const paused = await member.call('pauseStore', {
    idEstabelecimento: store.id,
    pausar: true,
    minutos: 30,
  });
  expect(paused.body).toMatchObject({ estado: 'pausado', mudaEm: paused.body.pausadoAte });
  expect(await state()).toBe('pausado');
  expect(
    (await member.call('pauseStore', { idEstabelecimento: store.id, pausar: false, minutos: null }))
      .body,
  ).toMatchObject({ estado: 'aberto' });
  expect(await state()).toBe('aberto');
});

test('the board is notified of a new order', async () => {
  const member = await staffMember();
  const away = new AbortController();
  const open = listen(await member.request('/api/painel/Eventos', { signal: away.signal }));
  await open.until('event: board');
  await placed();
  await open.until('event: board', 2);
  away.abort();
  await open.end();
  expect((await visitor().request('/api/painel/Eventos')).status).toBe(401);
});

test('asking for the head of a stream opens none, so the board is still notified', async () => {
  const member = await staffMember();
  for (let asked = 0; asked <= atOnce.streamsOfDevice.most; asked += 1) {
    const { status, headers } = await member.request('/api/painel/Eventos', { method: 'HEAD' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
  }
  const away = new AbortController();
  const open = listen(await member.request('/api/painel/Eventos', { signal: away.signal }));
  await open.until('event: board');
  away.abort();
  await open.end();
});
