import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const textOf = async (brand: Parameters<World['visitor']>[0], path: string) =>
  (await world.visitor(brand).request(path)).text();

// Rows: 2.1
test('the sitemap begins with the entries of the specification, for any host', async () => {
  for (const brand of ['pizzaria', 'nobody'] as const) {
    const xml = await textOf(brand, '/sitemap.xml');
    const entries = Array.from(
      xml.matchAll(
        /<url><loc>http:\/\/[^/]+(\/[^<]*)<\/loc><lastmod>([^<]+)<\/lastmod><priority>([^<]+)/g,
      ),
      ([, ...parts]) => parts,
    );
    expect(entries.slice(0, 8)).toEqual([
      ['/', '2024-04-09', '1.00'],
      ...[
        'delivery',
        'estabelecimentos',
        'login',
        'cadastro',
        'lojas',
        'downloads',
        'conectar-mesa',
      ].map((page) => [`/${page}`, '2024-04-09', '0.80']),
    ]);
    expect(entries.length > 8).toBe(brand === 'pizzaria');
  }
  expect(await textOf('pizzaria', '/sitemap')).toBe(await textOf('pizzaria', '/sitemap.xml'));
});

// Rows: 2.1
test('every product of the brand has its entry, and none of another brand', async () => {
  const [market, acai] = await Promise.all([
    textOf('mercado', '/sitemap.xml'),
    textOf('acai', '/sitemap.xml'),
  ]);
  const productsIn = (xml: string) =>
    Array.from(xml.matchAll(/\/produto\/(\d+)</g), ([, id]) => id);
  expect(productsIn(market)).toHaveLength(300);
  expect(productsIn(market).filter((id) => productsIn(acai).includes(id))).toEqual([]);
  expect(acai.match(/\/delivery\?loja=/g)).toHaveLength(3);
  expect(await textOf('cafe', '/sitemap.xml')).not.toContain('/produto/');
});

test('robots.txt names the sitemap and the private paths', async () => {
  const robots = await textOf('pizzaria', '/robots.txt');
  expect(robots).toContain('Sitemap: http://pizzaria.localhost/sitemap.xml');
  expect(robots).toContain('Disallow: /painel');
});

test('a phone can install the brand: manifest and icons in its own name', async () => {
  const manifest = JSON.parse(await textOf('burger', '/manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).not.toBe(
    (JSON.parse(await textOf('pizzaria', '/manifest.webmanifest')) as { name: string }).name,
  );
  for (const { src, sizes } of manifest.icons) {
    const reply = await world.visitor('burger').request(src);
    expect(reply.status).toBe(200);
    const png = Buffer.from(await reply.arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await world.visitor('burger').request('/imagens/icone/any-9999.png')).status).toBe(404);
  expect((await world.visitor('nobody').request('/manifest.webmanifest')).status).toBe(404);
});

test('a shared link shows the brand, the store or the product, and no other brand’s', async () => {
  const visitor = world.visitor('pizzaria');
  const ids = Array.from(
    (await textOf('pizzaria', '/sitemap.xml')).matchAll(/\/produto\/(\d+)</g),
    ([, id]) => id,
  );
  for (const name of ['marca', `produto-${ids[0]}`]) {
    const reply = await visitor.request(`/imagens/partilha/${name}.png`);
    const png = Buffer.from(await reply.arrayBuffer());
    expect([reply.status, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([200, 1200, 630]);
  }
  expect(
    (await world.visitor('burger').request(`/imagens/partilha/produto-${ids[0]}.png`)).status,
  ).toBe(404);
  expect((await visitor.request('/imagens/partilha/loja-999999.png')).status).toBe(404);
});
