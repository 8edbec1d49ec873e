import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, someItems } from '#test/loyal-people.ts';
import { home, place, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

const email = (name: string) => `${name}@exemplo.com.br`;
const customer = (name: string) => signUp(world, 'pizzaria', { email: email(name) });

/** The same customer elsewhere. */
async function onNewDevice(name: string): Promise<Visitor> {
  const visitor = world.visitor('pizzaria');
  const { status } = await visitor.call('authenticate', {
    identificador: email(name),
    senha: 'uma-senha-boa',
  });
  expect(status).toBe(200);
  return visitor;
}

async function askedBy(visitor: Visitor) {
  const { id: idEstabelecimento } = await storeOf(world, visitor);
  const { body } = await visitor.call('lastOrder', { idEstabelecimento });
  return body.ultimasEscolhas as Record<string, unknown> | undefined;
}

async function methodNamed(tipo: string, visitor: Visitor) {
  const method = (await storeOf(world, visitor)).paymentMethods.find((one) => one.tipo === tipo);
  if (method === undefined) throw new Error(`the pizzeria takes no ${tipo}`);
  return { id: method.id };
}

async function order(visitor: Visitor, changes: Record<string, unknown>) {
  const items = await someItems(world, visitor);
  const { body } = await place(world, visitor, items, { cliente: null, ...changes });
  expect(body.codErro).toBeUndefined();
}

// Rows: 7.33
test('on a new device a customer starts with the way and payment of the last order', async () => {
  const { visitor } = await customer('bia');
  const formaPagamento = await methodNamed('dinheiro', visitor);
  await order(visitor, { tipoPedido: 2 });
  await order(visitor, { tipoPedido: 1, endereco: home, formaPagamento, troco: 200 });
  const elsewhere = await onNewDevice('bia');
  expect(await askedBy(elsewhere)).toMatchObject({
    tipoPedido: 1,
    endereco: { logradouro: home.logradouro, numero: home.numero },
    formaPagamento,
    troco: 200,
  });
  await order(elsewhere, { tipoPedido: 2 });
  expect(await askedBy(await onNewDevice('bia'))).toMatchObject({ tipoPedido: 2, endereco: null });
});

test('a method that the store no longer offers is not remembered', async () => {
  const { visitor } = await customer('caio');
  const formaPagamento = await methodNamed('dinheiro', visitor);
  await order(visitor, { formaPagamento });
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const { id: idEstabelecimento } = await storeOf(world, staff);
  const offer = async (ativo: boolean) => {
    const { body } = await staff.call('consoleStore');
    const { formasPagamento, revisao } = body.pagamento as {
      revisao: string;
      formasPagamento: { id: number }[];
    };
    const { status } = await staff.call('saveStorePayments', {
      idEstabelecimento,
      ...(body.pagamento as object),
      revisao,
      formasPagamento: formasPagamento.map((one) =>
        one.id === formaPagamento.id ? { ...one, ativo } : one,
      ),
    });
    expect(status).toBe(200);
  };
  await offer(false);
  expect(await askedBy(await onNewDevice('caio'))).toMatchObject({ formaPagamento: null });
  await offer(true);
  expect(await askedBy(await onNewDevice('caio'))).toMatchObject({ formaPagamento });
});

test('nobody else learns how a customer ordered', async () => {
  const { visitor } = await customer('davi');
  await order(visitor, { tipoPedido: 1, endereco: home });
  const guest = world.visitor('pizzaria');
  await order(guest, { cliente: { nome: 'Ana Souza', telefone: '11987654321' } });
  expect(await askedBy(guest)).toBeUndefined();
  const { visitor: other } = await customer('eva');
  expect(await askedBy(other)).toBeUndefined();
});
