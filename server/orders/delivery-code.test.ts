import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { item, place, plainProduct, signInStaff, toHome } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import { auditLog, staff as staffTable, stores } from '../database/schema.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.services.db.update(stores).set({ pedeCodigoEntrega: true });
  world.services.brands.forget(null);
});
afterAll(() => world.close());

async function onTheWay() {
  const customer = world.visitor('pizzaria');
  const nine = [item(await plainProduct(world, customer), 9)];
  const { body } = await place(world, customer, nine, toHome);
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  for (const [statusAtual, status] of [
    [2, 3],
    [3, 5],
  ]) {
    await staff.call('moveOrder', { id: body.id, statusAtual, status });
  }
  return { customer, staff, id: body.id as number, chave: body.chaveAcompanhamento as string };
}

test('only the customer sees the code, and the courier needs it', async () => {
  const { customer, staff, id, chave } = await onTheWay();
  const { body: mine } = await customer.call('order', { id });
  const code = mine.codigoEntrega as string;
  expect(code).toMatch(/^\d{4}$/);
  expect((await world.visitor('pizzaria').call('order', { id, chave })).body).toMatchObject({
    pedeCodigo: true,
    codigoEntrega: null,
  });
  const board = await staff.call('staffBoard');
  expect(board.body.pedidos).toContainEqual(
    expect.objectContaining({ id, pedeCodigo: true, codigoEntrega: null }),
  );

  const deliver = (proof: object) =>
    staff.call('moveOrder', { id, statusAtual: 5, status: 8, ...proof });
  expect((await deliver({})).body.codErro).toBe(failureCodes.deliveryCodeNeeded);
  expect((await deliver({ codigo: code === '0000' ? '0001' : '0000' })).body.codErro).toBe(
    failureCodes.deliveryCodeWrong,
  );
  expect((await deliver({ codigo: code })).body.status).toBe(8);
  expect((await deliver({})).body.status).toBe(8);
});

test('the code is not found by trying', async () => {
  const { customer, staff, id } = await onTheWay();
  const code = (await customer.call('order', { id })).body.codigoEntrega as string;
  const wrong = code === '0000' ? '0001' : '0000';
  for (let tries = 0; tries < 8; tries++)
    await staff.call('moveOrder', { id, statusAtual: 5, status: 8, codigo: wrong });
  expect(
    (await staff.call('moveOrder', { id, statusAtual: 5, status: 8, codigo: code })).body.codErro,
  ).toBe(failureCodes.tooMany);
});

test('staff of another store neither try the code nor use up its tries', async () => {
  const { customer, staff, id } = await onTheWay();
  const codigo = (await customer.call('order', { id })).body.codigoEntrega as string;
  await world.services.db
    .update(staffTable)
    .set({ storeId: 999_999 })
    .where(eq(staffTable.email, 'balcao@forno.quitute.app'));
  const stranger = world.visitor('pizzaria');
  await signInStaff(stranger, 'balcao@forno.quitute.app');
  const deliver = (who: typeof staff, code: string) =>
    who.call('moveOrder', { id, statusAtual: 5, status: 8, codigo: code });
  const wrong = codigo === '0000' ? '0001' : '0000';
  const answers = new Set<unknown>();
  for (let tries = 0; tries < 9; tries++)
    answers.add((await deliver(stranger, tries === 0 ? codigo : wrong)).body.codErro);
  expect([...answers]).toEqual([failureCodes.notFound]);
  expect((await deliver(staff, codigo)).body.status).toBe(8);
});

test('a reason replaces the code and is stored', async () => {
  const { staff, id } = await onTheWay();
  const reply = await staff.call('moveOrder', {
    id,
    statusAtual: 5,
    status: 8,
    motivo: 'Celular sem bateria',
  });
  expect(reply.body).toMatchObject({ status: 8, motivoCancelamento: null });
  const kept = await world.services.db
    .select({ after: auditLog.depois })
    .from(auditLog)
    .where(eq(auditLog.alvo, `order ${id}`));
  expect(kept).toContainEqual({ after: { status: 8, reason: 'Celular sem bateria' } });
});
