import {
  chooseHalfAndHalf,
  choosePayment,
  closeLine,
  expectWaiting,
  fillContact,
  lineOf,
  open,
  openCheckout,
  openLine,
  orderButton,
  site,
  toAddress,
} from './steps.ts';
import { readyToOrder } from './stored.ts';
import { expect, test } from './test.ts';

test('opening the address screen keeps the text typed at the checkout', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await chooseHalfAndHalf(page);
  const checkout = await openCheckout(page);
  await fillContact(checkout, 'Marina Albuquerque');
  await choosePayment(checkout, /^Cartão de débito/);
  await toAddress(page);
  await page.goBack();
  await expect(lineOf(checkout, 'Onde')).toBeFocused();
  await expect(lineOf(checkout, 'Quem recebe')).toContainText('Marina Albuquerque');
  await expect(lineOf(checkout, 'Pagamento')).toContainText('Cartão de débito');
});

test('a reload in the middle of the checkout keeps what was filled in', async ({
  page,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  await choosePayment(checkout, /^Cartão de débito/);
  const more = await openLine(checkout, 'Mais opções');
  await more.getByLabel(/^CPF na nota/).fill('52998224725');
  await closeLine(checkout, 'Mais opções');
  await page.reload();
  await expect(lineOf(checkout, 'Pagamento')).toContainText('Cartão de débito');
  await expect(lineOf(checkout, 'Mais opções')).toContainText('CPF');
  await orderButton(page).click();
  await expectWaiting(page);
  expect(await page.evaluate(() => sessionStorage.getItem('quitute.d'))).toBeNull();
});
