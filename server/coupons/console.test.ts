import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, staff as staffTable } from '#server/database/schema.ts';
import { couponDraft } from '#test/coupon-draft.ts';
import { item, orderBody, productNamed, signInStaff, storeOf, withTotal } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = await member();
});
afterAll(() => world.close());

async function member(
  email?: string,
  brand: 'pizzaria' | 'burger' | 'acai' = 'pizzaria',
): Promise<Visitor> {
  const visitor = world.visitor(brand);
  await signInStaff(visitor, email);
  return visitor;
}
const draft = {
  ...couponDraft,
  codigoCupom: 'sexta 15',
  nome: 'Sexta com desconto',
  valorDesconto: 0,
  valorDescontoPercentual: 15,
  maximoDesconto: 20,
  valorMinimoPedido: 50,
  limiteUsos: 100,
  exibir: true,
};
const save = (changes: Record<string, unknown>, who = owner) =>
  who.call('saveCoupon', { ...draft, ...changes });
const shownCodes = async () => {
  const customer = world.visitor('pizzaria');
  const { id } = await storeOf(world, customer);
  const { body } = await customer.call('storeDiscounts', {
    idEstabelecimento: id,
    appNome: (await world.services.brands.byHost('pizzaria.localhost'))?.appNome,
  });
  return (body.descontos as { codigoCupom: string }[]).map(({ codigoCupom }) => codigoCupom);
};

test('each change of a coupon reaches customers at once, and is in the log', async () => {
  const { body } = await save({});
  expect(body).toMatchObject({ codigoCupom: 'SEXTA15', valorMinimoPedido: 50, usos: 0 });
  expect(await shownCodes()).toContain('SEXTA15');
  const changed = await save({ ...body, exibir: false });
  expect(changed.body).toMatchObject({ id: body.id, exibir: false });
  expect(await shownCodes()).not.toContain('SEXTA15');
  expect((await save({ ...body, nome: 'Outra' })).body.codErro).toBe(failureCodes.changedMeanwhile);
  const [entry] = await world.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.acao, 'saveCoupon'))
    .orderBy(desc(auditLog.id));
  expect(entry).toMatchObject({ antes: { exibir: true }, depois: { exibir: false } });
  expect(
    (await owner.call('removeCoupon', { id: body.id, revisao: changed.body.revisao })).body,
  ).toEqual({ excluido: true });
  expect(
    (await owner.call('removeCoupon', { id: body.id, revisao: changed.body.revisao })).body.codErro,
  ).toBe(failureCodes.notFound);
});

test('contradictory coupons are refused with the reason', async () => {
  await save({ codigoCupom: 'UNICO' });
  const wrong: [Record<string, unknown>, keyof typeof failureCodes][] = [
    [{ codigoCupom: ' unico ' }, 'couponCodeTaken'],
    [{ codigoCupom: 'açaí!' }, 'couponCodeWrong'],
    [{ valorDesconto: 10 }, 'couponWorthWrong'],
    [{ horarios: [1, 2].map(() => ({ diaSemana: 1, abre: 600, fecha: 700 })) }, 'hoursOverlap'],
    [{ valorDescontoPercentual: 0 }, 'couponWorthWrong'],
    [{ valorDescontoPercentual: 0, valorDesconto: -5 }, 'amountNegative'],
    [{ validoDe: '2030-01-02T00:00:00Z', validoAte: '2030-01-01T00:00:00Z' }, 'couponDatesWrong'],
    [{ validoAte: 'amanhã' }, 'dateImpossible'],
    [{ idEstabelecimento: 987_654 }, 'storeNotFound'],
  ];
  for (const [changes, key] of wrong)
    expect([key, (await save({ codigoCupom: 'NOVO', ...changes })).body.codErro]).toEqual([
      key,
      failureCodes[key],
    ]);
});

test('a limit set later counts earlier uses, and the state says when it is reached', async () => {
  const customer = world.visitor('pizzaria');
  await customer.call('registerCustomer', {
    nome: 'Rita Prado',
    email: 'rita.prado@exemplo.com.br',
    telefone: '11987650001',
    senha: 'uma-senha-boa',
  });
  const { body } = await save({
    codigoCupom: 'SEMLIMITE',
    valorMinimoPedido: 0,
    usosPorCliente: null,
    limiteUsos: null,
  });
  const order = async () => {
    const cart = await orderBody(
      world,
      customer,
      [item(await productNamed(world, customer, 'Pudim de leite'), 4)],
      { cliente: null },
    );
    return customer.call(
      'placeOrder',
      await withTotal(customer, { ...cart, cupomDesconto: 'SEMLIMITE' }),
    );
  };
  for (const _ of [1, 2]) expect((await order()).body.codErro ?? 0).toBe(0);
  const [row] = (await owner.call('consoleCoupons')).body.cupons as {
    id: number;
    usos: number;
    estadoCupom: string;
    revisao: string;
  }[];
  expect(row).toMatchObject({ id: body.id, usos: 2, estadoCupom: 'valendo' });
  expect((await save({ ...row, limiteUsos: 1 })).body.codErro).toBe(failureCodes.couponLimitTooLow);
  expect((await save({ ...row, limiteUsos: 2 })).body).toMatchObject({ estadoCupom: 'esgotado' });
  expect((await order()).body.codErro).toBe(failureCodes.couponUsedUp);
  expect(
    (
      await owner.call('removeCoupon', {
        id: body.id,
        revisao: ((await owner.call('consoleCoupons')).body.cupons as { revisao: string }[])[0]
          ?.revisao,
      })
    ).body.codErro,
  ).toBe(failureCodes.couponInUse);
});

test('staff of all stores set the coupon offer, which applies from then on', async () => {
  const { ofertaCupom } = (await owner.call('consoleCoupons')).body as {
    ofertaCupom: Record<string, unknown>;
  };
  expect(ofertaCupom).toMatchObject({ valorDescontoPercentual: 12, ativo: true });
  const customer = world.visitor('pizzaria');
  const { id } = await storeOf(world, customer);
  const asked = {
    idEstabelecimento: id,
    descontoPercentual: 99,
    nome: 'Davi',
    email: 'davi@exemplo.com.br',
  };
  const saved = await owner.call('saveCouponOffer', {
    ...ofertaCupom,
    valorDescontoPercentual: 0,
    valorDesconto: 8,
    freteGratis: true,
  });
  expect(saved.body).toMatchObject({ valorDesconto: 8, cuponsDados: 0 });
  expect((await customer.call('randomCoupon', asked)).body).toMatchObject({
    valorDesconto: 8,
    valorDescontoPercentual: 0,
    freteGratis: true,
  });
  expect((await owner.call('consoleCoupons')).body.ofertaCupom).toMatchObject({
    cuponsDados: 1,
    usos: 0,
  });
  expect((await owner.call('saveCouponOffer', { ...ofertaCupom })).body.codErro).toBe(
    failureCodes.changedMeanwhile,
  );
  await owner.call('saveCouponOffer', { ...saved.body, ativo: false });
  expect(
    (
      await world
        .visitor('pizzaria')
        .call('randomCoupon', { ...asked, email: 'eva@exemplo.com.br' })
    ).body.codErro,
  ).toBe(failureCodes.couponNotOffered);
});

test('each call is tried with each role, one store and another brand', async () => {
  const { body: ours } = await save({ codigoCupom: 'NOSSO' });
  const offer = (await owner.call('consoleCoupons')).body.ofertaCupom as object;
  const calls = async (who: Visitor) => [
    (await who.call('consoleCoupons')).body.codErro,
    (await save({ ...ours }, who)).body.codErro,
    (await who.call('removeCoupon', { id: ours.id, revisao: ours.revisao })).body.codErro,
    (await who.call('saveCouponOffer', { ...offer })).body.codErro,
  ];
  const { notYours, signInNeeded, notFound } = failureCodes;
  expect(await calls(await member('balcao@forno.quitute.app'))).toEqual([
    notYours,
    notYours,
    notYours,
    notYours,
  ]);
  expect(await calls(world.visitor('pizzaria'))).toEqual([
    signInNeeded,
    signInNeeded,
    signInNeeded,
    signInNeeded,
  ]);
  const stranger = await member(undefined, 'burger');
  expect(JSON.stringify((await stranger.call('consoleCoupons')).body)).not.toContain('NOSSO');
  expect(
    (await stranger.call('removeCoupon', { id: ours.id, revisao: ours.revisao })).body.codErro,
  ).toBe(notFound);
  expect(
    (await (await member('gerente@forno.quitute.app')).call('consoleCoupons')).body.podeTodas,
  ).toBe(true);
  const [, second] = (await world.services.brands.byHost('acai.localhost'))?.stores ?? [];
  await world.services.db
    .update(staffTable)
    .set({ storeId: second?.id })
    .where(eq(staffTable.email, 'gerente@roxo.quitute.app'));
  const manager = await member('gerente@roxo.quitute.app', 'acai');
  expect((await save({}, manager)).body.codErro).toBe(failureCodes.storeNotFound);
  expect((await save({ idEstabelecimento: second?.id }, manager)).body).toMatchObject({
    idEstabelecimento: second?.id,
  });
  expect((await manager.call('consoleCoupons')).body).toMatchObject({
    cupons: [{ codigoCupom: 'SEXTA15' }],
    ofertaCupom: null,
  });
  expect((await manager.call('saveCouponOffer', { ...offer })).body.codErro).toBe(notYours);
});
