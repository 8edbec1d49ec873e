// Presses before hydration are not lost.

import { site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

/** Opens a page whose scripts are held back until released. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/assets\/[^/]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return () => letGo();
}

test('the code of a stamp can be asked for before the loyalty page has its scripts', async ({
  page,
}) => {
  await page.goto(`${site('cafe')}/offline`);
  await page.evaluate(async () => {
    const telefone = `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    await fetch('/api/cliente/CadastrarUsuario', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nome: 'Helena Prado', telefone, senha: 'segredo-da-Helena' }),
    });
  });
  const letGo = await openAsleep(page, `${site('cafe')}/fidelidade`);
  await page.getByRole('button', { name: 'Ganhar um selo no balcão' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog').getByLabel('Código do balcão')).toBeVisible();
});
