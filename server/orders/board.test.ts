// A busy day: what waits stays on the board, however many orders came and ended since.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput } from '#test/world.ts';

const MANY = 600;

test('an order that waits is on the board after hundreds that came later and ended', async () => {
  const world = await openWorld({ hours: 'always' });
  const { db } = world.services;
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const guest = world.visitor('pizzaria');
  const reply = await place(world, guest, [item(await plainProduct(world, guest))]);
  const waiting = Number(reply.body.id);
  const [row] = await db.select().from(orders).where(eq(orders.id, waiting));
  if (row === undefined) throw new Error('the order was placed');
  const { id: _id, ...copied } = row;
  await db.insert(orders).values(
    Array.from({ length: MANY }, (_, at) => ({
      ...copied,
      finishedAt: world.now(),
      chaveIdempotencia: `copy ${at}`,
      chaveAcompanhamento: `copy ${at}`,
    })),
  );
  const { pedidos } = readOutput('staffBoard', (await staff.call('staffBoard')).body);
  expect(pedidos.map(({ id }) => id)).toContain(waiting);
  const ended = pedidos.filter(({ id }) => id > waiting);
  expect(ended.length).toBeGreaterThan(100);
  expect(ended.length).toBeLessThan(MANY);
  await world.close();
});
