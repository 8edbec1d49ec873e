// Values that people send by accident or on purpose, and the reply to each.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { orders, stores } from '#server/database/schema.ts';
import { item, orderBody, place, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // A Thursday evening, when the stores are open.
  world.setNow(new Date('2026-11-19T22:00:00Z'));
});
afterAll(() => world.close());

async function owner(): Promise<Visitor> {
  const visitor = world.visitor('pizzaria');
  await signInStaff(visitor);
  return visitor;
}
const refused = (key: keyof typeof failureCodes, campo: string) => ({
  status: 400,
  body: { codErro: failureCodes[key], detalhes: { campo } },
});

test('half an emoji in a remark does not keep an order from being placed', async () => {
  const ana = world.visitor('pizzaria');
  const line = item(await plainProduct(world, ana));
  line.produto.observacao = 'sem cebola \ud83d';
  const { status, body } = await place(world, ana, [line], {
    cliente: { nome: '\u202eana Souza', telefone: '11987654321' },
    observacao: 'obrigada \ude00',
  });
  expect({ status, codErro: body.codErro }).toEqual({ status: 200, codErro: undefined });
  const [kept] = await world.services.db
    .select()
    .from(orders)
    .where(eq(orders.id, body.id as number));
  expect(JSON.stringify(kept)).toContain('sem cebola \ufffd');
  expect(JSON.stringify(kept)).toContain('obrigada \ufffd');
  expect(JSON.stringify(kept)).not.toContain('\u202e');
});

test('a character that no database stores is refused with the field that has it', async () => {
  const ana = world.visitor('pizzaria');
  const body = await orderBody(world, ana, [item(await plainProduct(world, ana))], {
    chaveIdempotencia: 'chave\0chave',
  });
  expect(await ana.call('placeOrder', body)).toMatchObject(
    refused('textUnreadable', 'pedido.chaveIdempotencia'),
  );
  const staff = await owner();
  expect(await staff.call('people', { busca: '\0' })).toMatchObject(
    refused('textUnreadable', 'busca'),
  );
  expect(await staff.call('auditLines', { alvo: 'a\0' })).toMatchObject(
    refused('textUnreadable', 'alvo'),
  );
});

test('an amount that the database does not hold is refused at its field', async () => {
  const ana = world.visitor('pizzaria');
  const body = await orderBody(world, ana, [item(await plainProduct(world, ana))], {
    troco: 99_999_999,
  });
  expect(await ana.call('placeOrder', body)).toMatchObject(
    refused('amountTooLarge', 'pedido.troco'),
  );
});

test.each(['00300000000', '08007771234'])(
  'an order with the phone %s is refused',
  async (telefone) => {
    const ana = world.visitor('pizzaria');
    const body = await orderBody(world, ana, [item(await plainProduct(world, ana))], {
      cliente: { nome: 'Ana Souza', telefone },
    });
    expect((await ana.call('placeOrder', body)).body).toMatchObject({
      codErro: failureCodes.phoneInvalid,
      detalhes: { campo: 'pedido.cliente.telefone' },
    });
  },
);

test('an order above the largest amount is refused as too large, not as an error', async () => {
  const staff = await owner();
  const ana = world.visitor('pizzaria');
  const { id } = await plainProduct(world, ana);
  const { categorias } = (await staff.call('staffMenu')).body as {
    categorias: { produtos: { id: number; atualizadoEm: string }[] }[];
  };
  const stored = categorias.flatMap(({ produtos }) => produtos).find((one) => one.id === id);
  const saved = await staff.call('setPrices', {
    precos: [{ id, atualizadoEm: stored?.atualizadoEm, valor: 1_000_000, valorDe: null }],
  });
  expect(saved.body.codErro).toBeUndefined();
  const quote = await ana.call(
    'quoteOrder',
    await orderBody(world, ana, [item({ id, valor: 1_000_000 }, 99)]),
  );
  expect(quote).toMatchObject({ status: 200, body: { codErro: failureCodes.quantityTooLarge } });
});

test('the menu’s value for no free delivery can be saved, and means none', async () => {
  const staff = await owner();
  const { regras } = (await staff.call('consoleStore')).body as { regras: object };
  const { id } = await storeOf(world, staff);
  const saved = await staff.call('saveStoreTerms', {
    idEstabelecimento: id,
    ...regras,
    minimoEntregaGratis: 1_000_000_000,
  });
  expect(saved).toMatchObject({ status: 200 });
  expect(saved.body.codErro).toBeUndefined();
  const [store] = await world.services.db.select().from(stores).where(eq(stores.id, id));
  expect(store?.minimoEntregaGratis).toBeNull();
});

test('a day that does not exist or is far away is refused at its field', async () => {
  const staff = await owner();
  expect(
    await staff.call('figures', { primeiroDia: '2026-02-30', ultimoDia: '2026-03-01' }),
  ).toMatchObject(refused('dateImpossible', 'primeiroDia'));
  expect(await staff.call('auditLines', { ultimoDia: '0000-01-01' })).toMatchObject(
    refused('dateImpossible', 'ultimoDia'),
  );
});

test('a notice about an impossible order id is ignored', async () => {
  const { status } = await world
    .visitor('pizzaria')
    .request('/api/cliente/EventosPedido/99999999999');
  expect(status).toBe(404);
});

test('a negative line is refused', async () => {
  const staff = await owner();
  const reply = await staff.call('addTabLine', {
    id: 1,
    idPessoa: null,
    nome: 'Desconto',
    quantidade: 1,
    valor: -5,
    chave: crypto.randomUUID(),
  });
  expect(reply).toMatchObject(refused('malformed', 'valor'));
});
