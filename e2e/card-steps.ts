// Steps on the page on which a card is typed, in its frame over the checkout.
import { choosePayment, chooseWay, orderButton } from './steps.ts';
import { checkoutWith } from './stored.ts';
import { expect, type FrameLocator, type Page } from './test.ts';

/** The provider of the demo approves it. */
export const APPROVED = '5155 9012 2228 0001';

export async function toTheCardPage(page: Page): Promise<FrameLocator> {
  // A press before the chosen method's price is known does nothing yet.
  await expect(async () => {
    if ((await page.locator('iframe').count()) === 0)
      await orderButton(page).click({ timeout: 2000 });
    await expect(page.locator('iframe')).toBeVisible({ timeout: 1500 });
  }).toPass();
  return cardPage(page);
}

export async function cardPage(page: Page): Promise<FrameLocator> {
  const card = page.frameLocator('iframe[title="Pagamento com cartão"]');
  await expect(card.getByRole('button', { name: /^Pagar R\$/ })).toBeVisible();
  return card;
}

export async function readyToPay(page: Page): Promise<void> {
  const checkout = await checkoutWith(page, ['Pudim de leite']);
  await chooseWay(checkout, 'Retirada');
  await choosePayment(checkout, /^Cartão online/);
}

export async function fillCard(card: FrameLocator, number: string): Promise<void> {
  await card.getByLabel('Número do cartão').fill(number);
  await card.getByLabel('Validade').fill('0839');
  await card.getByLabel('CVV').fill('123');
  await card.getByLabel('Nome impresso no cartão').fill('Marina Duarte');
  await card.getByLabel('CPF do titular').fill('52998224725');
}

export const send = (card: FrameLocator) =>
  card.getByRole('button', { name: /^Pagar R\$/ }).click();
