// schema.org data of a page: the restaurant, its menu, a product with its price, and the page's
// place in the site.

import type { Menu } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import type { Store } from '#contract/entities/store.ts';
import { productPath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { isUsedUp } from '#rules/price/weight.ts';
import { clockOfMinutes } from '#rules/time/opening-hours.ts';
import { codeOfUrl } from '../drawing/address.ts';

export type Subject = {
  origin: string;
  brand: { name: string; logo: string | null; currency: string };
  store: Store;
  /** With several stores, each has its own address. */
  severalStores: boolean;
};
type Node = Record<string, unknown>;

const CENTS = 100;
const DAY_MINUTES = 1440;
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const price = (cents: number) => (cents / CENTS).toFixed(2);
const menuAddress = ({ origin, store, severalStores }: Subject) =>
  `${origin}${pages.menu}${severalStores ? `?loja=${encodeURIComponent(store.codigo)}` : ''}`;
/** Trial brands use the currency TESTE, which is shown as reais. */
const currencyOf = ({ brand }: Subject) =>
  /^[A-Z]{3}$/.test(brand.currency) ? brand.currency : 'BRL';

export function restaurant(subject: Subject): Node {
  const { origin, brand, store, severalStores } = subject;
  const { endereco } = store;
  const url = menuAddress(subject);
  return {
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name: severalStores ? `${brand.name} ${store.nome}` : brand.name,
    url,
    ...(brand.logo === null ? {} : { logo: origin + brand.logo }),
    image: `${origin}/imagens/partilha/loja-${store.id}.png`,
    ...(store.descricao === '' ? {} : { description: store.descricao }),
    ...(store.telefone === '' ? {} : { telephone: `+55${store.telefone}` }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${endereco.logradouro}, ${endereco.numero}`,
      addressLocality: endereco.cidade,
      addressRegion: endereco.uf,
      postalCode: endereco.cep,
      addressCountry: 'BR',
    },
    ...(store.latitude === null || store.longitude === null
      ? {}
      : {
          geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
        }),
    openingHoursSpecification: store.horarios.map(({ diaSemana, abre, fecha }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[diaSemana],
      opens: clockOfMinutes(abre),
      // A full day ends at its last minute; hours past midnight end early on the next day.
      closes: fecha - abre >= DAY_MINUTES ? '23:59' : clockOfMinutes(fecha),
    })),
    ...(store.notaMedia === null || store.totalAvaliacoes === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: store.notaMedia,
            reviewCount: store.totalAvaliacoes,
            bestRating: 5,
            worstRating: 1,
          },
        }),
    acceptsReservations: false,
    hasMenu: `${url}#menu`,
  };
}

export function menu(subject: Subject, { categorias }: Pick<Menu, 'categorias'>): Node {
  const { origin } = subject;
  return {
    '@type': 'Menu',
    '@id': `${menuAddress(subject)}#menu`,
    hasMenuSection: categorias
      .filter(({ produtos }) => produtos.length > 0)
      .map(({ nome, produtos }) => ({
        '@type': 'MenuSection',
        name: nome,
        hasMenuItem: produtos.map((one) => ({
          '@type': 'MenuItem',
          name: one.nome,
          url: `${origin}${productPath(one.id)}`,
          offers: {
            '@type': 'Offer',
            price: price(one.valorRealCalculado),
            priceCurrency: currencyOf(subject),
            ...perKilo(subject, one),
          },
        })),
      })),
  };
}

/** For a product by weight. KGM is the kilogram in the codes of UN/CEFACT. */
function perKilo(subject: Subject, { peso, valorRealCalculado }: Product): Node {
  if (peso == null) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price(valorRealCalculado),
      priceCurrency: currencyOf(subject),
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
    },
  };
}

export function product(subject: Subject, one: Product): Node {
  const { origin, brand } = subject;
  const url = `${origin}${productPath(one.id)}`;
  const gone = one.esgotado || isUsedUp(one);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: one.nome,
    ...(one.descricao === '' ? {} : { description: one.descricao }),
    image:
      one.urlImagem === null || codeOfUrl(one.urlImagem) !== null
        ? `${origin}/imagens/partilha/produto-${one.id}.png`
        : absolute(origin, one.urlImagem),
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      url,
      price: price(one.valorRealCalculado),
      priceCurrency: currencyOf(subject),
      ...perKilo(subject, one),
      availability: `https://schema.org/${gone ? 'SoldOut' : 'InStock'}`,
      seller: { '@id': `${menuAddress(subject)}#restaurant` },
    },
  };
}

export function breadcrumbs(subject: Subject, section: string, one: Product): Node {
  const steps = [
    { name: subject.brand.name, item: menuAddress(subject) },
    { name: section, item: menuAddress(subject) },
    { name: one.nome, item: `${subject.origin}${productPath(one.id)}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** The text of the script, escaped so that nothing in it can end the script. */
export function structuredText(nodes: readonly Node[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    '\\u003c',
  );
}

const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? origin + address : address;
