// What a customer changes at their table while its bill changes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { sittingPeople, sittings, tabLines } from '#server/database/schema.ts';
import { at, tablesOf } from '#test/at-table.ts';
import { waitsForLock } from '#test/lock-waits.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld();
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
});
afterAll(() => world.close());

test('a bill that closes keeps the service that it charged', async () => {
  const { sit, order, named } = tablesOf(world, staff);
  const { visitor } = await sit('Mesa 7');
  await (await order(visitor)).send();
  const { db } = world.services;
  const own = eq(sittings.tableId, (await named('Mesa 7')).id);
  const waiting = await db.transaction(async (tx) => {
    await tx.update(sittings).set({ closedAt: world.now() }).where(own);
    const reply = visitor.call('changeSeat', { modo: 'conta', recusaServico: true });
    await expect.poll(() => waitsForLock(world)).toBe(true);
    return { reply };
  });
  expect((await waiting.reply).body.codErro).toBe(failureCodes.tableClosed);
  expect(await db.select().from(sittings).where(own)).toMatchObject([{ recusaServico: false }]);
});

test('a person whose order is written at that moment does not leave the table', async () => {
  const { sit } = tablesOf(world, staff);
  const { visitor } = await sit('Mesa 8');
  const { mesa } = await at(visitor);
  const personId = mesa?.idPessoa ?? 0;
  const { db } = world.services;
  const [person] = await db.select().from(sittingPeople).where(eq(sittingPeople.id, personId));
  if (person === undefined) throw new Error('nobody sits there');
  const { brandId, sittingId } = person;
  const leaving = await db.transaction(async (tx) => {
    await tx.select().from(sittings).where(eq(sittings.id, sittingId)).for('share');
    const reply = visitor.call('leaveTable');
    await expect.poll(() => waitsForLock(world)).toBe(true);
    const dish = { nome: 'Suco', quantidade: 1, valor: 900, net: 900, servico: 0 };
    await tx
      .insert(tabLines)
      .values({ ...dish, brandId, sittingId, personId, createdAt: world.now() });
    return { reply };
  });
  expect((await leaving.reply).body.codErro).toBe(failureCodes.tableStays);
  expect(await at(visitor)).toMatchObject({ mesa: { idPessoa: personId } });
});
