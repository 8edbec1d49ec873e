// Orders by phone and at the counter, taken by keyboard alone.
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { atWork, linesOf, newPhone, openCounter, typist } from './at-counter.ts';
import { expectOrders, signInAsStaff, ticketsOf } from './kitchen.ts';
import { loseReply } from './reach-server.ts';
import { open, site } from './steps.ts';
import { expect, type Locator, test } from './test.ts';

test('a press on a button that is unavailable says why', async ({ page }) => {
  await openCounter(page);
  const hold = page.getByRole('button', { name: 'Guardar pedido' });
  await expect(hold).toHaveAttribute('aria-disabled', 'true');
  const reason = page.getByRole('status').getByText('Não há nada para guardar.');
  await expect(reason).toBeHidden();
  // What is unavailable takes a press all the same.
  await hold.click({ force: true });
  await expect(reason).toBeVisible();
});

test('staff take a delivery by keyboard alone, and repeat it with few keys', async ({ page }) => {
  test.slow();
  await openCounter(page);
  const first = typist(page);
  const phone = newPhone();
  const name = `Davi ${phone.slice(-4)}`;
  await first.type(phone);
  await expect(page.getByText('Cliente novo. Digite o nome.')).toBeVisible();
  await first.press('Enter');
  await first.type(name);
  await first.press('Enter');
  await first.type('05435000');
  await expect(page.getByRole('textbox', { name: 'Número' })).toBeFocused();
  await first.type('210');
  await first.press('Enter');
  await first.type('2x pudim');
  await expect(page.getByRole('option', { name: /Pudim de leite/ })).toBeVisible();
  await first.press('Enter');
  await expect(linesOf(page)).toHaveText(/Pudim de leite/);
  await expect(page.getByRole('combobox', { name: 'Buscar produto' })).toBeFocused();
  await first.press('F9');
  // The third method of the pizzeria is cash.
  await first.press('3');
  await first.press('Control+Enter');
  await expect(page.getByRole('heading', atWork)).toBeFocused();
  expect(first.count()).toBeLessThan(50);

  await expect(page.getByText(new RegExp(`${name} · Entrega · R\\$`))).toBeVisible();
  await page.keyboard.press('F2');
  const second = typist(page);
  await second.type(phone);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
  await second.press('Alt+1');
  await expect(linesOf(page)).toHaveText(/Pudim de leite/);
  await expect(page.getByRole('radio', { name: /Rua Harmonia, 210/ })).toBeChecked();
  await expect(page.getByRole('button', { name: /Enviar à cozinha/ })).toBeFocused();
  await second.press('Control+Enter');
  await expect(page.getByRole('heading', atWork)).toBeFocused();
  // The eleven digits of the phone, the order of last time, and the send.
  expect(second.count()).toBe(13);

  // On a phone the board shows one column at a time.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${site('pizzaria')}/painel`);
  await expect(ticketsOf(page, name)).toHaveCount(2);
  await expect(ticketsOf(page, name).first()).toContainText('Anotado por Lúcia Forneri');
});

test('what an order still needs is said, and the focus goes there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await openCounter(page);
  await page.keyboard.press('Control+Enter');
  const told = page.getByRole('alert').filter({ hasText: /./ });
  await expect(told).toContainText('Escolha um produto.');
  await expect(told).toBeInViewport();
  await expect(page.getByRole('combobox', { name: 'Buscar produto' })).toBeFocused();
  await page.keyboard.type('pudim');
  await page.keyboard.press('Enter');
  const total = page.getByRole('definition').filter({ hasText: /14,90/ }).last();
  await expect(total).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(told).toContainText('Digite o telefone com DDD.');
  await expect(told).toBeInViewport();
  // The total and the button stay in a low window.
  await expect(total).toBeInViewport();
  await expect(page.getByRole('button', { name: /Enviar à cozinha/ })).toBeInViewport();
  await expect(page.getByLabel('Telefone')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Buscar produto' })).toBeVisible();
});

test('change that cannot be read, or is too little, is said at its field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCounter(page);
  await page.getByText('Retirada', { exact: true }).click();
  await page.keyboard.press('F4');
  await page.keyboard.type('pudim');
  await page.keyboard.press('Enter');
  await expect(linesOf(page)).toHaveText(/Pudim de leite/);
  await page.locator('label').filter({ hasText: 'Dinheiro' }).click();
  const total = page.getByRole('definition').filter({ hasText: /14,90/ }).last();
  await expect(total).toBeVisible();
  const change = page.getByLabel('Troco para');
  await change.fill('200 reais');
  await page.keyboard.press('Control+Enter');
  await expect(change).toHaveAccessibleDescription(/Digite um valor, como 150,00\./);
  await expect(change).toBeFocused();
  await change.fill('10');
  await page.keyboard.press('Control+Enter');
  await expect(change).toHaveAccessibleDescription(/O valor precisa ser maior que R\$\s14,90\./);
  await change.fill('20');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', atWork)).toBeFocused();
});

/** The foot with the total covers nothing of it. */
const isClear = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const foot = document.querySelector('.counter-foot')?.getBoundingClientRect().top ?? 0;
    return (element.closest('label') ?? element).getBoundingClientRect().bottom <= foot;
  });

test('by keyboard, no field is under the foot, and a choice to make is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await openCounter(page);
  await page.getByText('Retirada', { exact: true }).click();
  const search = page.getByRole('combobox', { name: 'Buscar produto' });
  await page.locator('label').filter({ hasText: 'Dinheiro' }).click();
  await page.keyboard.press('F9');
  const fields = [
    page.getByLabel('Já recebido'),
    page.getByLabel('Troco para'),
    page.locator('#counter-coupon'),
  ];
  for (const field of fields) {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    expect(await isClear(field)).toBe(true);
  }

  await search.fill('marguerita');
  await search.press('Enter');
  const options = page.getByRole('group', { name: 'Marguerita' }).first();
  await expect(options).toBeFocused();
  await page.keyboard.press('Enter');
  const size = page.getByRole('group', { name: /^Tamanho/ });
  await expect(size).toBeFocused();
  await expect(size).toBeInViewport();
});

test('a pasted +55 and a digit too many leave the phone that is shown', async ({ page }) => {
  await openCounter(page);
  const phone = page.getByLabel('Telefone');
  const subscriber = newPhone();
  await phone.fill(`+55${subscriber}`);
  await expect(page.getByText('Cliente novo. Digite o nome.')).toBeVisible();
  await phone.press('End');
  await page.keyboard.type('0');
  await expect(phone).toHaveValue(/\(11\) 9\d{4}-\d{4}$/);
  await expect(page.getByText('Cliente novo. Digite o nome.')).toBeVisible();
});

test('a Pix shows its code to the customer at the counter', async ({ page }) => {
  await openCounter(page);
  await page.getByText('Retirada', { exact: true }).click();
  await page.keyboard.press('F4');
  await page.keyboard.type('pudim');
  await page.keyboard.press('Enter');
  await expect(linesOf(page)).toHaveText(/Pudim de leite/);
  await page
    .locator('label')
    .filter({ hasText: /Pix.*por código/ })
    .first()
    .click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /espera o Pix$/ })).toBeVisible();
  const code = page.getByRole('img', { name: 'QR Code do Pix' });
  await expect(code).toBeVisible();
  // A camera reads it in the dark as well, where words are light.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(code).toHaveCSS('color', 'rgb(17, 17, 17)');
});

test('the order’s page shows the code of the store’s own Pix again', async ({ page }) => {
  await openCounter(page);
  const phone = newPhone();
  await page.getByLabel('Telefone').fill(phone);
  await page.locator('#counter-name').fill('Iolanda Reis');
  await page.getByText('Retirada', { exact: true }).click();
  await page.keyboard.press('F4');
  await page.keyboard.type('pudim');
  await page.keyboard.press('Enter');
  await expect(linesOf(page)).toHaveText(/Pudim de leite/);
  await page
    .locator('label')
    .filter({ hasText: /Pix da loja por código/ })
    .click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /espera o Pix$/ })).toBeVisible();
  // Their customer calls later, because the message with the code is lost.
  await open(page, `${site('pizzaria')}/painel/pedidos?busca=${phone}`);
  await page.locator('.history-link').first().click();
  await expect(page.getByRole('heading', { name: 'Pix do cliente' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
});

test('what is added after a lost reply makes no second order', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCounter(page);
  const name = `Iara ${newPhone().slice(-5)}`;
  await page.getByText('Retirada', { exact: true }).click();
  await page.locator('#counter-name').fill(name);
  await page.keyboard.press('F4');
  await page.keyboard.type('pudim');
  await page.keyboard.press('Enter');
  await expect(linesOf(page)).toHaveText(/Pudim de leite/);
  await page.keyboard.press('F9');
  await page.keyboard.press('3');
  await loseReply(page, '/painel/AnotarPedido');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Verifique sua conexão!')).toBeVisible();
  await page.getByRole('button', { name: 'Mais um' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', atWork)).toBeFocused();
  await expect(page.getByText('já tinha chegado à loja, como você enviou')).toBeVisible();
  await expectAccessible(page, 'an order that had already arrived');
  await expectOrders(browser, name, 1);
  await page.getByRole('link', { name: 'Abrir o pedido' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pedido');
  await expect(page.getByText('Pudim de leite')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the counter is accessible and fits its window in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openCounter(page);
    await page.keyboard.press('F4');
    await page.keyboard.type('a');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `counter at ${width}`);
      await expectNoSidewaysScroll(page, `counter at ${width}`);
    }
  });

test('a product that staff enter before the menu has loaded is added', async ({ page }) => {
  let send: () => void = () => undefined;
  const typed = new Promise<void>((done) => {
    send = done;
  });
  await page.route('**/api/quitute/ObterCardapio', async (route) => {
    await typed;
    await route.continue();
  });
  await signInAsStaff(page, 'pizzaria');
  await open(page, `${site('pizzaria')}/painel/balcao`);
  await page.keyboard.press('F4');
  await page.keyboard.type('pudim');
  await page.keyboard.press('Enter');
  send();
  await expect(linesOf(page)).toHaveText(/Pudim/);
});
