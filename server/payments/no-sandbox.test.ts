// Outside the demo no payment is played: what has no account is not offered, and cannot be ordered.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { brandHosts, paymentAccounts } from '#server/database/schema.ts';
import { item, orderBody, place, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { reconcile } from './reconcile.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

/** The pizzeria at an address that is not the demo's, while `act` runs. */
async function outsideTheDemo(act: (visitor: Visitor) => Promise<void>): Promise<void> {
  const { db, brands } = world.services;
  const host = 'pizzaria.localhost';
  await db.update(brandHosts).set({ host: 'nobody.localhost' }).where(eq(brandHosts.host, host));
  brands.forget(null);
  try {
    await act(world.visitor('nobody'));
  } finally {
    const back = eq(brandHosts.host, 'nobody.localhost');
    await db.update(brandHosts).set({ host }).where(back);
    brands.forget(null);
  }
}

const signIn = (visitor: Visitor) =>
  visitor.call('generalLogin', {
    identificador: 'cliente@demo.quitute.app',
    senha: 'quitute-demo',
  });

async function methodOf(visitor: Visitor, tipo: string) {
  const { paymentMethods } = await storeOf(world, visitor);
  return paymentMethods.find((method) => method.tipo === tipo);
}

async function orderWithPix(visitor: Visitor) {
  await signIn(visitor);
  const formaPagamento = { id: (await methodOf(visitor, 'pixOnline'))?.id };
  const items = [item(await plainProduct(world, visitor))];
  const { body } = await place(world, visitor, items, { formaPagamento, cliente: null });
  // The provider is asked after the reply, or by a job.
  world.setNow(world.after(60_000));
  await reconcile(world.services);
  await expect
    .poll(async () => (await visitor.call('orderPayment', { id: body.id })).body)
    .toMatchObject({ pagamento: { estado: 'aguardando' } });
  return body.id as number;
}

test('in the demo a sandbox payment says so to its customer and on the board', async () => {
  const ana = world.visitor('pizzaria');
  const id = await orderWithPix(ana);
  expect((await ana.call('order', { id })).body).toMatchObject({ sandbox: true });
  expect((await ana.call('paySandboxPix', { id })).body).toMatchObject({
    pagamento: { estado: 'pago' },
  });
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const { pedidos } = (await staff.call('staffBoard')).body as { pedidos: object[] };
  expect(pedidos).toContainEqual(expect.objectContaining({ id, sandbox: true }));
  const guest = world.visitor('pizzaria');
  const paidAtTheDoor = await place(world, guest, [item(await plainProduct(world, guest))]);
  expect((await guest.call('order', { id: paidAtTheDoor.body.id })).body).toMatchObject({
    sandbox: false,
  });
});

test('outside the demo a method without an account is not offered', async () => {
  const demo = world.visitor('pizzaria');
  const pix = await methodOf(demo, 'pixOnline');
  const card = await methodOf(demo, 'cartaoOnline');
  expect([pix?.tipo, card?.tipo]).toEqual(['pixOnline', 'cartaoOnline']);
  await outsideTheDemo(async (visitor) => {
    const { body } = await visitor.call('brandByUrl', { url: `http://${visitor.host}` });
    const [store] = body.estabelecimentos as { formasPagamento: { tipo: string }[] }[];
    const offered = store?.formasPagamento.map(({ tipo }) => tipo);
    expect(offered).toContain('dinheiro');
    expect(offered).not.toContain('pixOnline');
    expect(offered).not.toContain('cartaoOnline');
    for (const method of [pix, card]) {
      const items = [item(await plainProduct(world, visitor))];
      const order = await orderBody(world, visitor, items, { formaPagamento: { id: method?.id } });
      const reply = await visitor.call('placeOrder', order);
      expect(reply.body.codErro).toBe(failureCodes.paymentMissing);
    }
  });
});

test('an account that is switched on makes its method usable at once', async () => {
  await outsideTheDemo(async (visitor) => {
    const { db, brands } = world.services;
    const brand = await brands.byHost(visitor.host);
    const store = await storeOf(world, visitor);
    const owner = { brandId: brand?.id ?? 0, storeId: store.id };
    await expect(world.services.payments.choose(owner, 'card')).rejects.toMatchObject({
      key: 'paymentMissing',
    });
    const account = { provider: 'getnet', kind: 'card', settings: {}, webhookKey: 'k' } as const;
    await db.insert(paymentAccounts).values({ ...owner, ...account, active: true });
    brands.forget(null);
    expect((await methodOf(visitor, 'cartaoOnline'))?.tipo).toBe('cartaoOnline');
    expect(await methodOf(visitor, 'pixOnline')).toBeUndefined();
    await db.delete(paymentAccounts).where(eq(paymentAccounts.brandId, owner.brandId));
  });
});

test('a payment begun in the sandbox cannot be played to its end outside the demo', async () => {
  const ana = world.visitor('pizzaria');
  const id = await orderWithPix(ana);
  await outsideTheDemo(async (visitor) => {
    for (const [name, value] of ana.cookies) visitor.cookies.set(name, value);
    const { body } = await visitor.call('paySandboxPix', { id });
    expect(body.codErro).toBe(failureCodes.paymentOver);
  });
});

const bank = (visitor: Visitor, TermUrl: string) =>
  visitor.request('/sandbox/getnet/3ds', {
    method: 'POST',
    body: new URLSearchParams({ TermUrl, MD: 'x' }),
  });

test('the sandbox’s bank exists only in the demo, and returns only to the brand', async () => {
  const demo = world.visitor('pizzaria');
  const own = 'http://pizzaria.localhost/creditcardweb/3ds/x';
  const page = await bank(demo, own);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await bank(demo, 'https://evil.example/collect')).status).toBe(400);
  await outsideTheDemo(async (visitor) => {
    expect((await bank(visitor, own)).status).toBe(404);
    expect((await visitor.request('/sandbox/getnet/v1/cards')).status).toBe(404);
  });
});
