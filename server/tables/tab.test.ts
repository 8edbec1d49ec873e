// An order that is written while staff move its person to another table.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { orders, products, sittingPeople } from '#server/database/schema.ts';
import { at, tablesOf } from '#test/at-table.ts';
import { item, newKey, productNamed, signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { tabClaim } from './tab.ts';

let world: World;
let staff: Visitor;
let tables: ReturnType<typeof tablesOf>;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  tables = tablesOf(world, staff);
});
afterAll(() => world.close());

test('its lines are on the bill of the table where the person sits now', async () => {
  const ana = (await tables.sit('Mesa 1')).visitor;
  const davi = (await tables.sit('Mesa 1')).visitor;
  const { mesa } = await at(ana);
  const personId = mesa?.idPessoa ?? 0;
  const { send } = await tables.order(ana);
  const { id } = (await send()).body;
  const [row] = await world.services.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(id)));
  if (row === undefined) throw new Error('no order');
  const { id: idDestino } = await tables.named('Mesa 2');
  const [before] = await world.services.db
    .select({ id: sittingPeople.sittingId })
    .from(sittingPeople)
    .where(eq(sittingPeople.id, personId));
  const moved = await staff.call('movePerson', { idPessoa: personId, idDestino });
  expect(moved.body.codErro).toBeUndefined();
  // As read before she was moved.
  const place = { person: { id: personId }, sitting: { id: before?.id ?? 0 } };
  const ordered = { ...row, percent: 0, prepaid: false };
  await world.services.db.transaction((tx) => tabClaim(place, ordered)(tx, row));
  expect((await at(davi)).conta?.valorTotal).toBe(0);
  expect((await tables.named('Mesa 2')).conta?.linhas).toHaveLength(2);
});

test('who has paid for others stays until the bill is closed', async () => {
  const [ana, bia] = [await tables.sit('Mesa 6'), await tables.sit('Mesa 6')];
  for (const { visitor } of [ana, bia]) await (await tables.order(visitor)).send();
  const { id } = await tables.named('Mesa 6');
  const own = (await at(ana.visitor)).mesa?.idPessoa ?? 0;
  const pay = (valor: number) =>
    staff.call('payTable', { id, idPessoa: own, valor, forma: 'dinheiro', chave: newKey() });
  const { valorTotal = 0, pessoas = [] } = (await at(ana.visitor)).conta ?? {};
  const part = pessoas.find((person) => person.id === own)?.valorTotal ?? 0;
  await pay(part / 100);
  await pay((valorTotal - part) / 100);
  expect((await at(bia.visitor)).conta?.valorRestante).toBe(0);
  const move = { idPessoa: own, idDestino: (await tables.named('Mesa 7')).id };
  expect((await staff.call('movePerson', move)).body.codErro).toBe(failureCodes.paidForOthers);
  const seated = (await tables.named('Mesa 6')).conta?.pessoas.find(({ id: one }) => one === own);
  expect(seated?.querMesa).toBeNull();
  expect((await at(bia.visitor)).conta?.valorRestante).toBe(0);
  expect((await staff.call('closeTable', { id })).status).toBe(200);
});

test('a move that is refused lets nobody in who waits for staff', async () => {
  await tables.sit('Mesa 8');
  const { visitor } = await tables.sit('Mesa 8', { token: null });
  const idPessoa = (await at(visitor)).mesa?.idPessoa ?? 0;
  const { id } = await tables.named('Mesa 8');
  const sum = { id, valor: 10, chave: newKey() };
  await staff.call('addTabLine', { ...sum, idPessoa: null, nome: 'Couvert', quantidade: 1 });
  await staff.call('payTable', { ...sum, idPessoa, forma: 'dinheiro' });
  const move = { idPessoa, idDestino: (await tables.named('Mesa 9')).id };
  expect((await staff.call('movePerson', move)).body.codErro).toBe(failureCodes.paidForOthers);
  expect((await at(visitor)).mesa).toMatchObject({ confirmada: false, querMesa: null });
});

test('a line is taken off while others at the table order the last of the same dish', async () => {
  const dish = 'Tiramisù no pote';
  await world.services.db.update(products).set({ quantidade: 30 }).where(eq(products.nome, dish));
  world.services.menus.forget(null);
  const [ana, davi] = [(await tables.sit('Mesa 3')).visitor, (await tables.sit('Mesa 3')).visitor];
  const itens = [item(await productNamed(world, ana, dish))];
  const { id } = await tables.named('Mesa 3');
  const byWaiter = () =>
    staff.call('orderForTable', { id, idPessoa: null, itens, chave: newKey() });
  for (let round = 0; round < 3; round += 1) {
    await (await tables.order(ana, 1, { itens })).send();
    const line = (await at(ana)).conta?.linhas.findLast((one) => one.motivoEstorno === null);
    const [one, other] = [
      await tables.order(davi, 1, { itens }),
      await tables.order(ana, 1, { itens }),
    ];
    const replies = await Promise.all([
      one.send(),
      staff.call('voidTabLine', { idLinha: line?.id, motivo: 'Desistiu' }),
      other.send(),
      byWaiter(),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});
