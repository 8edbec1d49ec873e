// One cold visit with a phone whose processor and line are really slowed by the browser, and what
// was seen of it. Every visit has a browser context, hence a cache, of its own.
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, wholeChromium } from '#test/set-up/chromium.ts';

export type Phone = {
  name: string;
  processorSlowdown: number;
  latency: number;
  kilobitsDown: number;
  kilobitsUp: number;
};

/** Lighthouse's slow 4G, as applied throttling. */
export const midPhone: Phone = {
  name: 'mid phone: processor 4× slower, slow 4G',
  processorSlowdown: 4,
  latency: 562.5,
  kilobitsDown: 1474.56,
  kilobitsUp: 675,
};
/** The browser's preset for 3G. */
export const poorPhone: Phone = {
  name: 'poor phone: processor 6× slower, 3G',
  processorSlowdown: 6,
  latency: 2000,
  kilobitsDown: 400,
  kilobitsUp: 400,
};

const GIVE_UP_MS = 90_000;

export type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time of the long tasks between the first paint and now. */
  blocked: number;
};

declare global {
  interface Window {
    benchSeen?: {
      lcp: number;
      cls: number;
      tasks: { from: number; length: number }[];
    };
  }
}

/** In the page, before its own scripts. */
function observe(): void {
  const seen: NonNullable<Window['benchSeen']> = { lcp: 0, cls: 0, tasks: [] };
  window.benchSeen = seen;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ from: startTime, length: duration });
  });
}

export type Traffic = {
  /** When the last answer ended, in milliseconds after navigation. */
  quietAt(): number;
  /** Since when nothing has been under way, in milliseconds; 0 while something is. */
  idleFor(): number;
  scriptBytes(): number;
  requests(): number;
};

/** Counts requests and compressed bytes; event streams do not count as under way. */
async function watchTraffic(protocol: CDPSession): Promise<Traffic> {
  const underWay = new Set<string>();
  const scripts = new Set<string>();
  let bytes = 0;
  let requests = 0;
  let began = 0;
  let lastEnd = 0;
  let lastChange = performance.now();
  const end = (id: string, at: number) => {
    if (!underWay.delete(id)) return;
    lastEnd = at;
    lastChange = performance.now();
  };
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    began ||= timestamp;
    requests += 1;
    lastChange = performance.now();
    if (type !== 'EventSource') underWay.add(requestId);
    if (type === 'Script' || /\.js($|\?)/.test(request.url)) scripts.add(requestId);
  });
  protocol.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  protocol.on('Network.loadingFinished', ({ requestId, timestamp }) => end(requestId, timestamp));
  protocol.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp));
  await protocol.send('Network.enable');
  return {
    quietAt: () => (lastEnd - began) * 1000,
    idleFor: () => (underWay.size > 0 ? 0 : performance.now() - lastChange),
    scriptBytes: () => bytes,
    requests: () => requests,
  };
}

export type Visit = {
  page: Page;
  traffic: Traffic;
  seen(): Promise<Seen>;
  /** Compressed bytes of the scripts that stand in the document. */
  inlineScriptBytes(): Promise<number>;
};

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: wholeChromium, args: chromiumArguments });

export async function visit<T>(
  browser: Browser,
  phone: Phone,
  url: string,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  try {
    // The question about cookies has been answered: it covers the bottom of the page.
    await context.addCookies([{ name: 'quitute_privacidade', value: 'refused', url }]);
    await context.addInitScript(observe);
    const page = await context.newPage();
    page.setDefaultTimeout(GIVE_UP_MS);
    const protocol = await context.newCDPSession(page);
    const traffic = await watchTraffic(protocol);
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: (phone.kilobitsDown * 1024) / 8,
      uploadThroughput: (phone.kilobitsUp * 1024) / 8,
    });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: phone.processorSlowdown });
    return await work({
      page,
      traffic,
      seen: () => page.evaluate(readSeen),
      inlineScriptBytes: async () => brotliCompressSync(await page.evaluate(inlineScripts)).length,
    });
  } finally {
    await context.close();
  }
}

function readSeen(): Seen {
  const { lcp = 0, cls = 0, tasks = [] } = window.benchSeen ?? {};
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocked = tasks
    .filter(({ from, length }) => from + length > fcp)
    .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
  return { fcp, lcp, cls, blocked };
}

const inlineScripts = (): string =>
  [...document.scripts]
    .filter(({ src, type, dataset }) => !src && !/json|plain/.test(type) && !dataset.late)
    .map(({ textContent }) => textContent ?? '')
    .filter((code) => !code.includes('streamController.enqueue'))
    .join('\n');
