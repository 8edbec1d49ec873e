import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { brandHosts, categories, products } from '#server/database/schema.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type World } from '#test/world.ts';
import { createBrand, slugOf } from './create.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const wanted = {
  name: 'Cantina São João',
  host: 'nobody.localhost',
  ownerName: 'Rosa',
  ownerEmail: 'Rosa@cantina.com.br',
};
const make = (changes: Partial<typeof wanted> = {}) =>
  createBrand(world.services.db, { ...wanted, ...changes }, world.now());

test('a new brand has a host, an owner with a link, and a checklist', async () => {
  const { appNome, path } = await make();
  expect(appNome).toBe('cantina-sao-joao');
  world.services.brands.forget(null);
  const rosa = world.visitor('nobody');
  const chave = new URL(`http://x${path}`).searchParams.get('chave');
  expect((await rosa.call('acceptInvitation', { chave, senhaNova: 'senha-da-rosa' })).body).toEqual(
    { email: 'rosa@cantina.com.br' },
  );
  expect(
    (await rosa.call('acceptInvitation', { chave, senhaNova: 'senha-de-outro' })).body.codErro,
  ).toBe(failureCodes.invitationOver);
  expect(
    (await rosa.call('staffSignIn', { email: 'rosa@cantina.com.br', senha: 'senha-da-rosa' })).body,
  ).toMatchObject({ papel: 'proprietario' });
  const { passos, aceitaPedidos } = readOutput('setupSteps', (await rosa.call('setupSteps')).body);
  expect(aceitaPedidos).toBe(false);
  expect(passos.filter(({ pronto }) => !pronto).map(({ passo }) => passo)).toEqual([
    'marca',
    'logotipo',
    'loja',
    'horarios',
    'entrega',
    'cardapio',
    'pagamento',
    'pedido',
  ]);
  const place = {
    logradouro: 'Rua Um',
    numero: '1',
    bairro: 'Centro',
    cidade: 'Recife',
    uf: 'PE',
    cep: '50000000',
  };
  // It sells with default colours, and without delivery areas it offers pickup only.
  expect(
    passos.filter(({ pronto, bloqueia }) => !pronto && !bloqueia).map(({ passo }) => passo),
  ).toEqual(['marca', 'logotipo', 'entrega', 'pedido']);
  const { marca, identidade, estabelecimento } = readOutput(
    'consoleStore',
    (await rosa.call('consoleStore')).body,
  );
  const before = { idEstabelecimento: estabelecimento.id, ...identidade };
  expect((await rosa.call('saveBrandLook', { ...marca })).status).toBe(200);
  const saved = await rosa.call('saveStoreIdentity', {
    ...before,
    telefone: '(81) 3000-0000',
    endereco: place,
  });
  expect(saved.body).toMatchObject({ telefone: '8130000000' });
  expect((await rosa.call('saveStoreIdentity', { ...before, nome: 'Velha' })).body.codErro).toBe(
    failureCodes.changedMeanwhile,
  );
  const then = readOutput('setupSteps', (await rosa.call('setupSteps')).body).passos.filter(
    ({ pronto }) => pronto,
  );
  expect(then.map(({ passo }) => passo)).toEqual(['marca', 'loja']);
  const hasMenu = async () =>
    readOutput('setupSteps', (await rosa.call('setupSteps')).body).passos.find(
      ({ passo }) => passo === 'cardapio',
    )?.pronto;
  const { db, brands } = world.services;
  const updatedAt = world.now();
  const brandId = (await brands.byName(appNome))?.id ?? 0;
  const [category] = await db
    .insert(categories)
    .values({ brandId, nome: 'Pratos', position: 0, updatedAt, tom: 'peach' })
    .returning();
  const dish = {
    brandId,
    categoryId: category?.id ?? 0,
    nome: 'Baião',
    position: 0,
    updatedAt,
    etiquetas: [],
  };
  const [one] = await db
    .insert(products)
    .values({ ...dish, valor: 0 })
    .returning();
  // Nobody can order what has no price.
  expect(await hasMenu()).toBe(false);
  await db
    .update(products)
    .set({ valor: 3200 })
    .where(eq(products.id, one?.id ?? 0));
  expect(await hasMenu()).toBe(true);
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  expect((await stranger.call('saveStoreIdentity', { ...before })).body.codErro).toBe(
    failureCodes.storeNotFound,
  );
});

test('an invalid brand is refused with the reason, and leaves no rows', async () => {
  const hosts = await world.services.db.$count(brandHosts);
  await expect(make({ host: 'https://casa.com' })).rejects.toThrow('without http://');
  await expect(make({ ownerEmail: 'rosa' })).rejects.toThrow('email');
  await expect(make({ name: '!!!' })).rejects.toThrow('name');
  await expect(make({ name: 'Outra', host: 'pizzaria.localhost' })).rejects.toThrow(
    'Another brand already uses pizzaria.localhost.',
  );
  await expect(make({ host: 'cantina.localhost' })).rejects.toThrow('already');
  expect(await world.services.db.$count(brandHosts)).toBe(hosts);
  expect(slugOf('Açaí & Cia.')).toBe('acai-cia');
});
