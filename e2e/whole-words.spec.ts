// Long words in type of twice the size on the narrowest phone, in Portuguese and German: each stays
// whole or is divided at a syllable, and nothing is wider than the screen.

import { enlarge, expectNoSidewaysScroll, expectWholeWords } from './accessible.ts';
import { readyAtTable, rounds, sendToKitchen, sheetOf, sitDown } from './at-table.ts';
import { orderPudding, signIn } from './calls.ts';
import {
  add,
  checkoutOf,
  choosePayment,
  chooseWay,
  open,
  openCheckout,
  orderButton,
  site,
} from './steps.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 320, height: 640 } });

const LANGUAGES = ['pt-BR', 'de'] as const;

const ANY_LENGTH = 100;

/** Each address in both languages. */
async function expectWhole(page: Page, addresses: readonly string[]): Promise<void> {
  for (const language of LANGUAGES)
    for (const address of addresses) {
      const { hostname } = new URL(address);
      await page
        .context()
        .addCookies([{ name: 'quitute_idioma', value: language, domain: hostname, path: '/' }]);
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await enlarge(page);
      await expectNoSidewaysScroll(page, `${address}, ${language}`);
      await expectWholeWords(page, `${address}, ${language}`, ANY_LENGTH);
    }
}

// Rows: 1.7
test('the words of a menu, a product, offers and aisles stay whole', async ({ page }) => {
  test.slow();
  const pizzaria = site('pizzaria');
  await open(page, `${pizzaria}/delivery`);
  await page.getByRole('link', { name: 'Refrigerante lata' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refrigerante lata');
  const product = page.url();
  await expectWhole(page, [
    product,
    `${pizzaria}/delivery`,
    `${pizzaria}/promocional`,
    `${site('burger')}/delivery`,
    `${site('mercado')}/delivery`,
    `${site('mercado')}/promocional`,
    `${site('acai')}/delivery?loja=boa-viagem`,
  ]);
});

// Rows: 1.7
test('the words of an order, its payment and its end stay whole', async ({ page, customer }) => {
  test.slow();
  await orderPudding(page, customer);
  const order = page.url();
  const history = `${site('pizzaria')}/delivery/historicoPedidos`;
  await expectWhole(page, [order, history]);
  await page.context().clearCookies({ name: 'quitute_idioma' });
  await open(page, order);
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Cancelar este pedido?' })
    .getByRole('button', { name: 'Cancelar pedido' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido cancelado');
  await expectWhole(page, [order, history]);
  const crossed = await page.evaluate(() =>
    [...document.querySelectorAll('.timeline li')].filter((step) => {
      const line = step.getBoundingClientRect().left + 12;
      const range = document.createRange();
      return [...step.querySelectorAll('.grow, time')].some((words) => {
        range.selectNodeContents(words);
        return range.getBoundingClientRect().left <= line;
      });
    }),
  );
  expect(crossed).toEqual([]);
});

// Rows: 1.7
test('the words of a Pix that waits stay whole', async ({ page }) => {
  await signIn(page);
  await open(page, `${site('pizzaria')}/delivery`);
  await add(page, 'Pudim de leite');
  await chooseWay(await openCheckout(page), 'Retirada');
  await choosePayment(checkoutOf(page), /^Pix Confirma/);
  await orderButton(page).last().click();
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await expectWhole(page, [page.url(), `${site('pizzaria')}/fidelidade`]);
});

// Rows: 1.7
test("the words of a table's menu and bill stay whole", async ({ page }) => {
  test.slow();
  const burger = site('burger');
  await sitDown(page, await sheetOf('Comanda 4', 'burger'));
  await readyAtTable(page, 'Marina', 'Brownie com sorvete', 'burger');
  await expectWhole(page, [`${burger}/delivery`, `${burger}/delivery?painel=finalizar`]);
  await page.context().clearCookies({ name: 'quitute_idioma' });
  await open(page, `${burger}/delivery?painel=finalizar`);
  await sendToKitchen(page);
  await expect(rounds(page)).toHaveCount(1);
  await expectWhole(page, [`${burger}/mesa`]);
});

test('the button that names a missing choice has room for twenty letters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site('burger')}/delivery`);
  await page.getByRole('link', { name: 'Cheddar e bacon', exact: true }).first().click();
  const missing = page.locator('.actionbar .missing');
  await expect(missing).toBeVisible();
  const lines = await missing.evaluate((button) => {
    const words = document.createRange();
    return [button.textContent ?? '', 'Falta: Molho para a batata'].map((text) => {
      button.textContent = text;
      words.selectNodeContents(button);
      return words.getClientRects().length;
    });
  });
  expect(lines).toEqual([1, 1]);
});
