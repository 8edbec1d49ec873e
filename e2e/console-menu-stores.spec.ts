// A brand with several stores: each has its own price, and sold out here is not sold out there.
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signInAsStaff } from './kitchen.ts';
import { hydrated, open, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const DISH = 'Vitamina da manhã';
/** Sold out by another test, which may run at the same time. */
const RAN_OUT = 'Vitamina de banana';

async function atStore(page: Page, code: string) {
  await open(page, `${site('acai')}/delivery?loja=${code}`);
  return page.locator('.p-row, .p-card, li').filter({ hasText: DISH }).first();
}

// Rows: 1.33
test('two stores show two prices, and sold out here is not sold out there', async ({
  page,
  context,
}) => {
  test.slow();
  const customer = await context.newPage();
  await open(customer, `${site('acai')}/lojas`);
  const links = customer.locator('a[href*="loja="]');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const codes = [...new Set(hrefs.flatMap((href) => /loja=([^&]+)/.exec(href ?? '')?.[1] ?? []))];
  expect(codes.length).toBeGreaterThan(1);
  /** What each store's menu says of the dish. */
  const said = async () => {
    const texts: string[] = [];
    for (const code of codes)
      texts.push((await (await atStore(customer, code)).textContent()) ?? '');
    return texts;
  };
  await signInAsStaff(page, 'acai');
  await open(page, `${site('acai')}/painel/cardapio`);
  await page.getByRole('button', { name: new RegExp(`^${DISH}`) }).click();
  await page.getByText('Lojas e preços').click();
  await page.getByLabel('Preço nesta loja').fill('13,70');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. O cardápio já mudou.')).toBeVisible();
  await expectNoSidewaysScroll(page, 'a product in one store');
  await expectAccessible(page, 'a product in one store');

  /** Pages in memory are dropped a moment after the change was saved. */
  const storesThatSay = async (words: string) =>
    (await said()).filter((text) => text.includes(words)).length;
  await expect.poll(() => storesThatSay('13,70')).toBe(1);

  await page.getByRole('button', { name: 'Esgotado aqui' }).click();
  await expect(page.getByRole('button', { name: 'Voltar a vender aqui' })).toBeVisible();
  await expect.poll(() => storesThatSay('Esgotado hoje')).toBe(1);

  // As it was, for the tests that come after.
  await page.getByRole('button', { name: 'Voltar a vender aqui' }).click();
  await expect(page.getByRole('button', { name: 'Esgotado aqui' })).toBeVisible();
  await page.getByLabel('Preço nesta loja').fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(async () => (await said()).some((text) => text.includes('13,70'))).toBe(false);
});

// Rows: 1.33
test('the store that is chosen in the menu stays when the page is loaded again', async ({
  page,
}) => {
  await signInAsStaff(page, 'acai');
  await open(page, `${site('acai')}/painel/cardapio`);
  const picker = page.locator('.store-picker select');
  await picker.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?loja=/);
  // The address is there first.
  await expect(picker).not.toHaveValue('');
  const chosen = await picker.inputValue();
  await page.reload();
  await hydrated(page);
  await expect(picker).toHaveValue(chosen);
  await picker.selectOption({ index: 0 });
  await expect(page).not.toHaveURL(/loja=/);
});

// Rows: 1.33
test('what ran out is marked from the search of everything, by keyboard alone', async ({
  page,
}) => {
  await signInAsStaff(page, 'acai');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Buscar em tudo' })).toBeFocused({
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.type('vitamina de ban');
  const action = page.getByRole('option', { name: new RegExp(`^Acabou: ${RAN_OUT}`) });
  await expect(action).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(action).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: `Acabou: ${RAN_OUT}` });
  await expect(sheet.getByText('À venda')).toBeVisible();
  await sheet.getByRole('button', { name: 'Esgotado aqui' }).press('Enter');
  await expect(sheet.getByRole('status')).toHaveText(/^Esgotado em /);
  await expectAccessible(page, 'what ran out');
  // The press left the focus where it was: a second one takes it back.
  await expect(sheet.getByRole('button', { name: 'Voltar a vender aqui' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('À venda')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Esgotado aqui' })).toBeFocused();
});

test('a colleague who was first is told of, also after the store sold it out', async ({
  page,
  context,
}) => {
  test.slow();
  const openDish = async (tab: Page) => {
    await open(tab, `${site('acai')}/painel/cardapio`);
    await tab.getByRole('button', { name: /^Dupla de 300 ml/ }).click();
    await tab.getByText('Lojas e preços').click();
    return tab.getByLabel('Preço nesta loja');
  };
  await signInAsStaff(page, 'acai');
  const mine = await openDish(page);
  await mine.fill('28,10');
  const colleague = await context.newPage();
  const theirs = await openDish(colleague);
  await theirs.fill('28,20');
  await colleague.getByRole('button', { name: 'Salvar' }).click();
  await expect(colleague.getByText('Salvo. O cardápio já mudou.')).toBeVisible();

  // Selling out reads the store again; the fields are from before.
  await page.getByRole('button', { name: 'Esgotado aqui' }).click();
  const back = page.getByRole('button', { name: 'Voltar a vender aqui' });
  await expect(back).toBeVisible();
  await back.click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  const report = page.getByRole('alert').filter({ hasText: 'mudou este item nesta loja' });
  await expect(report).toBeInViewport();
  await expect(page.locator('.store-list [aria-current]')).toContainText('R$ 28,20');
  await expectAccessible(page, 'a store that a colleague changed first');
  await report.getByRole('button', { name: 'Descartar e ver a outra versão' }).click();
  await expect(mine).toHaveValue('28,20');

  // As it was, for the tests that come after.
  await mine.fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. O cardápio já mudou.')).toBeVisible();
});
