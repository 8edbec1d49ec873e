// Lighthouse's performance score of the pages that a customer sees, with its simulated and with
// its applied mobile throttling.
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArguments, wholeChromium } from '#test/set-up/chromium.ts';
import { startProduct } from './product.ts';
import { fixed, type Line, median, milliseconds } from './report.ts';

const pages = [
  { name: 'menu of 40', host: 'pizzaria.localhost', path: '/delivery' },
  { name: 'menu of 300', host: 'mercado.localhost', path: '/delivery' },
  { name: 'product', host: 'pizzaria.localhost', path: '/produto/2' },
  { name: 'stores', host: 'acai.localhost', path: '/lojas' },
  { name: 'checkout', host: 'pizzaria.localhost', path: '/delivery?painel=finalizar' },
  { name: 'loyalty', host: 'cafe.localhost', path: '/fidelidade' },
];
const methods = [
  { name: 'simulated', method: 'simulate', least: 97 },
  { name: 'applied', method: 'devtools', least: 92 },
] as const;

type Score = { score: number; lcp: number; tbt: number; cls: number };

async function score(url: string, throttlingMethod: 'simulate' | 'devtools'): Promise<Score> {
  const chrome = await launch({
    chromePath: wholeChromium ?? chromium.executablePath(),
    chromeFlags: [...chromiumArguments, '--headless'],
  });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] },
      { extends: 'lighthouse:default', settings: { throttlingMethod } },
    );
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined)
      throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      score: (categories.performance?.score ?? Number.NaN) * 100,
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

export async function measureLighthouse(runs: number, dataDir: string): Promise<Line[]> {
  const product = await startProduct(dataDir);
  const lines: Line[] = [];
  try {
    for (const { name, host, path } of pages)
      for (const { name: throttling, method, least } of methods) {
        const url = `http://${host}:${product.port}${path}`;
        const found: Score[] = [];
        while (found.length < runs) found.push(await score(url, method));
        const middle = (key: keyof Score) => median(found.map((one) => one[key]));
        lines.push(
          {
            what: `${name}, ${throttling}`,
            product: fixed(middle('score'), 0),
            aim: { text: `at least ${least}`, met: middle('score') >= least },
          },
          {
            what: '  LCP, TBT, CLS',
            product:
              `${milliseconds(middle('lcp'))}, ${milliseconds(middle('tbt'))}, ` +
              `${fixed(middle('cls'), 3)}`,
          },
        );
      }
    return lines;
  } finally {
    await product.stop();
  }
}
