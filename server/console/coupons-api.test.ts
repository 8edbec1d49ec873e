import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, staff as staffTable } from '#server/database/schema.ts';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = await member();
});
afterAll(() => world.close());

async function member(email?: string, brand: 'pizzaria' | 'burger' | 'acai' = 'pizzaria'): Promise<Visitor> {
  const visitor = world.visitor(brand);
  await signInStaff(visitor, email);
  return visitor;
}
const draft = {
  id: null,
  revisao: null,
  codigoCupom: 'sexta 15',
  nome: 'Sexta com desconto',
  valorDesconto: 0,
  valorDescontoPercentual: 15,
  maximoDesconto: 20,
  freteGratis: false,
  valorMinimoPedido: 50,
  idEstabelecimento: null,
  validoDe: null,
  validoAte: null,
  primeiroPedido: false,
  usosPorCliente: 1,
  limiteUsos: 100,
  exibir: true,
  ativo: true,
};
const save = (changes: Record<string, unknown>, who = owner) => who.call('saveCoupon', { ...draft, ...changes });
const shownCodes = async () => {
  const diner = world.visitor('pizzaria');
  const { id } = await storeOf(world, diner);
  const { body } = await diner.call('storeDiscounts', { idEstabelecimento: id, appNome: (await world.services.brands.byHost('pizzaria.localhost'))?.appNome });
  return (body.descontos as { codigoCupom: string }[]).map(({ codigoCupom }) => codigoCupom);
};

test('a coupon is written, shown to diners at once, changed, switched off and removed, and the log keeps each state', async () => {
  const { body } = await save({});
  expect(body).toMatchObject({ codigoCupom: 'SEXTA15', valorMinimoPedido: 50, usos: 0 });
  expect(await shownCodes()).toContain('SEXTA15');
  const changed = await save({ ...body, exibir: false });
  expect(changed.body).toMatchObject({ id: body.id, exibir: false });
  expect(await shownCodes()).not.toContain('SEXTA15');
  expect((await save({ ...body, nome: 'Outra' })).body.codErro).toBe(failureCodes.changedMeanwhile);
  const [entry] = await world.services.db.select().from(auditLog).where(eq(auditLog.action, 'saveCoupon')).orderBy(desc(auditLog.id));
  expect(entry).toMatchObject({ before: { exibir: true }, after: { exibir: false } });
  expect((await owner.call('removeCoupon', { id: body.id, revisao: changed.body.revisao })).body).toEqual({ excluido: true });
  expect((await owner.call('removeCoupon', { id: body.id, revisao: changed.body.revisao })).body.codErro).toBe(failureCodes.notFound);
});

test('what makes no sense is refused with its reason', async () => {
  await save({ codigoCupom: 'UNICO' });
  const wrong: [Record<string, unknown>, keyof typeof failureCodes][] = [
    [{ codigoCupom: ' unico ' }, 'couponCodeTaken'],
    [{ codigoCupom: 'açaí!' }, 'couponCodeWrong'],
    [{ valorDesconto: 10 }, 'couponWorthWrong'],
    [{ valorDescontoPercentual: 0 }, 'couponWorthWrong'],
    [{ valorDescontoPercentual: 0, valorDesconto: -5 }, 'amountNegative'],
    [{ validoDe: '2030-01-02T00:00:00Z', validoAte: '2030-01-01T00:00:00Z' }, 'couponDatesWrong'],
    [{ validoAte: 'amanhã' }, 'couponDatesWrong'],
    [{ idEstabelecimento: 987_654 }, 'storeNotFound'],
  ];
  for (const [changes, key] of wrong) expect([key, (await save({ codigoCupom: 'NOVO', ...changes })).body.codErro]).toEqual([key, failureCodes[key]]);
});

test('each call is tried with each role, one store and another brand', async () => {
  const { body: ours } = await save({ codigoCupom: 'NOSSO' });
  const calls = async (who: Visitor) => [
    (await who.call('consoleCoupons')).body.codErro,
    (await save({ ...ours }, who)).body.codErro,
    (await who.call('removeCoupon', { id: ours.id, revisao: ours.revisao })).body.codErro,
  ];
  const { notYours, signInNeeded, notFound } = failureCodes;
  expect(await calls(await member('balcao@forno.quitute.app'))).toEqual([notYours, notYours, notYours]);
  expect(await calls(world.visitor('pizzaria'))).toEqual([signInNeeded, signInNeeded, signInNeeded]);
  const stranger = await member(undefined, 'burger');
  expect(JSON.stringify((await stranger.call('consoleCoupons')).body)).not.toContain('NOSSO');
  expect((await stranger.call('removeCoupon', { id: ours.id, revisao: ours.revisao })).body.codErro).toBe(notFound);
  expect((await (await member('gerente@forno.quitute.app')).call('consoleCoupons')).body.podeTodas).toBe(true);
  const [, second] = (await world.services.brands.byHost('acai.localhost'))?.stores ?? [];
  await world.services.db.update(staffTable).set({ storeId: second?.id }).where(eq(staffTable.email, 'gerente@roxo.quitute.app'));
  const manager = await member('gerente@roxo.quitute.app', 'acai');
  expect((await save({}, manager)).body.codErro).toBe(failureCodes.storeNotFound);
  expect((await save({ idEstabelecimento: second?.id }, manager)).body).toMatchObject({ idEstabelecimento: second?.id });
  expect((await manager.call('consoleCoupons')).body.cupons).toHaveLength(1);
});
