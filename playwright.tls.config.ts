// Two brands over https: Chromium, Caddy with its own certificate authority, and the built product
// with the settings that docs/deployment.md gives for a proxy.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import './test/set-up/running-clock.ts';
import { testArguments, wholeChromium } from './test/set-up/chromium.ts';
import { freePort } from './test/set-up/free-port.ts';

const root = import.meta.dirname;

/** Workers load this file again: what is chosen is handed down through the environment. */
process.env.E2E_SCHEME = 'https';
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_APP_PORT ??= String(await freePort());
process.env.E2E_CADDY ??= mkdtempSync(join(tmpdir(), 'quitute-caddy-'));
const { E2E_PORT: port, E2E_APP_PORT: appPort, E2E_CADDY: folder } = process.env;

/** The documented block, with these hosts and ports. */
function caddyfile(): string {
  const page = readFileSync(join(root, 'docs/deployment.md'), 'utf8');
  const [, block = ''] = /```\n(# Caddyfile: one block[^`]*)```/.exec(page) ?? [];
  const hosts = ['pizzaria', 'burger'].map((brand) => `https://${brand}.localhost:${port}`);
  const own = block
    .replace('pedidos.example.com, forno.example.net', hosts.join(', '))
    .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`);
  if (!own.includes(hosts.join(', ')) || !own.includes(`127.0.0.1:${appPort}`))
    throw new Error('docs/deployment.md has no Caddyfile with these hosts and this port');
  const global = ['admin off', 'auto_https disable_redirects', 'skip_install_trust'];
  return `{\n${global.join('\n')}\nlog {\n  level ERROR\n}\n}\n${own}`;
}

const file = join(folder, 'Caddyfile');
writeFileSync(file, caddyfile());

export default defineConfig({
  testDir: 'e2e',
  testMatch: 'two-brands.ts',
  outputDir: 'test-results/tls',
  workers: 1,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 390, height: 844 },
    // Nobody trusts Caddy's own authority.
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    launchOptions: { executablePath: wholeChromium, args: testArguments },
  },
  webServer: [
    {
      command: `"${process.execPath}" test/set-up/throwaway-server.ts`,
      cwd: root,
      url: `http://127.0.0.1:${appPort}/api/health`,
      env: {
        PORT: appPort,
        DEMO: '1',
        LOG_LEVEL: 'warn',
        PUBLIC_SCHEME: 'https',
        PUBLIC_PORT: port,
        TRUSTED_PROXIES: '1',
      },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
    {
      command: `caddy run --adapter caddyfile --config "${file}"`,
      port: Number(port),
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
