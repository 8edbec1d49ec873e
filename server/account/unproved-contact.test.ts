// An account says a phone and an email that may be somebody else's until they are proved.
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/database/schema.ts';
import { enqueueMessage } from '#server/messages/enqueue.ts';
import { signUp } from '#test/loyal-people.ts';
import { item, place, plainProduct } from '#test/ordering.ts';
import { openWorld, readOutput, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

const OWNER_EMAIL = 'dono@forno.quitute.app';

test('an unproved phone or email shows and deletes nobody else’s messages', async () => {
  const { visitor, telefone } = await signUp(
    world,
    'pizzaria',
    { email: OWNER_EMAIL },
    undefined,
    false,
  );
  const guest = world.visitor('pizzaria');
  const { body } = await place(world, guest, [item(await plainProduct(world, guest))], {
    cliente: { nome: 'Marcelina Prado', telefone },
  });
  const { db, brands } = world.services;
  const brandId = (await brands.byHost(guest.host))?.id ?? 0;
  const message = { brandId, language: 'pt-BR', text: 'Oi', now: world.now() } as const;
  const orderId = Number(body.id);
  const toGuest = {
    ...message,
    channel: 'sms',
    to: telefone,
    kind: 'orderMoved',
    orderId,
  } as const;
  const toOwner = { ...message, channel: 'email', to: OWNER_EMAIL, kind: 'staffLink' } as const;
  const own = { ...message, channel: 'sms', to: telefone, kind: 'phoneCode' } as const;
  await enqueueMessage(db, toGuest);
  await enqueueMessage(db, { ...toOwner, toStaff: true });
  await enqueueMessage(db, own);
  const told = readOutput('personalData', (await visitor.call('personalData')).body);
  expect(told.outros.mensagens).toMatchObject([{ kind: 'phoneCode' }]);
  await visitor.call('deleteAccount', { senhaAtual: 'uma-senha-boa' });
  const left = await db
    .select({ kind: messages.kind })
    .from(messages)
    .where(inArray(messages.recipient, [telefone, OWNER_EMAIL]))
    .orderBy(messages.id);
  expect(left).toEqual([{ kind: 'orderMoved' }, { kind: 'staffLink' }]);
});
