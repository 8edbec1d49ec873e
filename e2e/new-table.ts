// A table that no other test uses, in the console of the pizzeria.

import { signInAsStaff } from './kitchen.ts';
import { hydrated, open, site } from './steps.ts';
import { expect, type Page } from './test.ts';

const home = site('pizzaria');

/** A table that no other test uses, open in the console. */
export async function openNewTable(page: Page): Promise<string> {
  const number = 100 + Math.floor(Math.random() * 9000);
  await signInAsStaff(page);
  await open(page, `${home}/painel/mesas/preparar`);
  await page.getByLabel('Do número').fill(String(number));
  await page.getByLabel('Até o número').fill(String(number));
  await page.getByRole('button', { name: 'Criar 1' }).click();
  await expect(page.getByText('Criadas: 1.')).toBeVisible();
  await page.goto(`${home}/painel/mesas`);
  await hydrated(page);
  await page.getByRole('button', { name: new RegExp(`^Mesa ${number} `) }).click();
  return `Mesa ${number}`;
}

/** At a new table, with the sheet of its first order open. */
export async function beginOrder(page: Page) {
  const label = await openNewTable(page);
  const panel = page.locator('.table-panel, .table-panel-sheet');
  await panel.getByRole('button', { name: 'Lançar pedido' }).click();
  const order = page.getByRole('dialog', { name: `Pedido para ${label}` });
  return { label, panel, order };
}
