// Food eaten at a table is sold when its bill closes, even if the day was already summed up, and
// for what the bill charged.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumFigures } from '#server/jobs/sum-figures.ts';
import { tablesOf } from '#test/at-table.ts';
import { signUp } from '#test/loyal-people.ts';
import { item, newKey, orderBody, plainProduct, signInStaff, withTotal } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

const DAY = '2026-11-19';
const DINNER = new Date(`${DAY}T22:00:00Z`);
const NEXT_DAY = '2026-11-20';

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld();
  world.setNow(DINNER);
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
});
afterAll(() => world.close());

const figures = async (day: string) => {
  const { body } = await staff.call('figures', { primeiroDia: day, ultimoDia: day });
  return readOutput('figures', body);
};
const sold = async () => {
  const { vendas, quantidadePedidos, quantidadeCancelados } = await figures(DAY);
  return { vendas, quantidadePedidos, quantidadeCancelados };
};

test('an order at a table is counted once its account has closed', async () => {
  const { sit, order, named } = tablesOf(world, staff);
  const before = await sold();
  const { visitor } = await sit('Mesa 6');
  const { send, total } = await order(visitor);
  expect((await send()).body.codErro).toBeUndefined();
  expect(await sold()).toEqual(before);

  // The evening is summed up while the guests are still there.
  world.setNow(new Date(DINNER.getTime() + 7 * 3_600_000));
  await sumFigures(world.services);
  expect(await sold()).toEqual(before);

  const { id, conta } = await named('Mesa 6');
  await staff.call('payTable', {
    ...{ id, idPessoa: null, valor: (conta?.valorTotal ?? 0) / 100 },
    ...{ forma: 'dinheiro', chave: newKey() },
  });
  expect((await staff.call('closeTable', { id })).body.codErro).toBeUndefined();
  expect(await sold()).toEqual({
    ...before,
    vendas: before.vendas + Math.round(total * 100),
    quantidadePedidos: before.quantidadePedidos + 1,
  });
});

test('a table’s sales are what its bill charged, without removed lines and service', async () => {
  const { sit, named } = tablesOf(world, staff);
  world.setNow(new Date(`${NEXT_DAY}T22:00:00Z`));
  await signInStaff(staff);
  const before = await figures(NEXT_DAY);
  const { visitor } = await sit('Mesa 7');
  const product = await plainProduct(world, visitor);
  const two = { tipoPedido: 3, cliente: null, formaPagamento: null };
  const itens = [item(product), item(product, 2)];
  await visitor.call(
    'placeOrder',
    await withTotal(visitor, await orderBody(world, visitor, itens, two)),
  );
  const { id, conta } = await named('Mesa 7');
  const removed = conta?.linhas.find(({ quantidade }) => quantidade === 2);
  await staff.call('voidTabLine', { idLinha: removed?.id, motivo: 'Veio frio' });
  await staff.call('setTableService', { id, idPessoa: null, recusaServico: true });
  const person = (await named('Mesa 7')).conta?.pessoas[0];
  if (conta?.modo === 'cada')
    await staff.call('setTableService', { id, idPessoa: person?.id, recusaServico: true });
  const cents = Math.round(product.valor * 100);
  expect((await named('Mesa 7')).conta?.valorTotal).toBe(cents);
  const pay = { id, idPessoa: null, valor: product.valor, forma: 'dinheiro', chave: newKey() };
  await staff.call('payTable', pay);
  expect((await staff.call('closeTable', { id })).body.codErro).toBeUndefined();

  const after = await figures(NEXT_DAY);
  expect(after.vendas - before.vendas).toBe(cents);
  const part = (all: typeof after, recorte: string, chave: string) =>
    all.partes.find((one) => one.recorte === recorte && one.chave === chave)?.valor ?? 0;
  expect(part(after, 'forma', 'mesa') - part(before, 'forma', 'mesa')).toBe(cents);
  expect(part(after, 'taxa', 'servico')).toBe(part(before, 'taxa', 'servico'));
  const units = ({ maisVendidos }: typeof after) =>
    maisVendidos.find(({ idProduto }) => idProduto === product.id)?.quantidadeVendida ?? 0;
  expect(units(after) - units(before)).toBe(1);

  // The file for the accountant has the same sum, and its columns add up to it.
  const days = { primeiroDia: NEXT_DAY, ultimoDia: NEXT_DAY, tipoPedido: 3 };
  const { pedidos } = readOutput('ordersFile', (await staff.call('ordersFile', days)).body);
  const charged = { venda: true, valorItens: cents, servico: 0, valorTotal: cents };
  expect(pedidos).toMatchObject([{ ...charged, valorDesconto: 0, taxaAdicional: 0 }]);
});

test('what a customer bought at a table is what the closed bill charged', async () => {
  const { sit, order, named } = tablesOf(world, staff);
  world.setNow(new Date('2026-11-22T22:00:00Z'));
  await signInStaff(staff);
  const { visitor, id: customer } = await signUp(world, 'pizzaria');
  const bought = async () => {
    const { body } = await staff.call('person', { id: customer });
    return readOutput('person', body).cliente.totalComprado;
  };
  await sit('Mesa 9', {}, visitor);
  const { product, total, send } = await order(visitor);
  await send();
  expect(total).toBeGreaterThan(product.valor);
  expect(await bought()).toBe(0);

  const { id, conta } = await named('Mesa 9');
  await staff.call('setTableService', { id, idPessoa: null, recusaServico: true });
  const [person] = conta?.pessoas ?? [];
  if (conta?.modo === 'cada')
    await staff.call('setTableService', { id, idPessoa: person?.id, recusaServico: true });
  const pay = { id, idPessoa: null, valor: product.valor, forma: 'dinheiro', chave: newKey() };
  expect((await staff.call('payTable', pay)).body.codErro).toBeUndefined();
  expect((await staff.call('closeTable', { id })).body.codErro).toBeUndefined();
  expect(await bought()).toBe(Math.round(product.valor * 100));
});

test('what staff put on a bill by hand is a sale of its day once the bill has closed', async () => {
  const day = '2026-11-21';
  const { named } = tablesOf(world, staff);
  world.setNow(new Date(`${day}T22:00:00Z`));
  await signInStaff(staff);
  const before = await figures(day);
  const { id } = await named('Mesa 8');
  await staff.call('openTable', { id });
  const line = { id, idPessoa: null, quantidade: 1, valor: 30 };
  await staff.call('addTabLine', { ...line, nome: 'Rolha', chave: newKey() });
  await staff.call('addTabLine', { ...line, nome: 'Engano', valor: 9, chave: newKey() });
  const wrong = (await named('Mesa 8')).conta?.linhas.find(({ nome }) => nome === 'Engano');
  await staff.call('voidTabLine', { idLinha: wrong?.id, motivo: 'Engano' });
  const charged = (await named('Mesa 8')).conta;
  const worth = charged?.valorTotal ?? 0;
  expect(charged?.valorItens).toBe(3000);
  expect((await figures(day)).vendas).toBe(before.vendas);

  // Nothing else happens on this day, and it is summed up while the guests are still there.
  world.setNow(new Date(Date.parse(`${day}T22:00:00Z`) + 30 * 3_600_000));
  await signInStaff(staff);
  await sumFigures(world.services);
  expect((await figures(day)).vendas).toBe(before.vendas);
  const paid = { id, idPessoa: null, valor: worth / 100, forma: 'dinheiro', chave: newKey() };
  expect((await staff.call('payTable', paid)).body.codErro).toBeUndefined();
  expect((await staff.call('closeTable', { id })).body.codErro).toBeUndefined();

  const compared = async () => {
    const { vendas, quantidadePedidos, partes } = await figures(day);
    const cents = (recorte: string, chave: string) =>
      partes.find((part) => part.recorte === recorte && part.chave === chave)?.valor ?? 0;
    return {
      sales: vendas - before.vendas,
      orders: quantidadePedidos - before.quantidadePedidos,
      table: cents('forma', 'mesa'),
      bill: cents('pagamento', 'conta conta da mesa'),
      service: cents('taxa', 'servico'),
      byHand: cents('avulso', ''),
    };
  };
  const wanted = {
    ...{ sales: worth, orders: 0, table: worth, bill: worth, byHand: worth },
    service: charged?.servico,
  };
  expect(await compared()).toEqual(wanted);
  await sumFigures(world.services);
  expect(await compared()).toEqual(wanted);
});
