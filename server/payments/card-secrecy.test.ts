// A card's number and security code reach only the provider: the test reads every request,
// response, log line and row of a payment at a provider of another origin.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepInVault, verifySaved } from '#app/payments/card-vault.ts';
import { paymentAccounts } from '#server/database/schema.ts';
import { SANDBOX_CLIENT } from '#server/integrations/payments/sandbox-card-call.ts';
import { createLog } from '#server/log.ts';
import { forgetCards } from '#server/payments/card-forget.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import { onlineCard, placeWithCard, signInCustomer } from '#test/card-paying.ts';
import { type GetnetServer, openGetnetServer } from '#test/getnet-server.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

const NUMBER = '4012001037141112';
const CODE = '737';
const secrets = new RegExp(`${NUMBER}|4012 0010|\\b${CODE}\\b|security_code|card_number`);

let world: World;
let getnet: GetnetServer;
const lines: string[] = [];
beforeAll(async () => {
  world = await openWorld();
  getnet = await openGetnetServer(world.services.now);
  world.services.log = createLog('debug', world.now, (line) => void lines.push(line));
});
afterAll(async () => {
  await world.close();
  await getnet.close();
});

// Rows: 1.20
test('neither card number nor code reaches our server, logs, tables or requests', async () => {
  const marina = await signInCustomer(world.visitor('pizzaria'));
  const { store } = await onlineCard(world, marina);
  const brandId = (await world.services.brands.byHost(marina.host))?.id ?? 0;
  const settings = { ...SANDBOX_CLIENT, baseUrl: getnet.base };
  await world.services.db.insert(paymentAccounts).values({
    brandId,
    storeId: store.id,
    kind: 'card',
    provider: 'getnet',
    settings,
    webhookKey: 'hook',
  });
  const requests: string[] = [];
  listen(marina, requests);

  const { body: loan } = await marina.call('cardCredentials', { id: store.id });
  const access = { ...loan, provedor: 'getnet' } as Parameters<typeof keepInVault>[0];
  expect(access.baseUrl).toBe(getnet.base);
  const fields = {
    number: '4012 0010 3714 1112',
    expiry: '08/39',
    code: CODE,
    holder: 'Marina Duarte',
    cpf: '529.982.247-25',
    email: 'm@example.com',
  };
  const token = await keepInVault(access, fields, 'visa');
  const seenByProvider = getnet.received.filter((line) => secrets.test(line));
  expect(seenByProvider.map((line) => line.split(' ')[1])).toEqual([
    '/v1/tokens/card',
    '/v1/cards',
  ]);

  await marina.call('saveCard', { idEstabelecimento: store.id, tokenCartaoCredito: token });
  await verifySaved(access, token, CODE);
  getnet.received.length = 0;
  const { body } = await placeWithCard(world, marina, token);
  await expect
    .poll(async () => (await marina.call('order', { id: body.id })).body.status, {
      interval: 20,
    })
    .toBe(2);
  await marina.call('cancelOrder', { id: body.id });
  world.setNow(world.after(60_000));
  await reconcile(world.services);
  await forgetCards(world.services);

  await marina.call('saveCard', {
    idEstabelecimento: store.id,
    tokenCartaoCredito: 'no-such-card',
  });
  expect(getnet.received.some((line) => line.startsWith('POST /v1/payments/credit '))).toBe(true);
  expect(getnet.received.filter((line) => secrets.test(line))).toEqual([]);
  expect(requests.length).toBeGreaterThan(6);
  expect(requests.filter((line) => secrets.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => secrets.test(line))).toEqual([]);
  expect(await rowsWith(NUMBER)).toEqual([]);
});

/** Records everything our server receives. */
function listen(visitor: Visitor, requests: string[]): void {
  const { call, request } = visitor;
  visitor.call = (key, wire = {}, headers = {}) => {
    requests.push(`${key} ${JSON.stringify(wire)} ${JSON.stringify(headers)}`);
    return call(key, wire, headers);
  };
  visitor.request = (path, init = {}) => {
    requests.push(
      `${path} ${JSON.stringify([...new Headers(init.headers)])} ${String(init.body ?? '')}`,
    );
    return request(path, init);
  };
}

/** Tables where any column of any row contains the text. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows } = await world.services.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await world.services.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${text}%`} limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}
