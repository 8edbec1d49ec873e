// The first brand of a new server without the demo, in a browser, by the address that the start
// prints.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#test/set-up/free-port.ts';
import { expect, test } from './test.ts';

let server: ChildProcess;
let said = '';
test.beforeAll(async () => {
  const { E2E_DATA_DIR: _, ...env } = process.env;
  server = spawn(process.execPath, ['test/set-up/throwaway-server.ts'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...env, DEMO: '0', PORT: String(await freePort()), LOG_LEVEL: 'error' },
  });
  server.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
});

test('the owner of a new server makes the first brand and sets a password', async ({ page }) => {
  const address = () => /http:\/\/localhost:\d+\/comecar\?chave=[\w-]+/.exec(said)?.[0] ?? '';
  await expect.poll(address, { timeout: 180_000 }).not.toBe('');
  await page.goto(address());
  await expect(page.getByLabel('Chave do servidor')).toHaveValue(/^[\w-]{20,}$/);
  await page.getByLabel('Nome da marca').fill('Cantina da Nona');
  await page.getByLabel('Seu nome').fill('Rosa');
  await page.getByLabel('Seu e-mail').fill('rosa@cantina.example');
  await page.getByRole('button', { name: 'Criar a marca' }).click();
  await expect(page.getByRole('heading', { name: 'Olá, Rosa' })).toBeVisible();
  await page.getByLabel('Nova senha').fill('guarda-chuva-verde-12');
  await page.getByRole('button', { name: 'Salvar e entrar' }).click();
  await expect(page).toHaveURL(/\/painel/);
  await expect(page.getByText('Cantina da Nona').first()).toBeVisible();
});
