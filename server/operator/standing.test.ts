// A suspended brand: what its customers read, what its staff do, and that nobody else notices.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { Language } from '#contract/entities/brand.ts';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, messages } from '#server/database/schema.ts';
import { item, orderBody, place, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { sampleInput } from '#test/sample-input.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { createPages } from '../pages.ts';
import { resumeBrand, StandingError, suspendBrand } from './standing.ts';

const WORDS = 'Voltamos no dia 1º de dezembro.';
const NAME = 'pizzaria';

let world: World;
let customer: Visitor;
let orderId: number;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  customer = world.visitor(NAME);
  const { body } = await place(world, customer, [item(await plainProduct(world, customer))]);
  orderId = Number(body.id);
  await suspendBrand(world.services.db, NAME, WORDS, world.now());
  world.services.brands.forget(null);
});
afterAll(() => world.close());

const codeOf = async (visitor: Visitor, key: EndpointKey, wire: Record<string, unknown> = {}) =>
  (await visitor.call(key, wire)).body.codErro;

const page = (path: string, host = NAME, accept = 'text/html') =>
  createPages(world.services, () => Promise.reject(new Error('rendered')), false)
    .render(
      new Request(`http://${host}.localhost${path}`, { headers: { accept } }),
      async () => new Response(),
      '198.51.100.20',
    )
    .catch(() => 'rendered' as const);

test('customers are told in their language, and nothing new begins', async () => {
  const store = await storeOf(world, customer);
  const product = await plainProduct(world, world.visitor('acai'));
  const body = await orderBody(world, customer, [item(product)]);
  for (const [key, wire] of [
    ['placeOrder', body],
    ['quoteOrder', body],
    ['menu', { idEstabelecimento: store.id }],
    ['brandByUrl', { url: customer.host }],
  ] as const) {
    const reply = await customer.call(key, wire);
    expect([key, reply.body.codErro, reply.status]).toEqual([
      key,
      failureCodes.brandSuspended,
      503,
    ]);
  }
  const told = await Promise.all(
    Language.options.map(async (language) => {
      const { body: refused } = await customer.call(
        'menu',
        { idEstabelecimento: store.id },
        { 'accept-language': language },
      );
      return String(refused.mensagem);
    }),
  );
  expect(new Set(told).size).toBe(Language.options.length);
  for (const sentence of told) expect(sentence).toMatch(new RegExp(`\\. ${WORDS}$`));
});

test('each call of customers is refused so, or serves what exists', async () => {
  const stranger = world.visitor(NAME, '198.51.100.21');
  const answered: string[] = [];
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const { access }: Endpoint = endpoints[key];
    if (access !== 'anyone' || ['staffSignIn', 'invitation', 'acceptInvitation'].includes(key))
      continue;
    const code = await codeOf(stranger, key, sampleInput(endpoints[key].input, () => 1) as never);
    if (code !== failureCodes.brandSuspended) answered.push(key);
  }
  for (const key of ['order', 'cancelOrder', 'orderPayment', 'payPart', 'guestData', 'pixWebhook'])
    expect(answered).toContain(key);
  for (const key of ['placeOrder', 'registerCustomer', 'connectTable', 'applyCoupon', 'spinWheel'])
    expect(answered).not.toContain(key);
});

test('pages give way to one that names the brand, but for orders and the console', async () => {
  const shown = await page('/delivery?idioma=de');
  if (shown === 'rendered') throw new Error('the menu was rendered');
  expect(shown.status).toBe(503);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const text = await shown.text();
  const brand = await world.services.brands.byHost(customer.host);
  expect(text).toContain('<html lang="de">');
  expect(text).toContain(`<h1>${brand?.settings.projectName}</h1>`);
  expect(text).toContain(WORDS);
  for (const path of ['/', '/lojas', '/produto/1', '/mesa', '/delivery.data', '/cadastro'])
    expect([path, (await page(path)) === 'rendered']).toEqual([path, false]);
  for (const path of [
    `/delivery/pedido/${orderId}/1`,
    `/delivery/pedido/${orderId}/1.data`,
    '/privacidade',
    '/perfil/privacidade',
    '/login',
    '/painel',
    '/painel/cardapio',
    '/offline',
  ])
    expect([path, await page(path)]).toEqual([path, 'rendered']);
});

test('staff sign in and finish what is open, and the customer follows it to the end', async () => {
  const staff = world.visitor(NAME);
  expect((await signInStaff(staff)).body).toMatchObject({ suspensa: true, apagadaEm: null });
  const { pedidos } = readOutput('staffBoard', (await staff.call('staffBoard')).body);
  const open = pedidos.find(({ id }) => id === orderId);
  expect(open).toBeDefined();
  let status = open?.status ?? 0;
  for (const next of [2, 3]) {
    const wire = { id: orderId, status: next, statusAtual: status, minutos: 30 };
    expect(await codeOf(staff, 'moveOrder', wire)).toBeUndefined();
    status = next;
  }
  expect((await customer.call('order', { id: orderId })).body).toMatchObject({ status });
  expect((await staff.call('ordersFile', {})).body.codErro).toBeUndefined();
  expect((await staff.call('exportMenu', { formato: 'csv' })).body.codErro).toBeUndefined();
  const wire = sampleInput(endpoints.takeOrder.input, () => 1) as Record<string, unknown>;
  const refused = await staff.call('takeOrder', wire);
  expect(refused.body.codErro).toBe(failureCodes.brandSuspendedForStaff);
});

test('other brands take orders, show pages and let staff in', async () => {
  const neighbour = world.visitor('acai');
  const placed = await place(world, neighbour, [item(await plainProduct(world, neighbour))]);
  expect(placed.body.codErro).toBeUndefined();
  expect(await page('/delivery', 'acai')).toBe('rendered');
  const staff = world.visitor('acai');
  expect((await signInStaff(staff)).status).toBe(200);
  expect(await codeOf(staff, 'staffBoard')).toBeUndefined();
});

test('owners are told, the audit log keeps it, and it ends at one word', async () => {
  const { db } = world.services;
  const brand = await world.services.brands.byHost(customer.host);
  const ofBrand = eq(messages.brandId, brand?.id ?? 0);
  const [notice] = await db
    .select()
    .from(messages)
    .where(and(ofBrand, eq(messages.kind, 'notice')));
  expect(notice?.texto).toContain(WORDS);
  await resumeBrand(db, NAME, world.now());
  world.services.brands.forget(null);
  const placed = await place(world, customer, [item(await plainProduct(world, customer))]);
  expect(placed.body.codErro).toBeUndefined();
  const lines = await db
    .select({ acao: auditLog.acao, staffId: auditLog.staffId })
    .from(auditLog)
    .where(eq(auditLog.brandId, brand?.id ?? 0));
  for (const acao of ['suspendBrand', 'resumeBrand'])
    expect(lines).toContainEqual({ acao, staffId: 0 });
});

test('what makes no sense is refused in a sentence', async () => {
  const { db } = world.services;
  await expect(resumeBrand(db, NAME, world.now())).rejects.toThrow(StandingError);
  await expect(suspendBrand(db, 'ninguem', '', world.now())).rejects.toThrow(
    'No brand is called ninguem.',
  );
  await expect(suspendBrand(db, NAME, 'x'.repeat(301), world.now())).rejects.toThrow('300');
});
