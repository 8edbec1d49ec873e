// Notices about a brand's own number arrive at an address of that brand, with its own secret.
import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#server/database/schema.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { enqueueMessage } from '../messages/enqueue.ts';

const SECRETS = { pizzaria: 'segredo-da-pizzaria', burger: 'segredo-do-burger' } as const;
type Name = keyof typeof SECRETS;
type Own = { visitor: Visitor; path: string; word: string; brandId: number };

let world: World;
let own: Record<Name, Own>;
beforeAll(async () => {
  world = await openWorld();
  own = { pizzaria: await withNumber('pizzaria'), burger: await withNumber('burger') };
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.db.delete(messages);
});

async function withNumber(name: Name): Promise<Own> {
  const owner = world.visitor(name);
  await signInStaff(owner);
  const { contas } = readOutput('messageAccounts', (await owner.call('messageAccounts')).body);
  const values = {
    numberId: '105512345',
    token: 'token-de-acesso',
    codeTemplate: 'codigo_acesso',
    appSecret: SECRETS[name],
  };
  const { body } = await owner.call('saveMessageAccount', {
    canal: 'whatsapp',
    campos: Object.entries(values).map(([nome, valor]) => ({ nome, valor })),
    revisao: contas.find(({ canal }) => canal === 'whatsapp')?.revisao,
  });
  const { urlAviso, tokenVerificacao } = readOutput('saveMessageAccount', body);
  const brand = await world.services.brands.byName(name);
  return {
    visitor: world.visitor(name),
    path: new URL(urlAviso ?? '').pathname,
    word: tokenVerificacao ?? '',
    brandId: brand?.id ?? 0,
  };
}

const register = async ({ visitor }: Own, path: string, word: string) => {
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': word,
    'hub.challenge': '1158201444',
  });
  const reply = await visitor.request(`${path}?${query}`);
  return [reply.status, await reply.text()];
};

const notice = JSON.stringify({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: 'W',
      changes: [
        { field: 'messages', value: { statuses: [{ id: 'wamid.A', status: 'delivered' }] } },
      ],
    },
  ],
});
const signed = (secret: string) =>
  `sha256=${createHmac('sha256', secret).update(notice).digest('hex')}`;
async function tell({ visitor }: Own, path: string, signature: string | null): Promise<number> {
  const headers: Record<string, string> =
    signature === null ? {} : { 'x-hub-signature-256': signature };
  return (await visitor.request(path, { method: 'POST', body: notice, headers })).status;
}

/** A message of each brand, which the provider knows by the same name. */
async function sentByBoth(): Promise<void> {
  const { db } = world.services;
  for (const { brandId } of Object.values(own))
    await enqueueMessage(db, {
      brandId,
      channel: 'whatsapp',
      to: '11987654321',
      kind: 'notice',
      language: 'pt-BR',
      text: 'Oi',
      now: world.now(),
    });
  await db.update(messages).set({ state: 'sent', providerId: 'wamid.A' });
}
async function hasArrived({ brandId }: Own): Promise<boolean> {
  const [row] = await world.services.db
    .select()
    .from(messages)
    .where(and(eq(messages.brandId, brandId), eq(messages.providerId, 'wamid.A')));
  return row?.deliveredAt instanceof Date;
}

// Rows: 1.27
test('the address of a brand’s number is registered with its own word alone', async () => {
  const { pizzaria, burger } = own;
  expect(await register(pizzaria, pizzaria.path, pizzaria.word)).toEqual([200, '1158201444']);
  expect(await register(pizzaria, pizzaria.path, burger.word)).toEqual([403, '']);
  expect(await register(pizzaria, pizzaria.path, '')).toEqual([403, '']);
  expect(await register(burger, pizzaria.path, pizzaria.word)).toEqual([403, '']);
});

test('a notice with the brand’s own signature counts, for its own message alone', async () => {
  await sentByBoth();
  const { pizzaria, burger } = own;
  expect(await tell(pizzaria, pizzaria.path, signed(SECRETS.pizzaria))).toBe(200);
  expect([await hasArrived(pizzaria), await hasArrived(burger)]).toEqual([true, false]);
});

test('a notice with a wrong signature, or at another brand’s host, changes nothing', async () => {
  await sentByBoth();
  const { pizzaria, burger } = own;
  for (const signature of [null, 'sha256=', signed('palpite'), signed(SECRETS.burger)])
    expect([signature, await tell(pizzaria, pizzaria.path, signature)]).toEqual([signature, 403]);
  expect(await tell(burger, pizzaria.path, signed(SECRETS.pizzaria))).toBe(403);
  expect(await tell(pizzaria, burger.path, signed(SECRETS.burger))).toBe(403);
  expect([await hasArrived(pizzaria), await hasArrived(burger)]).toEqual([false, false]);
});
