// The main path by keyboard.

import {
  add,
  cartOf,
  checkoutOf,
  expectWaiting,
  hydrated,
  lineOf,
  open,
  openCart,
  orderButton,
  sheetOf,
  site,
} from './steps.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const MOST_TABS = 250;

/** Presses Tab until the element has focus: what Tab cannot reach is inaccessible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const element = await target.elementHandle();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

const press = async (page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** In the menu's header on a phone, in the top bar on a desktop. */
const addressLink = (page: Page): Locator =>
  page
    .getByRole('link', { name: /Informe o endereço/ })
    .filter({ visible: true })
    .first();

// Rows: 2.70
test('an order can be made with the keyboard alone', async ({ page, customer }) => {
  test.slow();
  await open(page, `${site('pizzaria')}/delivery`);
  await press(page, page.getByRole('link', { name: 'Combo da casa' }).first(), 'Enter');
  await expect(page.getByRole('heading', { name: 'Combo da casa', level: 1 })).toBeVisible();
  await press(page, page.getByRole('checkbox', { name: /^Portuguesa/ }), 'Space');
  await tabTo(page, page.getByRole('radio', { name: /^Cola$/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Cola sem açúcar/ })).toBeChecked();
  await press(page, page.getByRole('button', { name: /^Adicionar\s+R\$/ }), 'Enter');

  await expect(page).toHaveURL(/\/delivery/);
  const toCart = page.getByRole('link', { name: /^Ver (a )?sacola/ }).filter({ visible: true });
  await press(page, toCart, 'Enter');
  await press(
    page,
    cartOf(page)
      .getByRole('link', { name: /^Continuar/ })
      .filter({ visible: true }),
    'Enter',
  );

  const checkout = checkoutOf(page);
  const pressDone = async (line: 'Onde' | 'Quem recebe' | 'Pagamento') => {
    const done = sheetOf(checkout, line).getByRole('button', { name: /^Pronto/ });
    await press(page, done, 'Enter');
    await expect(lineOf(checkout, line)).toBeFocused();
  };
  await press(page, lineOf(checkout, 'Onde'), 'Enter');
  await tabTo(page, checkout.getByRole('radio', { name: 'Entrega', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(checkout.getByRole('radio', { name: 'Retirada' })).toBeChecked();
  await pressDone('Onde');
  await press(page, lineOf(checkout, 'Quem recebe'), 'Enter');
  await tabTo(page, checkout.getByLabel('Nome', { exact: true }));
  await page.keyboard.type(customer);
  await tabTo(page, checkout.getByLabel('Celular com DDD'));
  await page.keyboard.type('11987654321');
  await pressDone('Quem recebe');
  await press(page, lineOf(checkout, 'Pagamento'), 'Enter');
  // One radio group in parts, online or on delivery: Tab reaches it, the arrows move across all.
  const methods = checkout.getByRole('radiogroup', { name: 'Pagamento' }).getByRole('radio');
  await tabTo(page, methods.first());
  for (const method of (await methods.all()).slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(method).toBeChecked();
  }
  await page.keyboard.press('ArrowDown');
  await expect(methods.first()).toBeChecked();
  const cash = checkout.getByRole('radio', { name: /^Dinheiro/ });
  while (!(await cash.isChecked())) await page.keyboard.press('ArrowDown');
  await press(page, checkout.getByRole('checkbox', { name: 'Não preciso de troco' }), 'Space');
  await pressDone('Pagamento');
  await press(page, orderButton(page), 'Enter');
  await expectWaiting(page);
  // The button has gone with its page: Tab goes on from the order, not from the top.
  await expect(page.getByRole('main')).toBeFocused();
});

test('Esc and Back close a panel and give the focus back', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  const where = addressLink(page);
  await press(page, where, 'Enter');
  const address = page.getByRole('dialog', { name: 'Novo endereço' });
  await expect(address).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(address).toHaveCount(0);
  await expect(page).toHaveURL(/\/delivery$/);
  await expect(where).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(address).toBeVisible();
  await page.goBack();
  await expect(address).toHaveCount(0);
  await expect(where).toBeFocused();
});

test('emptying the cart and taking that back leave the keyboard in the cart', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await add(page, 'Pudim de leite');
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'Limpar' }).press('Enter');
  await expect(cart).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expect(cart.getByText('Pudim de leite').first()).toBeVisible();
  await expect(cart).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cart).toHaveCount(0);
});

test('Tab stays inside an open panel', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await press(page, addressLink(page), 'Enter');
  await expect(page.getByRole('dialog', { name: 'Novo endereço' })).toBeVisible();
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('[role=dialog]') !== null,
      ),
    ).toBe(true);
  }
});

// Rows: 2.26
test('Back on the product leads to the menu, and the keyboard to the link that opened it', async ({
  page,
}) => {
  await open(page, `${site('pizzaria')}/delivery`);
  const link = page.getByRole('link', { name: 'Combo da casa' }).first();
  await press(page, link, 'Enter');
  await expect(page.getByRole('heading', { name: 'Combo da casa', level: 1 })).toBeVisible();
  await page.goBack();
  await hydrated(page);
  await expect(link).toBeFocused();
  await press(
    page,
    page.getByRole('link', { name: 'Pudim de leite', exact: true }).last(),
    'Enter',
  );
  await expect(page.getByRole('heading', { name: 'Pudim de leite', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole('link', { name: 'Pudim de leite', exact: true }).last(),
  ).toBeFocused();
});

/** Opens the search from the menu, as people do: its files are there when it shows something. */
async function search(page: Page, text: string): Promise<{ isWide: boolean }> {
  await open(page, `${site('pizzaria')}/delivery`);
  const field = page.getByRole('searchbox', { name: 'Buscar no cardápio' });
  const isWide = await field.isVisible();
  if (!isWide) await page.getByRole('link', { name: 'Buscar no cardápio' }).click();
  await field.fill(text);
  await expect(page.getByRole('status').getByText(/resultados? para/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`busca=${text}`));
  return { isWide };
}

test('a suggested search leaves the keyboard at its results', async ({ page }) => {
  await search(page, 'pudim');
  await page.getByRole('searchbox', { name: 'Buscar no cardápio' }).fill('');
  await page.getByRole('main').getByRole('button', { name: 'Pizzas doces' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('4 resultados para')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Buscar no cardápio', level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Romeu e Julieta' })).toBeFocused();
});

test('a closed search leaves the keyboard at the menu', async ({ page }) => {
  const { isWide } = await search(page, 'pudim');
  await page
    .getByRole('button', { name: isWide ? 'Ver o cardápio todo' : 'Cancelar', exact: true })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/busca/);
  const categories = page.getByRole('navigation', { name: 'Categorias' });
  await expect(
    isWide
      ? categories.getByRole('link').first()
      : page.getByRole('link', { name: 'Buscar no cardápio' }),
  ).toBeFocused();
});
