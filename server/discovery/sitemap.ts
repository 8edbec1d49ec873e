// The sitemap: the specification's entries (section 2), then one per public store and product, with
// the date of its last change.
import { and, eq, isNull } from 'drizzle-orm';
import { productPath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Services } from '../context.ts';
import { categories, products } from '../database/schema.ts';
import { escaped } from '../escaped.ts';
import { shownInStores } from '../menu/shown-in-stores.ts';

type Entry = { path: string; day: string; priority: string };

const SPECIFIED_DAY = '2024-04-09';
const specifiedPages = [
  pages.menu,
  pages.stores,
  pages.login,
  pages.signUp,
  pages.storeList,
  pages.downloads,
  pages.connectTable,
];
const specified: readonly Entry[] = [
  { path: pages.entry, day: SPECIFIED_DAY, priority: '1.00' },
  ...specifiedPages.map((path) => ({ path, day: SPECIFIED_DAY, priority: '0.80' })),
];

/** `brand` is null if no brand has this host: the fixed entries need no application data. */
export async function sitemap(
  { db }: Pick<Services, 'db'>,
  brand: KnownBrand | null,
  origin: string,
): Promise<string> {
  const entries = [
    ...specified,
    ...(brand?.settings.possuiDelivery ? await entriesOf(db, brand) : []),
  ];
  const lines = entries.map(
    ({ path, day, priority }) =>
      `<url><loc>${escaped(`${origin}${path}`)}</loc><lastmod>${day}</lastmod>` +
      `<priority>${priority}</priority></url>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset ' +
    `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
  );
}

async function entriesOf(db: Services['db'], brand: KnownBrand): Promise<Entry[]> {
  const all = await db
    .select({ id: products.id, updatedAt: products.updatedAt, visivel: products.visivel })
    .from(products)
    .innerJoin(
      categories,
      and(eq(categories.brandId, products.brandId), eq(categories.id, products.categoryId)),
    )
    .where(
      and(
        eq(products.brandId, brand.id),
        isNull(products.archivedAt),
        eq(categories.visivel, true),
      ),
    )
    .orderBy(products.id);
  const inStores = await shownInStores(db, brand);
  const rows = all.filter(inStores.isShown);
  const newest = rows.reduce((last, { updatedAt }) => Math.max(last, updatedAt.getTime()), 0);
  // With one store its menu is /delivery, which is listed above.
  const shown = brand.stores.filter(({ visivel }) => visivel);
  const stores = shown.length < 2 || newest === 0 ? [] : shown;
  return [
    ...stores.map(({ codigo }) => ({
      path: `${pages.menu}?loja=${encodeURIComponent(codigo)}`,
      day: dayOf(new Date(newest)),
      priority: '0.80',
    })),
    ...rows.map(({ id, updatedAt }) => ({
      path: productPath(id),
      day: dayOf(updatedAt),
      priority: '0.64',
    })),
  ];
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
