// Files for machines: sitemap, manifest and icons.
import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { consolePages } from '#contract/console-pages.ts';
import { ORDERS } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { coversOf } from '../brand/api.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { nobody } from '../brand/no-brand.ts';
import type { Services } from '../context.ts';
import { categories, products } from '../database/schema.ts';
import { mainOrigin } from '../front/origin.ts';
import { atOnce } from '../limits/limits.ts';
import { drawnProduct, pictureOf } from '../menu/product-picture.ts';
import { drawIcon, ICON_SIZES, type IconPurpose } from './icons.ts';
import { drawSharingPicture } from './sharing-picture.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** Screens with nothing for search engines. */
const closed = [
  consolePages.board,
  pages.profile,
  pages.orderHistory,
  `${ORDERS}/`,
  pages.review,
  pages.cardForm,
];

export function createDiscovery(services: Services): Hono {
  const discovery = new Hono();
  // For all brands: drawing one takes a tenth of a second.
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const brandOf = (url: string) => services.brands.byHost(new URL(url).hostname);

  discovery.on('GET', ['/sitemap.xml', '/sitemap'], async (http) => {
    const brand = await brandOf(http.req.url);
    const origin = mainOrigin(brand ?? nobody, services.env, new URL(http.req.url));
    const xml = await sitemap(services, brand, origin);
    return http.body(xml, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${HOUR_SECONDS}`,
    });
  });
  discovery.get('/robots.txt', async (http) => {
    const brand = (await brandOf(http.req.url)) ?? nobody;
    const lines = [
      'User-agent: *',
      ...[`${services.env.apiBase}/`, ...closed].map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${mainOrigin(brand, services.env, new URL(http.req.url))}/sitemap.xml`,
      '',
    ];
    return http.text(lines.join('\n'), 200, { 'cache-control': `public, max-age=${DAY_SECONDS}` });
  });
  discovery.get('/manifest.webmanifest', async (http) => {
    const brand = await brandOf(http.req.url);
    if (brand === null) return http.notFound();
    return http.body(JSON.stringify(webManifest(brand)), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': `public, max-age=${HOUR_SECONDS}`,
    });
  });
  discovery.get('/imagens/icone/:name{(?:any|maskable)-\\d+\\.png}', async (http) => {
    const [, purpose, size] = /^(any|maskable)-(\d+)/.exec(http.req.param('name')) ?? [];
    const brand = await brandOf(http.req.url);
    if (brand === null || !ICON_SIZES.includes(Number(size))) return http.notFound();
    const key = [brand.id, brand.version, purpose, size].join(' ');
    const bytes =
      kept.get(key) ?? (await drawIcon(services, brand, Number(size), purpose as IconPurpose));
    if (kept.size >= atOnce.pictures.most) kept.clear();
    kept.set(key, bytes);
    return http.body(bytes, 200, {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${DAY_SECONDS}`,
    });
  });
  discovery.get(
    '/imagens/partilha/:name{(?:marca|loja-\\d{1,10}|produto-\\d{1,10})\\.png}',
    async (http) => {
      const brand = await brandOf(http.req.url);
      if (brand === null) return http.notFound();
      const [, kind, id] = /^(marca|loja|produto)-?(\d*)/.exec(http.req.param('name')) ?? [];
      const shown =
        kind === 'marca'
          ? { picture: null }
          : await shownOf(services, brand, kind === 'loja', Number(id));
      if (shown === null) return http.notFound();
      const key = [brand.id, brand.version, 'partilha', shown.picture].join(' ');
      const bytes = kept.get(key) ?? (await drawSharingPicture(services, brand, shown.picture));
      if (kept.size >= atOnce.pictures.most) kept.clear();
      kept.set(key, bytes);
      return http.body(bytes, 200, {
        'content-type': 'image/png',
        'cache-control': `public, max-age=${DAY_SECONDS}`,
      });
    },
  );
  return discovery;
}

/** The sharing picture of a store or product; null if customers see no such store or product. */
async function shownOf(
  { db }: Pick<Services, 'db'>,
  brand: KnownBrand,
  isStore: boolean,
  id: number,
): Promise<{ picture: string | null } | null> {
  if (isStore)
    return brand.stores.some((store) => store.id === id)
      ? { picture: coversOf(brand)[0] ?? null }
      : null;
  const [row] = await db
    .select({ product: products, category: categories.nome })
    .from(products)
    .innerJoin(
      categories,
      and(eq(categories.brandId, products.brandId), eq(categories.id, products.categoryId)),
    )
    .where(
      and(
        eq(products.brandId, brand.id),
        eq(products.id, id),
        isNull(products.archivedAt),
        eq(products.visivel, true),
        eq(categories.visivel, true),
      ),
    );
  if (row === undefined) return null;
  return { picture: pictureOf(row.product, drawnProduct(row.product, row.category, [], brand)) };
}
