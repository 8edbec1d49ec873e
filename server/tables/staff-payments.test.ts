// Payments that staff record at a table and take back, through the API.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import { at, tablesOf } from '#test/at-table.ts';
import { newKey, signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
let tables: ReturnType<typeof tablesOf>;
beforeAll(async () => {
  world = await openWorld();
  world.services.payments.soon = () => undefined;
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  tables = tablesOf(world, staff);
});
afterAll(() => world.close());

/** Somebody who has ordered, and who has paid all of it in cash. */
async function paidAt(name: string) {
  const { visitor } = await tables.sit(name);
  await (await tables.order(visitor)).send();
  const { id, conta } = await tables.named(name);
  const total = conta?.valorTotal ?? 0;
  const paid = { id, idPessoa: null, valor: total / 100, forma: 'dinheiro', chave: newKey() };
  await staff.call('payTable', paid);
  const idPagamento = (await tables.named(name)).conta?.pagamentos[0]?.id;
  return { visitor, id, total, paid, idPagamento };
}

test('a payment taken back is owed again, and stays on the bill with its reason', async () => {
  const { visitor, total, paid, idPagamento } = await paidAt('Mesa 1');
  expect((await at(visitor)).conta).toMatchObject({
    valorRestante: 0,
    pagamentos: [{ manual: true, motivoEstorno: null }],
  });
  const wrong = { idPagamento, motivo: 'Forma errada' };
  expect((await staff.call('voidTabPayment', wrong)).body.codErro).toBeUndefined();
  // Pressed twice, or by two people.
  expect((await staff.call('voidTabPayment', wrong)).body.codErro).toBeUndefined();
  expect((await at(visitor)).conta).toMatchObject({
    valorQuitado: 0,
    valorRestante: total,
    pagamentos: [{ contestado: false, motivoEstorno: 'Forma errada' }],
  });
  // A lost reply to the payment repeats its key: it does not come back by itself.
  await staff.call('payTable', paid);
  expect((await at(visitor)).conta).toMatchObject({ valorRestante: total });
  await staff.call('payTable', { ...paid, forma: 'cartao', chave: newKey() });
  expect((await at(visitor)).conta).toMatchObject({ valorQuitado: total, valorRestante: 0 });
});

test('a closed bill, another brand and an empty reason are refused', async () => {
  const { id, idPagamento } = await paidAt('Mesa 2');
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  const wrong = { idPagamento, motivo: 'Engano' };
  expect((await stranger.call('voidTabPayment', wrong)).body.codErro).toBe(
    failureCodes.tableClosed,
  );
  expect((await staff.call('voidTabPayment', { idPagamento, motivo: ' ' })).status).toBe(400);
  await staff.call('closeTable', { id });
  expect((await staff.call('voidTabPayment', wrong)).body.codErro).toBe(failureCodes.tableClosed);
});

test('what was paid by phone is not taken back by hand', async () => {
  const { visitor } = await tables.sit('Mesa 3');
  await (await tables.order(visitor)).send();
  await visitor.call('payPart', { valor: 1, tipo: 'pix', chave: `${newKey()}-of-a-part` });
  await reconcile(world.services);
  await visitor.call('paySandboxPart');
  const { conta } = await tables.named('Mesa 3');
  expect(conta?.pagamentos).toMatchObject([{ manual: false, valor: 100 }]);
  const wrong = { idPagamento: conta?.pagamentos[0]?.id, motivo: 'Engano' };
  expect((await staff.call('voidTabPayment', wrong)).body.codErro).toBe(failureCodes.malformed);
  expect((await tables.named('Mesa 3')).conta).toMatchObject({ valorQuitado: 100 });
});
