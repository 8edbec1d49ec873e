// The browser benchmarks: both menus under Lighthouse beside a static page of the same HTML, the
// size of the scripts, and tap times.
import { exchange } from './exchange.ts';
import { loadPages, type PageLoad } from './lighthouse-runs.ts';
import { startProduct } from './product.ts';
import { fixed, kilobytes, type Line, median, milliseconds, times } from './report.ts';
import { startFloor } from './start-floor.ts';
import { type Opening, openBrowser, openProducts, timeUntilAdded } from './taps.ts';

export type BrowserEffort = { lighthouseRuns: number; visits: number; taps: number };

const menus = [
  { name: 'pizzaria, 40 products', host: 'pizzaria.localhost', hasLcpAim: false },
  { name: 'mercado, 300 products', host: 'mercado.localhost', hasLcpAim: true },
];
const SCRIPT_AIM = 135_000;
const TAP_AIM = 100;

const pageAt = (host: string, port: number) => `http://${host}:${port}/delivery`;

function loadLines(name: string, product: PageLoad, floor: PageLoad, hasLcpAim: boolean): Line[] {
  const ratio = product.lcp / floor.lcp;
  return [
    {
      what: `${name}: LCP`,
      product: milliseconds(product.lcp),
      floor: milliseconds(floor.lcp),
      ratio: times(ratio),
      ...(hasLcpAim ? { aim: { text: 'at most 1.2× of the static page', met: ratio <= 1.2 } } : {}),
    },
    {
      what: '  LCP without throttling',
      product: milliseconds(product.observedLcp),
      floor: milliseconds(floor.observedLcp),
      ratio: times(product.observedLcp / floor.observedLcp),
    },
    { what: '  TBT', product: milliseconds(product.tbt), floor: milliseconds(floor.tbt) },
    { what: '  CLS', product: fixed(product.cls, 3), floor: fixed(floor.cls, 3) },
    {
      what: '  bytes',
      product: `${kilobytes(product.bytes)} in ${product.requests}`,
      floor: `${kilobytes(floor.bytes)} in ${floor.requests}`,
    },
    {
      what: '  script bytes, also what comes later',
      product: kilobytes(product.scriptBytes),
      floor: kilobytes(floor.scriptBytes),
    },
  ];
}

function tapLines(name: string, openings: readonly Opening[]): Line[] {
  const shown = openings.map((one) => one.shown);
  const middle = median(shown);
  const list = shown.map((value) => fixed(value, 0)).join(' ');
  return [
    {
      what: `${name}: tap to product shown, 4× slower processor`,
      product: milliseconds(middle),
      aim: { text: `under ${TAP_AIM} ms`, met: middle < TAP_AIM },
    },
    { what: '  each tap in turn, ms', product: list },
    {
      what: '  tap to its options',
      product: milliseconds(median(openings.map((one) => one.complete))),
    },
  ];
}

async function inTurn<T>(count: number, act: () => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  while (found.length < count) found.push(await act());
  return found;
}

async function interactions(effort: BrowserEffort, port: number): Promise<Line[]> {
  const browser = await openBrowser();
  const lines: Line[] = [];
  try {
    for (const { name, host } of menus) {
      const url = pageAt(host, port);
      lines.push(...tapLines(name, await openProducts(browser, url, effort.taps)));
      const added = await inTurn(effort.visits, () => timeUntilAdded(browser, url));
      const script = median(added.map(({ scriptBytes }) => scriptBytes));
      lines.push(
        {
          what: '  navigation to first product added, slow 4G too',
          product: milliseconds(median(added.map(({ at }) => at))),
        },
        {
          what: `  script that this takes, ${added[0]?.scriptFiles ?? 0} files, compressed`,
          product: kilobytes(script),
          aim: { text: 'at most 135 KB', met: script <= SCRIPT_AIM },
        },
      );
    }
    return lines;
  } finally {
    await browser.close();
  }
}

export async function measureBrowser(effort: BrowserEffort, dataDir: string): Promise<Line[]> {
  const product = await startProduct(dataDir);
  try {
    const floor = await startFloor(product, true);
    try {
      const lines: Line[] = [];
      for (const { host } of menus) {
        const page = await exchange({
          port: product.port,
          host,
          path: '/delivery',
          headers: { accept: 'text/html' },
        });
        if (page.status !== 200) throw new Error(`the menu of ${host} answered ${page.status}`);
      }
      for (const { name, host, hasLcpAim } of menus) {
        const pages = { product: pageAt(host, product.port), floor: pageAt(host, floor.port) };
        // One visit to each fills both servers' caches.
        await loadPages(pages, 1);
        const loads = await loadPages(pages, effort.lighthouseRuns);
        lines.push(...loadLines(name, loads.product, loads.floor, hasLcpAim));
      }
      return [...lines, ...(await interactions(effort, product.port))];
    } finally {
      await floor.stop();
    }
  } finally {
    await product.stop();
  }
}
