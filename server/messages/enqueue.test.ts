import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/database/schema.ts';
import { openWorld, type World } from '#test/world.ts';
import { enqueueMessage } from './enqueue.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const code = {
  brandId: 1,
  channel: 'sms',
  to: '(11) 98888-7777',
  kind: 'loginCode',
  language: 'pt-BR',
  text: 'Codigo 123456',
  code: '123456',
} as const;

test('an event is sent once per channel, however often it is enqueued', async () => {
  const { db } = world.services;
  for (const channel of ['sms', 'sms', 'whatsapp', 'sms'] as const)
    await enqueueMessage(db, { ...code, now: world.now(), channel, key: 'order 1 moved to 3' });
  const rows = await db
    .select({ channel: messages.canal, recipient: messages.recipient })
    .from(messages)
    .where(eq(messages.key, 'order 1 moved to 3'));
  expect(rows.map((row) => row.channel).toSorted()).toEqual(['sms', 'whatsapp']);
  expect(rows.map((row) => row.recipient)).toEqual(['11988887777', '11988887777']);
});

test('a message of a transaction that fails is never written', async () => {
  const { db } = world.services;
  const failing = db.transaction(async (tx) => {
    await enqueueMessage(tx, { ...code, now: world.now(), to: '11900000000' });
    throw new Error('afterwards');
  });
  await expect(failing).rejects.toThrow('afterwards');
  expect(
    await db
      .select()
      .from(messages)
      .where(and(eq(messages.brandId, 1), eq(messages.recipient, '11900000000'))),
  ).toEqual([]);
});
