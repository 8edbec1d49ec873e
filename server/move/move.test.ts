// A brand moves to another deployment while its customers order.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands, orders, paymentAccounts } from '#server/database/schema.ts';
import { openSettings, sealSettings } from '#server/integrations/payments/account-settings.ts';
import { referralCode } from '#server/loyalty/referral-code.ts';
import { item, newKey, orderBody, place, plainProduct, withTotal } from '#test/ordering.ts';
import { BRAND, canMove, openTwo, overSocket, type TwoDeployments } from '#test/two-deployments.ts';
import type { Reply, Visitor } from '#test/world.ts';
import { moveBrand } from './run.ts';

let two: TwoDeployments;
beforeAll(async () => {
  two = await openTwo();
});
afterAll(() => two.close());

const PLANS = { apiBase: '/api', holdSeconds: 30, endSeconds: 1 };
const brandIn = async (side: 'source' | 'target') => {
  const brand = await two[side].world.services.brands.byName(BRAND);
  if (brand === null) throw new Error(`no ${BRAND} there`);
  return brand;
};
const atSource = () => two.source.world.visitor('pizzaria', undefined, overSocket(two.source));

/** What an order gets that is sent until it is answered, as a browser does. */
async function placeUntilTaken(visitor: Visitor, body: Record<string, unknown>): Promise<Reply> {
  for (;;) {
    const reply = await visitor.call('placeOrder', body);
    if (reply.status !== 503) return reply;
  }
}

test.runIf(canMove)(
  'each order that was acknowledged is there once, and nothing else changes',
  async () => {
    const { source, target, sides } = two;
    const before = await brandIn('source');
    const { services } = source.world;
    const [store] = before.stores;
    const account = { brandId: before.id, storeId: store?.id ?? 0, provider: 'getnet' };
    await services.db.insert(paymentAccounts).values({
      ...account,
      kind: 'card',
      active: false,
      settings: sealSettings(services.secret, account, { sellerId: 'a' }, { clientSecret: 'very' }),
      webhookKey: 'a'.repeat(32),
    });
    const others = await target.side.db.select().from(brands);

    const visitor = atSource();
    const product = await plainProduct(source.world, visitor);
    const first = await place(source.world, visitor, [item(product)]);
    expect(first.status).toBe(200);
    const referral = referralCode(services, { brandId: before.id, customerId: 7 });

    let isOver = false;
    const acknowledged: number[] = [];
    const refusals: number[] = [];
    const client = (async () => {
      const device = atSource();
      const template = await withTotal(
        device,
        await orderBody(source.world, device, [item(product)]),
      );
      while (!isOver || acknowledged.length < 3) {
        const body = { ...template, pedido: { ...template.pedido, chaveIdempotencia: newKey() } };
        const reply = await placeUntilTaken(device, body);
        if (reply.status === 200) acknowledged.push(Number(reply.body.id));
        else refusals.push(reply.status);
      }
    })();
    const { heldMs, to } = await moveBrand(sides, BRAND, { ...PLANS, address: target.address });
    isOver = true;
    await client;
    expect(refusals).toEqual([]);
    expect(heldMs).toBeLessThan(30_000);

    const after = await brandIn('target');
    expect(to).toBe(after.id);
    expect(after.id).not.toBe(before.id);
    expect(after.number).toBe(before.id);
    expect(after.hosts).toEqual(before.hosts);
    const ids = await target.side.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.brandId, after.id));
    expect(ids.map(({ id }) => id).sort()).toEqual([...acknowledged, Number(first.body.id)].sort());

    const other = target.world.services;
    expect(referralCode(other, { brandId: after.id, customerId: 7 })).toBe(referral);
    const [moved] = await target.side.db
      .select()
      .from(paymentAccounts)
      .where(and(eq(paymentAccounts.brandId, after.id), eq(paymentAccounts.provider, 'getnet')));
    expect(JSON.stringify(moved?.settings)).not.toContain('very');
    expect(
      openSettings(other.secret, {
        ...account,
        brandId: after.id,
        settings: moved?.settings ?? {},
      }),
    ).toEqual({ sellerId: 'a', clientSecret: 'very' });

    const page = await visitor.call('order', { id: first.body.id });
    expect(page.status).toBe(200);
    expect(page.body.id).toBe(first.body.id);
    expect(await target.side.db.select().from(brands).where(eq(brands.appNome, 'outra'))).toEqual(
      others.filter(({ appNome }) => appNome === 'outra'),
    );
  },
);
