// A product that staff hid is in nothing that search engines and link previews read.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productPath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { categories, products } from '#server/database/schema.ts';
import { plainProduct } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import { withPageHead } from './page-head.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function headOf(path: string): Promise<string> {
  const { services } = world;
  const brand = await services.brands.byHost('pizzaria.localhost');
  if (brand === null) throw new Error('the demo has this brand');
  return withPageHead(services, brand, '<html><head></head><body></body></html>', {
    url: new URL(path, 'https://x.example'),
    ...{ origin: 'https://x.example', cookie: null, language: 'pt-BR' },
  });
}

test.each(['product', 'category', 'removed'] as const)(
  'what is hidden is found nowhere: %s',
  async (kind) => {
    const { db, menus, brands } = world.services;
    const visitor = world.visitor('pizzaria');
    const { id, nome } = await plainProduct(world, visitor);
    const [row] = await db.select().from(products).where(eq(products.id, id));
    const categoryId = row?.categoryId ?? 0;
    const path = productPath(id);
    const places = async () => {
      const sitemap = await (await visitor.request('/sitemap.xml')).text();
      return {
        sitemap: sitemap.includes(`${path}<`),
        menu: (await headOf(pages.menu)).includes(JSON.stringify(nome)),
        product: (await headOf(path)).includes(JSON.stringify(nome)),
        preview: (await headOf(path)).includes(`produto-${id}.png`),
        picture: (await visitor.request(`/imagens/partilha/produto-${id}.png`)).status === 200,
      };
    };
    const all = (value: boolean) => ({
      ...{ sitemap: value, menu: value, product: value, preview: value, picture: value },
    });
    expect(await places()).toEqual(all(true));
    const set = async (hidden: boolean) => {
      if (kind === 'category')
        await db.update(categories).set({ visivel: !hidden }).where(eq(categories.id, categoryId));
      else
        await db
          .update(products)
          .set(
            kind === 'product' ? { visivel: !hidden } : { archivedAt: hidden ? new Date(0) : null },
          )
          .where(eq(products.id, id));
      brands.forget(null);
      menus.forget(null);
    };
    await set(true);
    expect(await places()).toEqual(all(false));
    await set(false);
  },
);
