// A customer who opened the checkout in time orders although the store has closed since.
import { choosePayment, lineOf, orderButton } from './steps.ts';
import { readyToOrder } from './stored.ts';
import { expect, type Page, test } from './test.ts';

/** The store is open until the function is called, and the page is looked at again. */
async function untilClosed(page: Page): Promise<() => Promise<void>> {
  let estado = 'aberto';
  await page.route('**/quitute/EstabelecimentoAberto/*', (route) =>
    route.fulfill({ json: { estado, mudaEm: null, semAtendimento: false } }),
  );
  return async () => {
    estado = 'fechado';
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
}

test('a customer who entered in time orders although the store has closed since', async ({
  page,
  customer,
}) => {
  const close = await untilClosed(page);
  const checkout = await readyToOrder(page, customer);
  const held = page.waitForResponse('**/quitute/GarantirHorario');
  await choosePayment(checkout, /^Cartão de débito/);
  await held.catch(() => null);
  await close();
  await expect(
    checkout.getByText(/A loja acabou de fechar, mas seu pedido ainda vale até \d+h\d\d\./),
  ).toBeVisible();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
});

test('what is held after closing is not lost because the next price does not come', async ({
  page,
  customer,
}) => {
  const close = await untilClosed(page);
  const held = page.waitForResponse('**/quitute/GarantirHorario');
  const checkout = await readyToOrder(page, customer);
  await held;
  await close();
  const stillTaken = checkout.getByText(/mas seu pedido ainda vale até/);
  await expect(stillTaken).toBeVisible();
  await page.route('**/quitute/PedidoCalculado', (route) => route.abort());
  await choosePayment(checkout, /^Cartão de débito/);
  await expect(checkout.getByText('Sua sacola está guardada neste aparelho.')).toBeVisible();
  await expect(stillTaken).toBeVisible();
  await expect(lineOf(checkout, 'Quando')).toContainText('O quanto antes');
});
