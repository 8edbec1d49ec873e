// Lighthouse with mobile throttling: the cost of loading a page on a slow phone.
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArguments, wholeChromium } from '#test/set-up/chromium.ts';
import { median } from './report.ts';

export type PageLoad = {
  /** Milliseconds on the simulated slow phone. */
  lcp: number;
  /** Milliseconds on this machine, without throttling. */
  observedLcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
};

type NetworkItem = { transferSize?: number; resourceType?: string };
type Items = { items?: readonly NetworkItem[] };
type TimingItems = { items?: readonly { observedLargestContentfulPaint?: number }[] };

async function loadOnce(url: string): Promise<PageLoad> {
  const chrome = await launch({
    chromePath: wholeChromium ?? chromium.executablePath(),
    chromeFlags: [...chromiumArguments, '--headless'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, runtimeError } = result.lhr;
    if (runtimeError !== undefined)
      throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const requests =
      (audits['network-requests']?.details as unknown as Items | undefined)?.items ?? [];
    const timings = (audits.metrics?.details as unknown as TimingItems | undefined)?.items ?? [];
    const sum = (items: readonly NetworkItem[]) =>
      items.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
    return {
      lcp: number('largest-contentful-paint'),
      observedLcp: timings[0]?.observedLargestContentfulPaint ?? Number.NaN,
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      bytes: sum(requests),
      scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
      requests: requests.length,
    };
  } finally {
    chrome.kill();
  }
}

/** Measures the pages in turn, as often as asked; returns medians. */
export async function loadPages<Name extends string>(
  pages: Record<Name, string>,
  runs: number,
): Promise<Record<Name, PageLoad>> {
  const found = new Map<string, PageLoad[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries<string>(pages))
      found.set(name, [...(found.get(name) ?? []), await loadOnce(url)]);
  }
  const summaries = Array.from(found, ([name, loads]) => {
    const middle = (key: keyof PageLoad) => median(loads.map((load) => load[key]));
    const summary: PageLoad = {
      lcp: middle('lcp'),
      observedLcp: middle('observedLcp'),
      tbt: middle('tbt'),
      cls: middle('cls'),
      bytes: middle('bytes'),
      scriptBytes: middle('scriptBytes'),
      requests: middle('requests'),
    };
    return [name, summary];
  });
  return Object.fromEntries(summaries) as Record<Name, PageLoad>;
}
