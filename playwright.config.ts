// Browser tests run against the built product with a database of its own, on a free port. Chromium
// resolves every `*.localhost` to this machine by itself.
import { defineConfig } from '@playwright/test';
import './test/set-up/running-clock.ts';
import {
  lightArguments,
  lightChromium,
  testArguments,
  wholeChromium,
} from './test/set-up/chromium.ts';
import { makeDataFolder } from './test/set-up/data-folder.ts';
import { freePort } from './test/set-up/free-port.ts';

/**
 * Workers load this file again: the port is chosen once and handed down through the environment.
 */
process.env.E2E_PORT ??= String(await freePort());

const port = process.env.E2E_PORT;
/** Commands of the operator work on the server's own data. */
process.env.E2E_DATA_DIR ??= makeDataFolder('quitute-throwaway-');
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Painted by the processor, which takes four times as long at the 2 of a real phone.
  deviceScaleFactor: 1,
};
/** Browsers in these tests have answered about cookies; `e2e/privacy.spec.ts` asks again. */
const answered = {
  origins: [],
  cookies: ['pizzaria', 'acai', 'burger', 'cafe', 'mercado'].map((brand) => ({
    name: 'quitute_privacidade',
    value: 'refused',
    domain: `${brand}.localhost`,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
};
/**
 * The server counts attempts for each address: a worker is a household of its own, or the tests
 * would use up each other's.
 */
const household = `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
const alone = '**/alone/**';
const push = '**/push.spec.ts';
/** These have configurations of their own. */
const separate = '**/e2e/{engines,pictures,taps}/**';
/**
 * Where a desktop has another layout or other ways to do it. What is about rules and words is the
 * same at any width, and is tried on the phone; the board beside it is always as wide as a desktop.
 */
const wide = [
  '**/accessibility-{console,wide}.spec.ts',
  '**/console-{keyboard,menu-stores}.spec.ts',
  '**/{keyboard,main-path,search,stores,tables-staff,waiter-orders}.spec.ts',
];
const onlyWide = '**/accessibility-wide.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  // A second try would hide a race that a customer may lose.
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // Generous, for machines that do much else: they cost nothing where all is well.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://pizzaria.localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: answered,
    extraHTTPHeaders: { 'x-forwarded-for': household },
    // A trace of every test costs a third of the time: `npx playwright test --trace on` makes one
    // where it is wanted.
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    // What a test plays must not be answered by the site's worker; `e2e/offline.spec.ts` lets it
    // in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: lightChromium, args: lightArguments },
  },
  projects: [
    { name: 'phone', testIgnore: [alone, push, separate, onlyWide], use: phone },
    {
      name: 'push',
      testMatch: push,
      use: {
        ...phone,
        channel: wholeChromium === undefined ? 'chromium' : undefined,
        launchOptions: { executablePath: wholeChromium, args: testArguments },
      },
    },
    {
      name: 'desktop',
      testMatch: wide,
      testIgnore: alone,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // These pause stores and sell things out: they wait for the others, and, with one worker, for
    // each other's files as well.
    {
      name: 'alone',
      testMatch: alone,
      fullyParallel: false,
      workers: 1,
      dependencies: ['phone', 'push', 'desktop'],
      use: phone,
    },
  ],
  webServer: {
    command: `"${process.execPath}" test/set-up/throwaway-server.ts`,
    url: `http://127.0.0.1:${port}/api/health`,
    // A test plays the push service itself.
    env: {
      PORT: port,
      PUSH_HOSTS: '127.0.0.1',
      OPERATOR_HOST: 'operador.localhost',
      E2E_DATA_DIR: process.env.E2E_DATA_DIR,
      // Nothing listens there: an account that is away.
      SMTP_HOSTS: '127.0.0.1:9',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '1',
      // All tests order with a few phones and from one address.
      ORDER_LIMIT: '300',
    },
    // As long as a test may take: beside much else, a start took more than a minute.
    timeout: 240_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
