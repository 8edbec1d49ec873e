import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { coupons, wheelSpins } from '#server/database/schema.ts';
import { owner, signUp } from '#test/loyal-people.ts';
import { newKey } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a brand that has not turned its wheel on has none', async () => {
  const { visitor } = await signUp(world, 'pizzaria', { email: 'sem.roleta@exemplo.com.br' });
  expect((await visitor.call('loyalty')).body.roleta).toBeNull();
  expect((await visitor.call('wheel')).body).toBeNull();
  expect((await visitor.call('spinWheel', { chaveIdempotencia: newKey() })).body.codErro).toBe(
    failureCodes.wheelOff,
  );
});

test('the odds are public, and spinning needs sign-in', async () => {
  const { visitor } = await signUp(world);
  const { body } = await visitor.call('wheel');
  const odds = (body.premios as { probabilidade: number }[]).map(
    ({ probabilidade }) => probabilidade,
  );
  expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100);
  expect(body.proximoGiro).toBeNull();
  expect(
    (await world.visitor('acai').call('spinWheel', { chaveIdempotencia: newKey() })).body.codErro,
  ).toBe(failureCodes.signInNeeded);
});

// Rows: 1.17
test('a person spins once in a period, and of a hundred concurrent spins one counts', async () => {
  const { visitor, id } = await signUp(world);
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => visitor.call('spinWheel', { chaveIdempotencia: newKey() })),
  );
  expect(replies.filter(({ body }) => body.codErro === undefined)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.codErro === failureCodes.wheelSpunAlready)).toHaveLength(
    99,
  );
  const at = world.begin.getTime();
  world.setNow(new Date(at + 23 * 3_600_000));
  expect((await visitor.call('spinWheel', { chaveIdempotencia: newKey() })).body.codErro).toBe(
    failureCodes.wheelSpunAlready,
  );
  world.setNow(new Date(at + 25 * 3_600_000));
  expect(
    (await visitor.call('spinWheel', { chaveIdempotencia: newKey() })).body.codErro,
  ).toBeUndefined();
  world.setNow(null);
  expect(
    await world.services.db.select().from(wheelSpins).where(eq(wheelSpins.customerId, id)),
  ).toHaveLength(2);
});

test('a spin whose answer got lost is the same spin when it is sent again', async () => {
  const { visitor } = await signUp(world);
  const once = { chaveIdempotencia: newKey() };
  const [first, again] = [
    await visitor.call('spinWheel', once),
    await visitor.call('spinWheel', once),
  ];
  expect(first.body.codErro).toBeUndefined();
  expect(again.body).toEqual(first.body);
});

test('every prize is that person’s own coupon, worth what the wheel said, or nothing', async () => {
  for (let person = 0; person < 6; person++) {
    const { visitor, id } = await signUp(world);
    const { body } = await visitor.call('spinWheel', { chaveIdempotencia: newKey() });
    const [spun] = await world.services.db
      .select()
      .from(wheelSpins)
      .where(eq(wheelSpins.customerId, id));
    const given = await world.services.db.select().from(coupons).where(eq(coupons.customerId, id));
    expect(body.posicao).toBe(spun?.position);
    const {
      valorDesconto = 0,
      valorDescontoPercentual = 0,
      freteGratis = false,
    } = spun?.prize ?? {};
    if (valorDesconto === 0 && valorDescontoPercentual === 0 && !freteGratis)
      expect([given, body.cupom]).toEqual([[], null]);
    else
      expect(given).toMatchObject([
        {
          valorDesconto,
          valorDescontoPercentual,
          freteGratis,
          origin: 'wheel',
          limiteUsos: 1,
          valorMinimoPedido: 2500,
        },
      ]);
  }
});

test('the wheel is saved when its odds add up to 100, by staff of the whole brand', async () => {
  const boss = await owner(world, 'burger');
  const { giros: _, ...before } = (await boss.call('consoleGifts')).body.roleta as Record<
    string,
    unknown
  >;
  const [first, ...others] = before.premios as { probabilidade: number }[];
  expect(before.ativo).toBe(false);
  const off = {
    ...before,
    ativo: true,
    premios: [{ ...first, probabilidade: (first?.probabilidade ?? 0) - 0.01 }, ...others],
  };
  expect((await boss.call('saveWheel', off)).body).toMatchObject({
    codErro: failureCodes.wheelOddsWrong,
    mensagem: expect.stringContaining('99,99%'),
  });
  const both = {
    ...before,
    premios: [{ ...first, valorDesconto: 5, valorDescontoPercentual: 5 }, ...others],
  };
  expect((await boss.call('saveWheel', both)).body.codErro).toBe(failureCodes.giftWorthWrong);
  expect((await boss.call('saveWheel', { ...before, ativo: true })).body.roleta).toMatchObject({
    ativo: true,
  });
  expect((await world.visitor('burger').call('saveWheel', before)).body.codErro).toBe(
    failureCodes.signInNeeded,
  );
});

test('gifts are for people with a proved phone, so invented people draw nothing', async () => {
  const { visitor, id } = await signUp(world, 'acai', {}, world.visitor('acai'), false);
  const { body } = await visitor.call('spinWheel', { chaveIdempotencia: newKey() });
  expect(body.codErro).toBe(failureCodes.giftNeedsPhone);
  expect(String(body.mensagem)).toContain('Confirme');
  const spins = await world.services.db
    .select()
    .from(wheelSpins)
    .where(eq(wheelSpins.customerId, id));
  expect(spins).toEqual([]);
});
