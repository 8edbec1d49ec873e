// How much a first order asks of a new customer, and a second one of a known customer: counted in
// taps and filled fields.
import {
  add,
  cartOf,
  checkoutOf,
  expectWaiting,
  lineOf,
  open,
  openCheckout,
  orderButton,
  sheetOf,
  site,
} from './steps.ts';
import { expect, type Locator, test } from './test.ts';

const MOST_STEPS = 25;

/** A hand that counts what it does. */
function countingHand() {
  let steps = 0;
  return {
    async tap(target: Locator): Promise<void> {
      steps += 1;
      await target.click();
    },
    async fill(target: Locator, text: string): Promise<void> {
      steps += 1;
      await target.fill(text);
    },
    steps: () => steps,
  };
}

test('a new customer in the centre of São Paulo sends a first order in under 25 steps', async ({
  page,
  customer,
}) => {
  test.slow();
  const hand = countingHand();
  await open(page, `${site('pizzaria')}/delivery`);
  await hand.tap(page.getByRole('button', { name: 'Adicionar Petit gâteau', exact: true }));
  const more = page.getByRole('button', { name: /^Adicionar mais um Petit gâteau, 1/ });
  await hand.tap(more);
  await hand.tap(page.getByRole('link', { name: /^Ver (a )?sacola/ }).filter({ visible: true }));
  const onwards = cartOf(page).getByRole('link', { name: /^Continuar/ });
  await expect(onwards.filter({ visible: true })).toContainText('sem entrega');
  await hand.tap(onwards.filter({ visible: true }));

  const checkout = checkoutOf(page);
  const next = (words: string) =>
    hand.tap(checkout.getByRole('button', { name: new RegExp(`^${words}.*(com|sem) entrega`) }));
  await next('Informar o endereço');
  const address = page.getByRole('dialog', { name: 'Novo endereço' });
  await hand.fill(address.getByLabel('Endereço', { exact: true }), 'Rua Augusta, 1500');
  await hand.tap(address.getByRole('button', { name: /^Rua Augusta, 1500/ }).first());
  await expect(address.getByLabel('Número', { exact: true })).toHaveValue('1500');
  await hand.tap(address.getByRole('button', { name: 'Entregar aqui' }));

  await next('Dizer quem recebe');
  const contact = sheetOf(checkout, 'Quem recebe');
  await hand.fill(contact.getByLabel('Nome', { exact: true }), customer);
  await hand.fill(contact.getByLabel('Celular com DDD'), '11987654321');
  await hand.tap(contact.getByRole('button', { name: /^Pronto/ }));

  await next('Escolher o pagamento');
  const payment = sheetOf(checkout, 'Pagamento');
  await hand.tap(payment.locator('label').filter({ hasText: 'Cartão de crédito' }).last());
  await hand.tap(payment.getByRole('button', { name: /^Pronto/ }));

  await expect(checkout.getByRole('heading', { name: 'Tudo pronto para enviar' })).toBeVisible();
  await expect(orderButton(page)).toContainText('com entrega');
  await hand.tap(orderButton(page));
  await expectWaiting(page);
  expect(hand.steps()).toBeLessThan(MOST_STEPS);

  // The next order finds everything chosen: the checkout is opened and sent, without scrolling.
  await page.setViewportSize({ width: 390, height: 844 });
  // Also where the store may be slow to answer.
  await page.route('**/quitute/EstabelecimentoAberto/*', (route) =>
    route.fulfill({ json: { estado: 'aberto', mudaEm: null, semAtendimento: true } }),
  );
  await open(page, `${site('pizzaria')}/delivery`);
  await add(page, 'Petit gâteau');
  await more.click();
  const again = await openCheckout(page);
  await expect(again.getByRole('heading', { name: 'Tudo pronto para enviar' })).toBeVisible();
  await expect(lineOf(again, 'Onde')).toContainText('Rua Augusta, 1500');
  await expect(lineOf(again, 'Pagamento')).toContainText('Cartão de crédito');
  await expect(lineOf(again, 'Quando')).not.toHaveText(/min$/);
  for (const seen of [lineOf(again, 'Onde'), again.locator('.totals .total'), orderButton(page)])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await orderButton(page).click();
  await expectWaiting(page);
});
