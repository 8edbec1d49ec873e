import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { expireOrders } from '#server/jobs/expire-orders.ts';
import { item, orderBody, place, productNamed, signInStaff } from '#test/ordering.ts';
import { listen } from '#test/read-stream.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const newVisitor = () => world.visitor('pizzaria');
async function placed(visitor: Visitor): Promise<{ id: number; chave: string }> {
  const { body } = await place(
    world,
    visitor,
    [item(await productNamed(world, visitor, 'Pão de alho em dobro'))],
    { cpfNota: '529.982.247-25' },
  );
  return { id: body.id as number, chave: body.chaveAcompanhamento as string };
}
const gone = { status: 404, body: { codErro: failureCodes.notFound } };

// Rows: 7.32
test("another customer's order is not found by any call", async () => {
  const { id, chave } = await placed(newVisitor());
  const bia = newVisitor();
  await placed(bia);
  expect(await bia.call('order', { id })).toMatchObject(gone);
  expect(await bia.call('order', { id, chave: `${chave}x` })).toMatchObject(gone);
  expect(await bia.call('orderStatus', { id })).toMatchObject(gone);
  expect(await bia.call('cancelOrder', { id })).toMatchObject(gone);
  expect((await bia.request(`/api/cliente/EventosPedido/${id}`)).status).toBe(404);
  expect(await world.visitor('burger').call('order', { id, chave })).toMatchObject(gone);
});

// Rows: 2.15, 7.32
test('the link shows the order but not the address or contact, and changes nothing', async () => {
  const { id, chave } = await placed(newVisitor());
  const friend = newVisitor();
  const { body } = await friend.call('order', { id, chave });
  expect(body).toMatchObject({
    id,
    nomeCliente: 'Ana',
    telefoneCliente: '',
    cpfNota: null,
    endereco: null,
    chaveAcompanhamento: null,
    podeCancelar: false,
  });
  expect(friend.cookies.size).toBe(0);
  expect(await friend.call('cancelOrder', { id })).toMatchObject(gone);
});

// Rows: 7.33
test('the newest order of a device is found, and a new device has none', async () => {
  const ana = newVisitor();
  expect((await ana.call('lastOrder')).body).toEqual({ pedido: null });
  await placed(ana);
  const { id } = await placed(ana);
  expect((await ana.call('lastOrder')).body).toMatchObject({
    pedido: { id, cpfNota: '52998224725' },
  });
});

// Rows: 4.2, 7.29
test('the customer can cancel before acceptance and not after', async () => {
  const ana = newVisitor();
  const { id } = await placed(ana);
  const staff = newVisitor();
  await signInStaff(staff);
  await staff.call('moveOrder', { id, statusAtual: 2, status: 3, minutos: 30 });
  expect((await ana.call('cancelOrder', { id })).body).toMatchObject({
    codErro: failureCodes.cancelTooLate,
    detalhes: { id, status: 3 },
  });
  const other = await placed(ana);
  expect(
    (await ana.call('cancelOrder', { id: other.id, motivo: 'Mudei de ideia' })).body,
  ).toMatchObject({ status: 12, motivoCancelamento: 'Mudei de ideia' });
});

// Rows: 4.3
test('an unaccepted order expires once, however many processes check', async () => {
  const ana = newVisitor();
  const { id } = await placed(ana);
  expect(await expireOrders(world.services)).toBe(0);
  world.setNow(world.after(16 * 60_000));
  const rounds = await Promise.all(Array.from({ length: 5 }, () => expireOrders(world.services)));
  world.setNow(null);
  expect(rounds.reduce((sum, expired) => sum + expired, 0)).toBeGreaterThanOrEqual(1);
  const { body } = await ana.call('order', { id });
  expect((body.historico as { status: number }[]).map((step) => step.status)).toEqual([1, 2, 14]);
  expect((await ana.call('cancelOrder', { id })).body).toMatchObject({
    codErro: failureCodes.moveRefused,
    mensagem:
      'O pedido está em “Expirado: tempo de aceite esgotado” e não pode ir para “Cancelado”.',
  });
});

test('the page of an order is notified of each change', async () => {
  const ana = newVisitor();
  const { id } = await placed(ana);
  const away = new AbortController();
  const page = listen(
    await ana.request(`/api/cliente/EventosPedido/${id}`, { signal: away.signal }),
  );
  await page.until(`data: {"id":${id},"status":2,"statusPagamento":0}`);
  expect(page.received()).toMatch(/^retry: [2-4]\d{3}\n\nevent: status\n/);
  await ana.call('cancelOrder', { id });
  await page.until(`data: {"id":${id},"status":12,"statusPagamento":0}`);
  away.abort();
  await page.end();
});

// Rows: 7.28
test('a quote computes the price and names the changes since the customer looked', async () => {
  const ana = newVisitor();
  const product = await productNamed(world, ana, 'Pão de alho em dobro');
  const gone = { ...product, id: 999_999 };
  const { body } = await ana.call(
    'quoteOrder',
    await orderBody(world, ana, [item(gone), item(product), item({ ...product, valor: 20 })]),
  );
  expect(body).toMatchObject({
    valorTotal: 59.8,
    alteracoes: [
      { tipo: 'indisponivel', indice: 0, valorAtual: null },
      { tipo: 'preco', indice: 2, nome: product.nome, valorAnterior: 20, valorAtual: 29.9 },
    ],
  });
});
