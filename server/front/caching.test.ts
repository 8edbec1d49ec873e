// What a cache between browsers and the server may keep: pictures by host and name, and no reply
// about a person or a moment.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands, files } from '#server/database/schema.ts';
import { openWorld, type World } from '#test/world.ts';

const LOGO = '/imagens/marca/logo.svg';
const PHOTO = '/imagens/marca/foto-0123456789abcdef-192.webp';
const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { db, now } = world.services;
  for (const { id } of await db.select({ id: brands.id }).from(brands)) {
    const row = { brandId: id, createdAt: now() };
    const photo = { name: 'foto-0123456789abcdef-192.webp', mediaType: 'image/webp' };
    const logo = { name: 'logo.svg', mediaType: 'image/svg+xml' };
    for (const file of [photo, logo])
      await db
        .insert(files)
        .values({ ...row, ...file, content: Buffer.from(`${file.name} of brand ${id}`) })
        .onConflictDoNothing();
  }
});
afterAll(() => world.close());

// Rows: 1.31
test('a name that says its content is kept for ever, another one for a day', async () => {
  const visitor = world.visitor('pizzaria');
  for (const [path, kept] of [
    [PHOTO, FOREVER],
    [LOGO, FOR_A_DAY],
  ] as const) {
    const reply = await visitor.request(path);
    expect([path, reply.headers.get('cache-control')]).toEqual([path, kept]);
    expect(reply.headers.get('etag')).toMatch(/^"[0-9a-f]{16}"$/);
  }
});

test('a cache that asks again gets the content only where it changed', async () => {
  const visitor = world.visitor('pizzaria');
  for (const path of [PHOTO, LOGO]) {
    const tag = (await visitor.request(path)).headers.get('etag') ?? '';
    const same = await visitor.request(path, { headers: { 'if-none-match': tag } });
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, tag, '']);
    const other = await visitor.request(path, { headers: { 'if-none-match': '"0000"' } });
    expect(other.status).toBe(200);
  }
});

test('the same address at another brand’s host is another picture', async () => {
  const [one, other] = [world.visitor('pizzaria'), world.visitor('burger')];
  for (const path of [PHOTO, LOGO]) {
    const [here, there] = [await one.request(path), await other.request(path)];
    expect(here.headers.get('etag')).not.toBe(there.headers.get('etag'));
    expect(await here.text()).not.toBe(await there.text());
  }
});

test('no reply of a call may be kept', async () => {
  const visitor = world.visitor('pizzaria');
  const found = await visitor.call('brandByUrl', { url: visitor.host });
  const [store] = found.body.estabelecimentos as { id: number }[];
  for (const [path, body] of [
    ['/api/quitute/ObterCardapio', { idEstabelecimento: store?.id }],
    ['/api/quitute/ObterCardapioCompletoV1', { idEstabelecimento: store?.id }],
  ] as const) {
    const reply = await visitor.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect([path, reply.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test.each([
  ['/api/quitute/AplicativoDadosUrl', 400],
  ['/api/quitute/EstabelecimentoAberto/999999', 200],
  ['/api/quitute/Nada', 404],
  ['/api/live', 200],
  ['/api/ready', 200],
  ['/api/health', 200],
  ['/api/openapi.json', 200],
])('neither a refusal nor what else is below the API may be kept: %s', async (path, status) => {
  const reply = await world.visitor('pizzaria').request(path);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([status, 'no-store']);
});
