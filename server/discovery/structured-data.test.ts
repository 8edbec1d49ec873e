import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/world.ts';
import { publicBrand } from '../brand/api.ts';
import {
  breadcrumbs,
  menu,
  product,
  restaurant,
  type Subject,
  structuredText,
} from './structured-data.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function subjectOf(host: string) {
  const { services } = world;
  const brand = await services.brands.byHost(`${host}.localhost`);
  const [record] = brand?.stores ?? [];
  if (brand === null || record === undefined) throw new Error('the demo has this brand');
  const store = publicBrand(brand, services.now()).estabelecimentos[0];
  if (store === undefined) throw new Error('the demo has this store');
  const { projectName: name, urlLogo: logo, PUBLIC_CODIGO_MOEDA: currency } = brand.settings;
  const subject: Subject = {
    origin: 'https://x.example',
    brand: { name, logo, currency },
    store,
    severalStores: brand.stores.length > 1,
  };
  return { subject, menu: (await services.menus.get(brand, record)).menu };
}

// Rows: 1.2
test('the restaurant has what a search engine asks of one', async () => {
  const { subject } = await subjectOf('pizzaria');
  const node = restaurant(subject);
  expect(node).toMatchObject({
    '@type': 'Restaurant',
    url: 'https://x.example/delivery',
    telephone: expect.stringMatching(/^\+55\d{10,11}$/),
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'São Paulo',
      addressRegion: 'SP',
      addressCountry: 'BR',
      postalCode: expect.stringMatching(/^\d{8}$/),
    },
    geo: { '@type': 'GeoCoordinates' },
  });
  const hours = node.openingHoursSpecification as {
    dayOfWeek: string;
    opens: string;
    closes: string;
  }[];
  expect(hours.length).toBeGreaterThan(0);
  for (const { dayOfWeek, opens, closes } of hours) {
    expect(dayOfWeek).toMatch(/day$/);
    expect([opens, closes].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toBe(true);
    expect(opens).not.toBe(closes);
  }
});

test('each of several stores has an address of its own', async () => {
  const { subject } = await subjectOf('acai');
  expect(restaurant(subject).url).toBe('https://x.example/delivery?loja=boa-viagem');
});

test('the menu lists every product once, with its price', async () => {
  const one = await subjectOf('pizzaria');
  const sections = menu(one.subject, one.menu).hasMenuSection as {
    hasMenuItem: { url: string; offers: { price: string; priceCurrency: string } }[];
  }[];
  const items = sections.flatMap(({ hasMenuItem }) => hasMenuItem);
  expect(new Set(items.map(({ url }) => url)).size).toBe(
    one.menu.categorias.flatMap(({ produtos }) => produtos).length,
  );
  expect(
    items.every(({ offers }) => /^\d+\.\d\d$/.test(offers.price) && offers.priceCurrency === 'BRL'),
  ).toBe(true);
});

test('a product has its offer, and says when it is sold out', async () => {
  const { subject, menu: list } = await subjectOf('pizzaria');
  const [category] = list.categorias;
  const [first] = category?.produtos ?? [];
  if (category === undefined || first === undefined) throw new Error('the demo has products');
  const node = product(subject, {
    ...first,
    valorRealCalculado: 1490,
    esgotado: false,
    quantidade: null,
  });
  expect(node).toMatchObject({
    '@type': 'Product',
    name: first.nome,
    image: expect.stringMatching(/^https:/),
    offers: { price: '14.90', availability: 'https://schema.org/InStock' },
  });
  expect(product(subject, { ...first, quantidade: 0 })).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  });
  expect(breadcrumbs(subject, category.nome, first).itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: 'https://x.example/delivery' }),
    expect.objectContaining({ position: 2, name: category.nome }),
    expect.objectContaining({ position: 3, item: `https://x.example/produto/${first.id}` }),
  ]);
});

/** The properties that schema.org requires of each kind; an unlisted kind fails the test. */
const asked: Record<string, readonly string[]> = {
  Restaurant: [
    '@id',
    'name',
    'url',
    'image',
    'telephone',
    'address',
    'openingHoursSpecification',
    'hasMenu',
  ],
  PostalAddress: [
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
    'addressCountry',
  ],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  Menu: ['@id', 'hasMenuSection'],
  MenuSection: ['name', 'hasMenuItem'],
  MenuItem: ['name', 'url', 'offers'],
  Offer: ['price', 'priceCurrency'],
  Product: ['@id', 'name', 'image', 'offers', 'brand'],
  Brand: ['name'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'referenceQuantity'],
  QuantitativeValue: ['value', 'unitCode'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

function everyNode(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(everyNode);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(everyNode)];
}

test('every node of structured data has the fields of its type and valid references', async () => {
  for (const host of ['pizzaria', 'acai', 'burger', 'cafe', 'mercado']) {
    const { subject, menu: list } = await subjectOf(host);
    const rated: Subject = {
      ...subject,
      store: { ...subject.store, notaMedia: 4.6, totalAvaliacoes: 12 },
    };
    const [category] = list.categorias.filter(({ produtos }) => produtos.length > 0);
    const first = category?.produtos[0];
    const productPage =
      category === undefined || first === undefined
        ? []
        : [product(rated, first), breadcrumbs(rated, category.nome, first), restaurant(rated)];
    for (const page of [[restaurant(subject), menu(subject, list)], productPage]) {
      const nodes = everyNode(page);
      const known = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']));
      for (const node of nodes) {
        const type = node['@type'];
        if (type === undefined) expect(known).toContain(node['@id']);
        else
          for (const name of asked[String(type)] ?? ['a kind with known needs'])
            expect([host, type, name, node[name] ?? '']).not.toEqual([host, type, name, '']);
        for (const name of ['url', 'image', 'item', 'logo'])
          expect(String(node[name] ?? 'https://')).toMatch(/^https:\/\//);
      }
    }
  }
});

test('nothing in a name ends the script', () => {
  expect(structuredText([{ name: '</script><script>alert(1)</script>' }])).not.toContain('<');
});
