// The menu benchmark: three sizes of menu on a slowed phone, each beside the plain pages that sell
// the same dishes (bench/plain-menu.ts). Visits of both alternate; the table shows medians.
import type { Browser } from '@playwright/test';
import { callApi, exchange } from './exchange.ts';
import { fillMenu } from './many-products.ts';
import {
  type Added,
  addFromList,
  addWithChoices,
  type Chosen,
  type DishWithChoices,
  type Look,
  look,
  plainSite,
  productSite,
  type Site,
} from './menu-tasks.ts';
import { firstStore, MENU_PATH } from './orders.ts';
import { type PlainCategory, type PlainSite, servePlain } from './plain-menu.ts';
import { type Product, startProduct } from './product.ts';
import { fixed, kilobytes, type Line, median, milliseconds, times } from './report.ts';
import { tapLines } from './taps.ts';
import { midPhone, openBrowser, type Phone, poorPhone } from './visit.ts';

export type MenuEffort = {
  runs: number;
  sizes: readonly number[];
  poorPhone: boolean;
  taps: number;
};

const LARGE_HOST = 'mercado.localhost';
const hosts = new Map([
  [40, 'pizzaria.localhost'],
  [300, LARGE_HOST],
  [1000, LARGE_HOST],
]);

async function plainMenu(product: Product, host: string): Promise<PlainCategory[]> {
  const { id } = await firstStore(product.port, host);
  const { value } = await callApi<{ categorias: PlainCategory[] }>({
    port: product.port,
    host,
    path: MENU_PATH,
    wire: { idEstabelecimento: id },
  });
  return value.categorias;
}

function startPlain(product: Product, host: string, menu: PlainCategory[]): Promise<PlainSite> {
  return servePlain(host, menu, async (path) => {
    const { body, headers, status } = await exchange({ port: product.port, host, path });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return { body, type: headers['content-type'] ?? 'image/webp' };
  });
}

/** The first dish that needs exactly one choice. */
function dishWithChoices(menu: readonly PlainCategory[]): DishWithChoices {
  for (const { nome, opcoes } of menu.flatMap(({ produtos }) => produtos)) {
    const needed = opcoes.filter(({ quantidadeMinima }) => quantidadeMinima > 0);
    const [group] = needed;
    if (group !== undefined && needed.length === 1 && group.quantidadeMaxima === 1)
      return { nome, groups: [{ id: group.id, choose: 1 }] };
  }
  throw new Error('no dish of this menu has one required choice');
}

type Both<T> = { product: T[]; plain: T[] };
type Results = { looks: Both<Look>; added: Both<Added>; chosen: Both<Chosen> };

async function visitBoth(
  browser: Browser,
  phone: Phone,
  sites: { product: Site; plain: Site },
  dish: DishWithChoices,
  runs: number,
): Promise<Results> {
  const none = <T>(): Both<T> => ({ product: [], plain: [] });
  const results: Results = { looks: none(), added: none(), chosen: none() };
  for (let run = 0; run < runs; run += 1)
    for (const side of ['product', 'plain'] as const) {
      const site = sites[side];
      results.looks[side].push(await look(browser, phone, site));
      results.added[side].push(await addFromList(browser, phone, site));
      results.chosen[side].push(await addWithChoices(browser, phone, site, dish));
    }
  return results;
}

type Pick<T> = (one: T) => number;

function compared<T>(what: string, both: Both<T>, pick: Pick<T>, most?: number): Line {
  const product = median(both.product.map(pick));
  const plain = median(both.plain.map(pick));
  const ratio = product / plain;
  return {
    what: `  ${what}`,
    product: milliseconds(product),
    floor: milliseconds(plain),
    ratio: times(ratio),
    ...(most === undefined ? {} : { aim: { text: `at most ${fixed(most)}×`, met: ratio <= most } }),
  };
}

function atMost<T>(
  what: string,
  both: Both<T>,
  pick: Pick<T>,
  words: (value: number) => string,
  most?: number,
): Line {
  const value = median(both.product.map(pick));
  return {
    what: `  ${what}`,
    product: words(value),
    floor: words(median(both.plain.map(pick))),
    ...(most === undefined ? {} : { aim: { text: `at most ${words(most)}`, met: value <= most } }),
  };
}

function linesOf(title: string, { looks, added, chosen }: Results, aims: boolean): Line[] {
  const most = (value: number) => (aims ? value : undefined);
  return [
    { what: title, product: '' },
    compared('first contentful paint', looks, ({ fcp }) => fcp, most(1.2)),
    compared('largest contentful paint', looks, ({ lcp }) => lcp, most(1.2)),
    compared('first dish in the cart, one tap', added, ({ at }) => at, most(2)),
    atMost('taps that were lost', added, ({ lostTaps }) => lostTaps, String, 0),
    compared('dish with a choice: tap to option', chosen, ({ usable }) => usable),
    compared('  tap to cart', chosen, ({ inCart }) => inCart, most(3)),
    atMost('script before the first dish', added, (one) => one.scriptBytes, kilobytes, 25_000),
    atMost('script in the end', looks, ({ scriptBytes }) => scriptBytes, kilobytes, 120_000),
    atMost('network quiet at', looks, ({ quiet }) => quiet, milliseconds, most(4000)),
    atMost('total blocking time', looks, ({ blocked }) => blocked, milliseconds, most(150)),
    atMost(
      'layout shift',
      looks,
      ({ cls }) => cls,
      (value) => fixed(value, 3),
      // What rounds to nothing.
      0.0005,
    ),
    atMost('requests', looks, ({ requests }) => requests, String),
  ];
}

async function measureSize(
  browser: Browser,
  product: Product,
  size: number,
  phone: Phone,
  effort: MenuEffort,
): Promise<Line[]> {
  const host = hosts.get(size);
  if (host === undefined) throw new Error(`no menu of ${size} dishes`);
  const menu = await plainMenu(product, host);
  const plain = await startPlain(product, host, menu);
  try {
    const sites = {
      product: productSite(`http://${host}:${product.port}/delivery`),
      plain: plainSite(`http://${host}:${plain.port}/delivery`),
    };
    const dish = dishWithChoices(menu);
    // One visit on a fast line fills both servers' caches.
    for (const { url } of Object.values(sites)) {
      const page = await browser.newPage();
      await page.goto(url);
      await page.close();
    }
    const results = await visitBoth(browser, phone, sites, dish, effort.runs);
    const count = menu.reduce((sum, { produtos }) => sum + produtos.length, 0);
    const lines = linesOf(`${count} dishes, ${phone.name}`, results, phone === midPhone);
    return phone === midPhone && size !== 1000
      ? [...lines, ...(await tapLines(browser, sites.product.url, effort.taps))]
      : lines;
  } finally {
    await plain.stop();
  }
}

export async function measureMenu(effort: MenuEffort, dataDir: string): Promise<Line[]> {
  const browser = await openBrowser();
  const lines: Line[] = [];
  let product = await startProduct(dataDir);
  try {
    for (const size of effort.sizes) {
      if (size === 1000) {
        await fillMenu(product.databaseUrl, LARGE_HOST, size);
        await product.stop();
        product = await startProduct(dataDir);
      }
      lines.push(...(await measureSize(browser, product, size, midPhone, effort)));
      if (size === 300 && effort.poorPhone)
        lines.push(...(await measureSize(browser, product, size, poorPhone, effort)));
    }
    return lines;
  } finally {
    await product.stop();
    await browser.close();
  }
}
