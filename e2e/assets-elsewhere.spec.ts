// The built product with its scripts, styles and fonts on another host (ASSETS_URL).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { uploadAssets } from '#server/assets/upload.ts';
import { type BucketServer, openBucketServer } from '#test/bucket-server.ts';
import { freePort } from '#test/set-up/free-port.ts';
import { hydrated } from './steps.ts';
import { expect, test } from './test.ts';

// Browsers send no such header of a proxy, and the store would have to allow it.
test.use({ extraHTTPHeaders: {} });

let store: BucketServer;
let server: ChildProcess;
let port: string;
test.beforeAll(async () => {
  store = await openBucketServer();
  await uploadAssets(
    'build/client/assets',
    store.open({ bucket: store.assets.ASSETS_BUCKET, prefix: '' }),
  );
  const { E2E_DATA_DIR: _, ...env } = process.env;
  port = String(await freePort());
  server = spawn(process.execPath, ['test/set-up/throwaway-server.ts'], {
    stdio: 'ignore',
    env: { ...env, PORT: port, LOG_LEVEL: 'error', ...store.assets, ...store.settings },
  });
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await store.close();
});

test('pages load their files from there alone, work, and break no policy', async ({ page }) => {
  test.slow();
  const files: string[] = [];
  const wrong: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) files.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  const site = `http://pizzaria.localhost:${port}`;
  const health = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(health, { timeout: 180_000 }).toBe(200);
  await page.goto(`${site}/delivery`);
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Perfil' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${site}/painel/entrar`);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await page.goto(`${site}/creditcardweb`);
  await hydrated(page);
  expect(files.length).toBeGreaterThan(20);
  expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
  const at = `${store.assets.ASSETS_URL}/assets/`;
  expect(files.filter((file) => !file.startsWith(at))).toEqual([]);
  expect(wrong).toEqual([]);
});
