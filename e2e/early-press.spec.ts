// Presses before hydration are not lost: on the menu and on product pages they work at once,
// elsewhere they are repeated.

import { HYDRATING } from '../app/early-press.ts';
import { signUp } from './calls.ts';
import { cartOf, hydrated, openCart, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

/** Opens a page whose scripts are held back until released. */
async function openUnhydrated(page: Page, address: string): Promise<() => void> {
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
  await signUp(page, 'cafe');
  const letGo = await openUnhydrated(page, `${site('cafe')}/fidelidade`);
  await page.getByRole('button', { name: 'Ganhar um selo no balcão' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog').getByLabel('Código do balcão')).toBeVisible();
});

const shownErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

test('a dish is in the cart at once, with its total, and stays when the page hydrates', async ({
  page,
}) => {
  const errors = shownErrors(page);
  const letGo = await openUnhydrated(page, `${site('pizzaria')}/delivery`);
  await page.getByRole('button', { name: 'Adicionar Pudim de leite', exact: true }).tap();
  await page.getByRole('button', { name: 'Adicionar mais um Pudim de leite, 1 na sacola' }).tap();
  const plus = page.getByRole('button', { name: 'Adicionar mais um Pudim de leite, 2 na sacola' });
  await expect(plus).toBeVisible();
  const bar = page.getByRole('link', { name: /Ver sacola/ });
  await expect(bar).toContainText('R$\u00a029,80');
  // React knows the way to receive, on which free delivery depends.
  await expect(page.getByText(/para entrega grátis/)).toBeHidden();
  letGo();
  await hydrated(page);
  await expect(plus).toBeVisible();
  await expect(bar).toContainText('R$\u00a029,80');
  await plus.tap();
  await expect(bar).toContainText('R$\u00a044,70');
  await bar.click();
  await expect(cartOf(page)).toContainText('Pudim de leite');
  await expect(cartOf(page).getByRole('status').filter({ hasText: '3' }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('presses while the page hydrates are all repeated', async ({ page }) => {
  const letGo = await openUnhydrated(page, `${site('pizzaria')}/delivery`);
  const plus = page.getByRole('button', { name: 'Adicionar Pudim de leite', exact: true });
  await expect(plus).toBeVisible();
  // From here on the page's own scripts leave presses to React, which is not there yet.
  await page.evaluate((event) => dispatchEvent(new Event(event)), HYDRATING);
  await plus.tap();
  await plus.tap();
  await expect(page.getByRole('link', { name: /Ver sacola/ })).toBeHidden();
  letGo();
  await hydrated(page);
  await expect(page.getByRole('link', { name: /Ver sacola/ })).toContainText('R$\u00a029,80');
});

test('tags hear once of a dish that was added before the page had its scripts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('quitute:money', (event) => heard.push((event as CustomEvent).detail.name));
  });
  const letGo = await openUnhydrated(page, `${site('pizzaria')}/delivery`);
  await page.getByRole('button', { name: 'Adicionar Pudim de leite', exact: true }).tap();
  await expect(page.getByRole('link', { name: /Ver sacola/ })).toBeVisible();
  letGo();
  await hydrated(page);
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard).toEqual(['AddToCart']);
});

test('a dish with options can be chosen and ordered before the pages have their scripts', async ({
  page,
}) => {
  const letGo = await openUnhydrated(page, `${site('pizzaria')}/delivery`);
  await page.getByRole('link', { name: 'Pizza meio a meio' }).first().tap();
  await expect(page.getByRole('heading', { name: 'Pizza meio a meio', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Escolha o tamanho' }).tap({ force: true });
  await page.getByRole('radio', { name: /^Grande/ }).check();
  await page.getByRole('checkbox', { name: /^Calabresa da Vila/ }).check();
  await page.getByRole('checkbox', { name: /^Quatro Queijos/ }).check();
  // Two of two: a third flavour takes the place of the last one.
  await page.getByRole('checkbox', { name: /^Marguerita/ }).check();
  await expect(page.getByRole('checkbox', { name: /^Quatro Queijos/ })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^Quatro Queijos/ }).check();
  await expect(page.getByRole('checkbox', { name: /^Marguerita/ })).not.toBeChecked();
  await page.getByRole('button', { name: /^Adicionar\s+R\$\s66,40/ }).tap();
  await expect(page).toHaveURL(/\/delivery/);
  await expect(page.getByRole('link', { name: /Ver sacola/ })).toContainText('R$\u00a066,40');
  letGo();
  await hydrated(page);
  const cart = await openCart(page);
  await expect(cart).toContainText('Grande · ½ Calabresa da Vila, ½ Quatro Queijos');
  await expect(cart).toContainText('R$\u00a066,40');
});

test('what was chosen before the page had its scripts is kept', async ({ page }) => {
  const errors = shownErrors(page);
  await page.goto(`${site('pizzaria')}/delivery`);
  const address = await page
    .getByRole('link', { name: 'Pizza meio a meio' })
    .first()
    .getAttribute('href');
  const letGo = await openUnhydrated(page, `${site('pizzaria')}${address}`);
  await page.getByRole('radio', { name: /^Grande/ }).check();
  await page.getByRole('checkbox', { name: /^Calabresa da Vila/ }).check();
  await page.getByRole('button', { name: 'Adicionar Bacon crocante' }).tap();
  await page.getByLabel('Alguma observação?').fill('Sem pressa');
  await page.getByRole('button', { name: 'Mais um' }).last().tap();
  letGo();
  await hydrated(page);
  await expect(page.getByRole('radio', { name: /^Grande/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Calabresa da Vila/ })).toBeChecked();
  await expect(page.getByLabel('Alguma observação?')).toHaveValue('Sem pressa');
  await expect(page.getByRole('group', { name: 'Quantidade de Bacon crocante' })).toContainText(
    '1',
  );
  await page.getByRole('button', { name: /^Adicionar\s+R\$/ }).tap();
  await expect(page).toHaveURL(/\/delivery/);
  const cart = await openCart(page);
  await expect(cart).toContainText('Grande · Calabresa da Vila · Bacon crocante');
  await expect(cart).toContainText('Sem pressa');
  expect(errors).toEqual([]);
});
