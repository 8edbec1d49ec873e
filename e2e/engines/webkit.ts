// WebKit as Debian packages it, the nearest to an iPhone that a Linux machine has: one driver, one
// browser and one profile for each window, because the driver holds a single session. Pages have
// the machine's clock: this driver runs no script before those of the page.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '#test/set-up/free-port.ts';
import { expect } from '../test.ts';
import type { Engine, EngineWindow } from './engine.ts';
import { WEBKIT, ZONE } from './installed.ts';

/** A toolbar of GTK's usual size makes a window wider than a phone. */
const NARROW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn(
    WEBKIT.display,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await new Promise<string>((done, fail) => {
    server.once('exit', () => fail(new Error('Xvfb ended before it had a display')));
    server.stdio[3]?.once('data', (number) => done(`:${String(number).trim()}`));
  });
  return { display, server };
}

function startDriver(port: number, display: string, folder: string): ChildProcess {
  const config = join(folder, 'gtk-3.0');
  mkdirSync(config, { recursive: true });
  writeFileSync(join(config, 'gtk.css'), NARROW);
  return spawn(WEBKIT.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'pt_BR.UTF-8',
      TZ: ZONE,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
    },
  });
}

const windowOf = (browser: WebDriver, driver: ChildProcess): EngineWindow => ({
  visit: (address) => browser.get(address),
  run: (expression) => browser.executeScript(`return ${expression}`),
  press: (x, y) => browser.actions().move({ x, y }).click().perform(),
  type: (text) => browser.actions().sendKeys(text).perform(),
  picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
  close: async () => {
    await browser.quit();
    driver.kill();
  },
});

/** A browser whose page has the size, or the error of a driver that did not get there. */
async function startBrowser(
  port: number,
  { width, height }: { width: number; height: number },
): Promise<WebDriver> {
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: WEBKIT.browser, args: ['--automation'] },
      }),
    )
    .build();
  // A window is larger than the page in it by a frame that only the result tells.
  let outer = height;
  const resize = async () => {
    await browser.manage().window().setRect({ x: 0, y: 0, width, height: outer });
    const inner: [number, number] = await browser.executeScript('return [innerWidth, innerHeight]');
    outer += height - inner[1];
    return inner;
  };
  await expect.poll(resize).toEqual([width, height]);
  return browser;
}

/** The driver has no deadline of its own: in rare starts it never answers a first command. */
const START_MS = 40_000;
const STARTS = 3;

export async function startWebKit(): Promise<Engine> {
  const { display, server } = await startDisplay();
  const folder = mkdtempSync(join(tmpdir(), 'quitute-webkit-'));
  process.once('exit', () => server.kill());
  return {
    open: async (size) => {
      for (let start = 1; start <= STARTS; start += 1) {
        const port = await freePort();
        const driver = startDriver(port, display, join(folder, String(port)));
        const late = new AbortController();
        const browser = await Promise.race([
          startBrowser(port, size),
          delay(START_MS, undefined, { signal: late.signal }),
        ]).finally(() => late.abort());
        if (browser) return windowOf(browser, driver);
        // The pending command of a driver that is gone fails; nobody waits for it.
        console.warn(`WebKit's driver did not answer within ${START_MS / 1000} s: start ${start}.`);
        driver.kill('SIGKILL');
      }
      throw new Error(`WebKit did not start in ${STARTS} tries`);
    },
    close: async () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
