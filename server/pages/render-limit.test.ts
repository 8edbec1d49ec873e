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
  expect(await refused?.text()).toMatch(/Muitas tentativas a partir desta rede/);
  expect(rendered).toBe(most);
  expect(await ask('198.51.100.8')).toBeNull();
  world.setNow(world.after(60_000));
  expect(await ask('198.51.100.7')).toBeNull();
});
