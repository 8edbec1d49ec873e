// Firefox as Debian packages it, driven by WebDriver BiDi. Playwright starts a Firefox of its own
// only, and geckodriver is neither in Debian nor on npm without a download.
import { launch, type Page } from 'puppeteer-core';
import { ahead } from '#test/set-up/running-clock.ts';
import { moveClock } from '../test.ts';
import type { Engine, EngineWindow } from './engine.ts';
import { FIREFOX, ZONE } from './installed.ts';

const windowOf = (page: Page): EngineWindow => ({
  visit: async (address) => {
    await page.goto(address);
  },
  run: (expression) => page.evaluate(expression),
  press: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  picture: async () => Buffer.from(await page.screenshot()),
  close: () => page.browserContext().close(),
});

export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    env: { ...process.env, TZ: ZONE },
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR, pt' },
  });
  return {
    open: async (viewport) => {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport(viewport);
      await page.evaluateOnNewDocument(moveClock, ahead);
      return windowOf(page);
    },
    close: () => browser.close(),
  };
}
