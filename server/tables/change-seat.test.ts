// What a customer changes at their table while staff close its bill.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { sittings } from '#server/database/schema.ts';
import { tablesOf } from '#test/at-table.ts';
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
