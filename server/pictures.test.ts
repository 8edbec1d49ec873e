import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function menuOf(visitor: Visitor) {
  const found = await visitor.call('brandByUrl', { url: `http://${visitor.host}/` });
  const idEstabelecimento = (found.body.estabelecimentos as { id: number }[])[0]?.id;
  const { body } = await visitor.call('menu', {
    idEstabelecimento,
    idCliente: null,
    idEndereco: null,
  });
  return readOutput('menu', body).categorias.flatMap(({ produtos }) => produtos);
}

const pizza = '/imagens/desenho/1.pizza...calabresa-onion.4k.a3161a.svg';

// Rows: 1.31
test('a drawing is sent compressed, may be kept for ever, and runs nothing', async () => {
  const visitor = world.visitor('pizzaria');
  const reply = await visitor.request(pizza, { headers: { 'accept-encoding': 'gzip' } });
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  const again = await visitor.request(pizza, {
    headers: { 'if-none-match': reply.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('a browser without compression gets the same picture', async () => {
  const reply = await world.visitor('pizzaria').request(pizza);
  expect(await reply.text()).toMatch(/^<svg .*<\/svg>$/);
});

test.each([
  '/imagens/desenho/1.pizza...nothing.4k.a3161a.svg',
  '/imagens/desenho/1.plate...%3Cscript%3E.4k.a3161a.svg',
  '/imagens/desenho/..%2f..%2fpackage.json.svg',
  '/imagens/desenho/.svg',
  '/imagens/emoji/1f355.webp',
])('%s is no picture', async (path) => {
  expect((await world.visitor('pizzaria').request(path)).status).toBe(404);
});

test('every product of a menu without a photo has a drawing that can be fetched', async () => {
  for (const brand of ['pizzaria', 'burger'] as const) {
    const visitor = world.visitor(brand);
    const products = await menuOf(visitor);
    expect(products.length).toBeGreaterThan(20);
    for (const { urlImagem, nome } of products) {
      expect(urlImagem, nome).toMatch(/^\/imagens\/desenho\/.+\.svg$/);
      expect((await visitor.request(urlImagem ?? '')).status, nome).toBe(200);
    }
  }
});

test('a brand’s cover and stamps are drawn by what it sells', async () => {
  const { pictures } = (await world.services.brands.byName('pizzaria')) ?? {};
  expect(pictures?.covers[0]).toContain('.pizza.');
  for (const url of [...(pictures?.covers ?? []), pictures?.stamp])
    expect((await world.visitor('pizzaria').request(url ?? '')).status, url).toBe(200);
  const burger = await world.services.brands.byName('burger');
  expect(burger?.pictures.stamp).toContain('.burger.');
});

const reais = (cents: number | null) => (cents === null ? null : cents / 100);

test('the owner chooses photo, drawing or nothing, and the menu shows it at once', async () => {
  const owner = world.visitor('pizzaria');
  await signInStaff(owner);
  const staffMenu = async () => readOutput('staffMenu', (await owner.call('staffMenu')).body);
  const [product] = (await staffMenu()).categorias[0]?.produtos ?? [];
  if (product === undefined) throw new Error('the demo menu is empty');
  expect(product).toMatchObject({ imagem: 'foto', urlImagem: null });
  const shown = async () =>
    (await menuOf(world.visitor('pizzaria'))).find(({ id }) => id === product.id)?.urlImagem;
  expect(await shown()).toBe(product.urlDesenho);
  let seen = product.atualizadoEm;
  for (const [imagem, picture] of [
    ['nenhuma', null],
    ['desenho', product.urlDesenho],
  ] as const) {
    const { body } = await owner.call('saveProduct', {
      ...product,
      valor: reais(product.valor),
      valorDe: reais(product.valorDe),
      imagem,
      atualizadoEm: seen,
    });
    seen = String(body.atualizadoEm);
    expect(await shown()).toBe(picture);
  }
  const wrong = await owner.call('saveProduct', { ...product, imagem: 'emoji' });
  expect(wrong.body.codErro).not.toBe(0);
});

test('only the editor sees the drawing of words that are not saved yet', async () => {
  const owner = world.visitor('pizzaria');
  await signInStaff(owner);
  const words = { idCategoria: 1, nome: 'Pizza de camarão', descricao: '' };
  const { body } = await owner.call('previewDrawing', words);
  expect(body).toMatchObject({ generico: false });
  expect(body.urlImagem).toContain('.pizza...shrimp.');
  const stranger = await world.visitor('pizzaria').call('previewDrawing', words);
  expect(stranger.body.urlImagem).toBeUndefined();
});
