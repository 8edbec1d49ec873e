// After a store's code changes, printed, shared and indexed links still work.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { createPages } from '#server/pages.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('acai');
  await signInStaff(owner);
});
afterAll(() => world.close());

const stores = async () =>
  readOutput(
    'brandByUrl',
    (await world.visitor('acai').call('brandByUrl', { url: 'http://acai.localhost/' })).body,
  ).estabelecimentos;
async function rename(from: string, to: string) {
  const id = (await stores()).find(({ codigo }) => codigo === from)?.id;
  const identity = (await owner.call('consoleStore', { idEstabelecimento: id })).body
    .identidade as object;
  return (await owner.call('saveStoreIdentity', { idEstabelecimento: id, ...identity, codigo: to }))
    .body;
}
const notBuilt = () => Promise.reject(new Error('no page is drawn for an old address'));
async function leadsTo(path: string) {
  const pages = createPages(world.services, notBuilt, false);
  const reply = await pages
    .render(new Request(`http://acai.localhost${path}`), notBuilt)
    .catch(() => null);
  return reply === null
    ? 'a page'
    : [reply.status, reply.headers.get('location'), reply.headers.get('cache-control')];
}

// Rows: 1.27
test('links with the old store code redirect to the new one and keep their query', async () => {
  expect(await leadsTo('/delivery?loja=boa-viagem')).toBe('a page');
  expect((await rename('boa-viagem', 'beira-mar')).codErro).toBeUndefined();
  expect(await leadsTo('/delivery?loja=boa-viagem')).toEqual([
    301,
    '/delivery?loja=beira-mar',
    'no-store',
  ]);
  expect(await leadsTo('/?loja=boa-viagem&mesa=4&pedidoMesa=abc_-1')).toEqual([
    301,
    '/?loja=beira-mar&mesa=4&pedidoMesa=abc_-1',
    'no-store',
  ]);
  expect(await leadsTo('/delivery?estabelecimento=boa-viagem&cupom=X')).toEqual([
    301,
    '/delivery?estabelecimento=beira-mar&cupom=X',
    'no-store',
  ]);
  expect(await leadsTo('/delivery/pedido/boa-viagem/12/2')).toEqual([
    301,
    '/delivery/pedido/beira-mar/12/2',
    'no-store',
  ]);
  expect(await leadsTo('/delivery?loja=beira-mar')).toBe('a page');
  expect(await leadsTo('/painel?loja=boa-viagem')).toBe('a page');
  expect((await stores()).find(({ codigo }) => codigo === 'beira-mar')?.codigosAnteriores).toEqual([
    'boa-viagem',
  ]);
  expect(await (await world.visitor('acai').request('/sitemap.xml')).text()).toContain(
    'loja=beira-mar',
  );
});

test('a former code stays reserved while its links work, except for its own store', async () => {
  expect(await rename('casa-forte', 'beira-mar')).toMatchObject({
    codErro: failureCodes.storeCodeTaken,
  });
  expect(await rename('casa-forte', 'boa-viagem')).toMatchObject({
    codErro: failureCodes.storeCodeReserved,
    mensagem: expect.stringContaining('Boa Viagem'),
  });
  await rename('beira-mar', 'orla');
  expect(await leadsTo('/delivery?loja=boa-viagem')).toEqual([
    301,
    '/delivery?loja=orla',
    'no-store',
  ]);
  expect((await rename('orla', 'boa-viagem')).codErro).toBeUndefined();
  expect(await leadsTo('/delivery?loja=boa-viagem')).toBe('a page');
  expect(await leadsTo('/delivery?loja=orla')).toEqual([
    301,
    '/delivery?loja=boa-viagem',
    'no-store',
  ]);
  expect((await stores()).find(({ codigo }) => codigo === 'boa-viagem')?.codigosAnteriores).toEqual(
    ['beira-mar', 'orla'],
  );
});

test('another brand may call its store what it likes', async () => {
  const pizzeria = world.visitor('pizzaria');
  await signInStaff(pizzeria);
  const { identidade, estabelecimento } = (await pizzeria.call('consoleStore')).body as {
    identidade: object;
    estabelecimento: { id: number };
  };
  expect(
    (
      await pizzeria.call('saveStoreIdentity', {
        idEstabelecimento: estabelecimento.id,
        ...identidade,
        codigo: 'orla',
      })
    ).body.codErro,
  ).toBeUndefined();
});
