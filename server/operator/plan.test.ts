// A plan's limits refuse what would be added, with words that say what to do, and never an order.
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { type PlanLimits, products } from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { count } from './plan.ts';
import { listBrands, showBrand, showUsage } from './print.ts';
import { setPlanLimits } from './standing.ts';
import { countUsage, firstDay, sumUsage, usageOf } from './usage.ts';

const NAME = 'pizzaria';
const MONTH_MS = 32 * 86_400_000;

let world: World;
let owner: Visitor;
let brandId: number;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  owner = world.visitor(NAME);
  brandId = (await world.services.brands.byName(NAME))?.id ?? 0;
  await signInStaff(owner);
});
afterAll(() => world.close());
beforeEach(() => limit({ stores: null, staff: null, products: null, storage: null, orders: null }));

async function limit(limits: Partial<Record<keyof PlanLimits, number | null>>): Promise<void> {
  await setPlanLimits(world.services.db, NAME, limits, world.now());
  world.services.brands.forget(null);
}
/** As many as there are. */
async function full(what: 'stores' | 'staff' | 'products'): Promise<number> {
  const most = await count[what](world.services.db, brandId, world.now());
  await limit({ [what]: most });
  return most;
}
type Wire = Record<string, unknown>;
type Listed = Wire & { id: number; produtos: (Wire & { id: number; atualizadoEm: string })[] };
const invitation = (email: string) => ({
  nome: 'Nina',
  email,
  papel: 'atendente',
  idEstabelecimento: null,
});
const firstProduct = async () => {
  const { body } = await owner.call('staffMenu');
  const [category] = body.categorias as Listed[];
  const [product] = category?.produtos ?? [];
  if (category === undefined || product === undefined) throw new Error('no product');
  return { ...product, idCategoria: category.id };
};

test('a store beyond the plan is refused in words, and the first room is used', async () => {
  const most = await full('stores');
  const refused = await owner.call('addStore', { nome: 'Filial' });
  expect(refused.body.codErro).toBe(failureCodes.planStores);
  expect(refused.body.mensagem).toContain(`${most} loja`);
  expect(refused.body.mensagem).toContain('fale com quem administra a plataforma');
  await limit({ stores: most + 1 });
  expect((await owner.call('addStore', { nome: 'Filial' })).body.codErro).toBeUndefined();
  expect((await owner.call('addStore', { nome: 'Outra' })).body.codErro).toBe(
    failureCodes.planStores,
  );
});

test('people count with their invitations, and who leaves makes room', async () => {
  await full('staff');
  expect((await owner.call('inviteStaff', invitation('a@cantina.com.br'))).body.codErro).toBe(
    failureCodes.planStaff,
  );
  await limit({ staff: (await count.staff(world.services.db, brandId, world.now())) + 1 });
  const { body } = await owner.call('inviteStaff', invitation('b@cantina.com.br'));
  expect(body.codErro).toBeUndefined();
  expect((await owner.call('inviteStaff', invitation('c@cantina.com.br'))).body.codErro).toBe(
    failureCodes.planStaff,
  );
  // The same address again replaces its invitation.
  expect(
    (await owner.call('inviteStaff', invitation('b@cantina.com.br'))).body.codErro,
  ).toBeUndefined();
});

test('products beyond the plan are added in no way, and those there are edited', async () => {
  await full('products');
  const product = await firstProduct();
  const file = 'categoria;nome;valor\nNovidades;Torta do plano;10,00\n';
  const before = await world.services.db.$count(products, eq(products.brandId, brandId));
  for (const [key, wire] of [
    ['duplicateProduct', { id: product.id }],
    ['saveProduct', { ...product, id: null, nome: 'Torta do plano' }],
    ['importMenu', { conteudo: file, simular: true }],
    ['importMenu', { conteudo: file, simular: false }],
  ] as const)
    expect([key, (await owner.call(key, wire)).body.codErro]).toEqual([
      key,
      failureCodes.planProducts,
    ]);
  expect(await world.services.db.$count(products, eq(products.brandId, brandId))).toBe(before);
  await limit({ products: 1 });
  const edited = await owner.call('saveProduct', { ...product, descricao: 'Do plano' });
  expect(edited.body.codErro).toBeUndefined();
});

test('many products at once are neither copied nor restored beyond the plan', async () => {
  const first = async () => {
    const { id, atualizadoEm } = await firstProduct();
    return [{ id, atualizadoEm }];
  };
  const removed = await owner.call('changeProducts', { acao: 'remover', produtos: await first() });
  const back = { acao: 'restaurar', produtos: removed.body.produtos };
  await full('products');
  const { idCategoria } = await firstProduct();
  for (const wire of [{ acao: 'copiar', produtos: await first(), idCategoria }, back])
    expect((await owner.call('changeProducts', wire)).body.codErro).toBe(failureCodes.planProducts);
  await limit({ products: null });
  expect((await owner.call('changeProducts', back)).body.codErro).toBeUndefined();
});

test('photos beyond the plan are refused, and those of neighbours are not counted', async () => {
  await limit({ storage: 0 });
  const bytes = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#2b6cc0' },
  })
    .jpeg()
    .toBuffer();
  const photo = { uso: 'produto', conteudo: bytes.toString('base64') };
  expect((await owner.call('uploadPicture', photo)).body.codErro).toBe(failureCodes.planStorage);
  const neighbour = world.visitor('acai');
  await signInStaff(neighbour);
  expect((await neighbour.call('uploadPicture', photo)).body.codErro).toBeUndefined();
  await limit({ storage: 500 });
  expect((await owner.call('uploadPicture', photo)).body.codErro).toBeUndefined();
});

test('orders beyond the plan are taken and counted, month by month', async () => {
  const { db } = world.services;
  await countUsage(db, brandId, world.now());
  const before = (await usageOf(db, brandId, 1))[0]?.orders ?? 0;
  await limit({ orders: 1 });
  const customer = world.visitor(NAME);
  for (const _ of [1, 2]) {
    const { body } = await place(world, customer, [item(await plainProduct(world, customer))]);
    expect(body.codErro).toBeUndefined();
  }
  await sumUsage(world.services);
  const [now] = await usageOf(db, brandId, 1);
  expect(now?.orders).toBe(before + 2);
  expect(now?.storageBytes).toBeGreaterThan(0);
  expect(await showBrand(db, NAME, world.now())).toContain('of 1 (beyond the plan');
  expect(await listBrands(db, world.now())).toContain(`${NAME}: active`);
  const next = new Date(world.now().getTime() + MONTH_MS);
  await countUsage(db, brandId, next);
  const [then] = await usageOf(db, brandId, 1);
  expect(then?.orders).toBe(0);
  expect(then?.month).not.toBe(firstDay(String(now?.month)));
  expect((await showUsage(db, NAME, next)).split('\n').length).toBeGreaterThan(1);
});

test('a brand without limits has none', async () => {
  expect((await owner.call('addStore', { nome: 'Mais uma' })).body.codErro).toBeUndefined();
  await expect(setPlanLimits(world.services.db, 'ninguem', {}, world.now())).rejects.toThrow(
    'No brand is called ninguem.',
  );
});
