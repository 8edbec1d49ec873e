// Rendering costs processor time: a network that asks for page after page is told to wait.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#server/limits/limits.ts';
import { openWorld, type World } from '#test/world.ts';
import { createPages } from '../pages.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a network renders so many pages a minute; others, and the next minute, go on', async () => {
  world.services.env.orderLimit = 1;
  const most = Math.ceil(limits.pageRender.most / limits.orderDevice.most);
  let rendered = 0;
  const build = async () => {
    rendered++;
    throw new Error('the page is rendered');
  };
  const pages = createPages(world.services, build, false);
  const ask = (network: string) =>
    pages
      .render(new Request('http://pizzaria.localhost/perfil'), async () => new Response(), network)
      .catch(() => null);
  for (let page = 0; page < most; page++) expect(await ask('198.51.100.7')).toBeNull();
  const refused = await ask('198.51.100.7');
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.text()).toMatch(/^Muitas tentativas a partir desta rede/);
  expect(rendered).toBe(most);
  expect(await ask('198.51.100.8')).toBeNull();
  world.setNow(world.after(60_000));
  expect(await ask('198.51.100.7')).toBeNull();
});

test('a browser over the limit gets a page in its language that names the brand', async () => {
  world.services.env.orderLimit = 1;
  const pages = createPages(world.services, () => Promise.reject(new Error('rendered')), false);
  const ask = (headers: Record<string, string> = {}) =>
    pages
      .render(
        new Request('http://pizzaria.localhost/perfil?idioma=de', { headers }),
        async () => new Response(),
        '198.51.100.9',
      )
      .catch(() => null);
  while ((await ask()) === null);
  const brand = await world.services.brands.byHost('pizzaria.localhost');
  if (brand !== null) brand.settings.projectName = 'Forno <b> & Cia';
  const page = await ask({ accept: 'text/html,application/xhtml+xml' });
  expect(page?.status).toBe(429);
  expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page?.headers.get('content-security-policy')).toContain("default-src 'none'");
  // The browser asks again by itself when the wait is over.
  expect(page?.headers.get('refresh')).toBe(page?.headers.get('retry-after'));
  const text = await page?.text();
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('<h1>Forno &lt;b&gt; &amp; Cia</h1>');
  expect(text).toMatch(/<p role="alert">[^<]*Netz/);
});

test('an address that cannot be decoded leads to the menu without being rendered', async () => {
  const pages = createPages(world.services, () => Promise.reject(new Error('rendered')), false);
  const url = 'http://pizzaria.localhost/carrinho/%zz?cupom=OI';
  const reply = await pages.render(new Request(url), async () => new Response());
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/?cupom=OI']);
});
