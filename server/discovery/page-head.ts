// Metadata in a page's head, for link previews and search engines. Added to the finished document,
// so that it is not part of the browser's scripts.
import { Language } from '#contract/entities/brand.ts';
import type { Menu } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import { pageParams, productPath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { decideStore } from '#rules/places/store-choice.ts';
import { soldAs } from '#rules/price/sold-as.ts';
import { publicBrand } from '../brand/api.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Services } from '../context.ts';
import { escaped } from '../escaped.ts';
import {
  breadcrumbs,
  menu,
  product,
  restaurant,
  type Subject,
  structuredText,
} from './structured-data.ts';

export type Asked = { url: URL; origin: string; cookie: string | null; language: Language };

/** Forms, without content about the restaurant. */
const formPages: ReadonlySet<string> = new Set([pages.login, pages.signUp, pages.connectTable]);
const publicPages: ReadonlySet<string> = new Set([
  pages.menu,
  pages.storeList,
  pages.stores,
  pages.storePicker,
  pages.promotions,
  pages.downloads,
  ...formPages,
]);

/**
 * The document with its head filled in; private pages are unchanged and carry their own 'noindex'.
 */
export async function withPageHead(
  services: Services,
  brand: KnownBrand,
  html: string,
  asked: Asked,
): Promise<string> {
  const { url, origin, language } = asked;
  const productId = productOf(url.pathname);
  const page = productId === undefined ? url.pathname : productPath(Number(productId));
  if (!publicPages.has(page) && productId === undefined) return html;
  const subject = subjectOf(services, brand, asked);
  const found =
    subject === null ? null : await contentOf(services, brand, subject, page, productId);
  const picture = `${origin}/imagens/partilha/${found?.picture ?? 'marca'}.png`;
  const address = canonicalOf(origin, subject, page);
  const withLanguage = (code: string) =>
    `${address}${address.includes('?') ? '&amp;' : '?'}idioma=${code}`;
  // A translated page is its own canonical page: otherwise its language would not be indexed.
  const wanted = Language.safeParse(url.searchParams.get('idioma'));
  const inLanguage = (code: Language) =>
    code === brand.settings.PUBLIC_IDIOMA ? address : withLanguage(code);
  const own = wanted.success ? inLanguage(wanted.data) : address;
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const tags = [
    ...Language.options.map(
      (code) => `<link rel="alternate" hreflang="${code}" href="${inLanguage(code)}"/>`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address}"/>`,
    // Title and description come from the document, already escaped.
    ...Object.entries({
      'og:type': productId === undefined ? 'website' : 'product',
      'og:site_name': escaped(brand.settings.projectName),
      'og:title': title,
      'og:description': description,
      'og:url': own,
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': language.replace('-', '_'),
    }).map(([name, content]) => `<meta property="${name}" content="${content}"/>`),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ];
  // At the end of the document: for a large menu these data are longer than its first screen.
  const data =
    found === null || formPages.has(page)
      ? ''
      : `<script type="application/ld+json">${structuredText(found.nodes)}</script>`;
  return html
    .replace('</head>', () => `${tags.join('')}</head>`)
    .replace('</body>', () => `${data}</body>`);
}

function productOf(pathname: string): string | undefined {
  const { idProduto = '' } = pageParams(pages.product, pathname) ?? {};
  return /^\d{1,10}$/.test(idProduto) ? idProduto : undefined;
}

function subjectOf(
  { now }: Pick<Services, 'now'>,
  brand: KnownBrand,
  { url, origin, cookie }: Asked,
): Subject | null {
  const {
    estabelecimentos: stores,
    projectName,
    urlLogo,
    PUBLIC_CODIGO_MOEDA,
    permitirDesconectarMesa,
  } = publicBrand(brand, now());
  const remembered = /(?:^|;\s*)quitute_loja=([^;]+)/.exec(cookie ?? '')?.[1] ?? null;
  const asked = url.searchParams.get('loja') ?? url.searchParams.get('estabelecimento');
  const store =
    decideStore({ stores, asked, remembered, permitirDesconectarMesa }) ??
    stores.find(({ estado }) => estado === 'aberto') ??
    stores[0];
  if (store === undefined) return null;
  return {
    origin,
    brand: { name: projectName, logo: urlLogo, currency: PUBLIC_CODIGO_MOEDA },
    store,
    severalStores: stores.length > 1,
  };
}

async function contentOf(
  { menus, now }: Services,
  brand: KnownBrand,
  subject: Subject,
  page: string,
  productId: string | undefined,
) {
  if (page !== pages.menu && productId === undefined) {
    const stores = publicBrand(brand, now()).estabelecimentos;
    return { picture: 'marca', nodes: stores.map((store) => restaurant({ ...subject, store })) };
  }
  const record = brand.stores.find(({ id }) => id === subject.store.id);
  if (record === undefined) return null;
  const { menu: list } = await menus.get(brand, record);
  if (productId === undefined)
    return {
      picture: `loja-${subject.store.id}`,
      nodes: [restaurant(subject), menu(subject, { categorias: asFirstSeen(list, subject) })],
    };
  const category = list.categorias.find(({ produtos }) =>
    produtos.some(({ id }) => id === Number(productId)),
  );
  const found = category?.produtos.find(({ id }) => id === Number(productId));
  const one = found === undefined ? undefined : firstSold(found, subject.store);
  if (category === undefined || one === undefined) return null;
  return {
    picture: `produto-${one.id}`,
    nodes: [product(subject, one), breadcrumbs(subject, category.nome, one), restaurant(subject)],
  };
}

/** As a visitor sees it who has not chosen how to receive an order. */
function firstSold(product: Product, { permiteEntrega }: Subject['store']): Product {
  return soldAs(product, permiteEntrega ? 'entrega' : 'retirada') ?? product;
}

const asFirstSeen = ({ categorias }: Menu, { store }: Subject) =>
  categorias.map((category) => ({
    ...category,
    produtos: category.produtos.map((product) => firstSold(product, store)),
  }));

/** One address per page, whatever the query. */
function canonicalOf(origin: string, subject: Subject | null, page: string): string {
  if (page === pages.menu && subject?.severalStores)
    return `${origin}${pages.menu}?loja=${encodeURIComponent(subject.store.codigo)}`;
  return `${origin}${page === pages.stores || page === pages.storePicker ? pages.storeList : page}`;
}
