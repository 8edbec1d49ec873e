// Paying by card on the site: the card page in its frame, its texts, a refusal and a retry, the
// bank's challenge, saved cards. Number and code go only to the provider.

import { expectAccessible } from './accessible.ts';
import { readyAtTable, sendToKitchen, sheetOf, sitDown, staffAtTable } from './at-table.ts';
import { signUp } from './calls.ts';
import { APPROVED, cardPage, fillCard, readyToPay, send, toTheCardPage } from './card-steps.ts';
import { checkoutOf, closeLine, openLine, orderButton, pick, site } from './steps.ts';
import { expect, test } from './test.ts';

const REFUSED = '5155 9012 2226 0003';
const REFUND_DENIED = '5155 9012 2228 0050';
const CHALLENGED = '5155 9012 2228 0027';

// Rows: 1.20
test('a new card pays an order and is saved, and the next order needs only its code', async ({
  page,
}) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`),
  );
  await signUp(page);
  await readyToPay(page);
  const card = await toTheCardPage(page);
  await send(card);
  for (const words of [
    'Digite o número do cartão.',
    'Digite mês e ano, como 08/29.',
    'Digite o código de segurança do cartão.',
    'Confira o CPF: os dígitos não batem.',
  ]) {
    await expect(card.getByText(words)).toBeVisible();
  }
  await card.getByLabel('Nome impresso no cartão').fill('Marina');
  await expect(card.getByText('Digite nome e sobrenome.')).toBeVisible();
  await card.getByLabel('E-mail').fill('marina');
  await expect(card.getByText('Digite um e-mail válido.')).toBeVisible();
  await card.getByLabel('E-mail').fill('marina@example.com');
  await fillCard(card, APPROVED);
  await send(card);
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();

  await readyToPay(page);
  await pick(await openLine(checkoutOf(page), 'Pagamento'), 'Mastercard final 0001');
  await closeLine(checkoutOf(page), 'Pagamento');
  const again = await toTheCardPage(page);
  await expect(again.getByLabel('Número do cartão')).toHaveCount(0);
  await again.getByLabel('CVV').fill('123');
  await send(again);
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();

  const ours = sent.filter((line) => !line.startsWith('/sandbox/getnet/'));
  expect(
    sent.some(
      (line) =>
        line.startsWith('/sandbox/getnet/v1/tokens/card') && line.includes('5155901222280001'),
    ),
  ).toBe(true);
  expect(ours.filter((line) => /5155 ?9012|security_code|card_number/.test(line))).toEqual([]);
});

test('a refused card leaves the order waiting, and another card pays it', async ({ page }) => {
  test.slow();
  await signUp(page);
  await readyToPay(page);
  const card = await toTheCardPage(page);
  await fillCard(card, REFUSED);
  await send(card);
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
  await expect(page.getByText('Este cartão está vencido. Nada foi cobrado.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar com outro cartão' }).click();
  const other = await cardPage(page);
  await fillCard(other, APPROVED);
  await send(other);
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
});

test('the holder’s bank asks, and its answer sends the order on', async ({ page }) => {
  test.slow();
  await signUp(page);
  await readyToPay(page);
  const card = await toTheCardPage(page);
  await fillCard(card, CHALLENGED);
  await send(card);
  await page.getByRole('link', { name: 'Continuar no site do banco' }).click();
  await page.getByRole('button', { name: 'Sim, sou eu' }).click();
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
});

test('a refund that the provider refuses goes to staff, and the customer sees its end', async ({
  page,
  kitchen,
}) => {
  test.slow();
  await signUp(page);
  await readyToPay(page);
  const card = await toTheCardPage(page);
  await fillCard(card, REFUND_DENIED);
  await send(card);
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
  const id = /pedido\/[^/]+\/(\d+)/.exec(page.url())?.[1];
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancelar pedido|^Sim/ })
    .click();
  await expect(page.getByText(/R\$\s14,90 volta para você/)).toBeVisible();
  const ticket = kitchen.locator(`article[aria-labelledby="order-${id}"]`);
  const stuck = ticket.getByRole('button', { name: 'Devolução parada' });
  await expect(stuck, 'the clock asks the provider for it').toBeVisible();
  await stuck.click();
  const sheet = kitchen.getByRole('dialog', { name: 'A devolução parou' });
  await expectAccessible(kitchen, 'refund that is stuck');
  await sheet.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText(/R\$\s14,90 já foi devolvido/)).toBeVisible();
  await expect(stuck).toHaveCount(0);
});

test('a card pays the part of a bill that its page shows, whatever is ordered meanwhile', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await sitDown(page, await sheetOf('Mesa 4'));
  await readyAtTable(page, 'Marina');
  await sendToKitchen(page);
  await expect(page).toHaveURL(/\/mesa$/);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Pagar a conta' });
  await pick(sheet, 'Cartão online');
  await sheet.getByRole('button', { name: /^Pagar com cartão/ }).click();
  const card = await cardPage(page);
  const shown = await card.getByRole('button', { name: /^Pagar R\$/ }).textContent();
  const before = await page.getByTestId('bill-total').textContent();

  await staffAtTable(page, 'Mesa 4', '/painel/LancarNaConta', {
    idPessoa: null,
    nome: 'Vinho da casa',
    quantidade: 1,
    valor: 120,
  });
  await expect(page.getByTestId('bill-total')).not.toHaveText(before ?? '');
  await fillCard(card, APPROVED);
  await send(card);
  await expect(sheet.getByText('Pagamento recebido')).toBeVisible();
  const paid = await sheet.locator('.big-price').textContent();
  expect(shown).toBe(`Pagar ${paid}`);
});

// Rows: 2.2
test('the card page works alone, posts only to its opener, and closes by keyboard', async ({
  page,
}) => {
  await page.goto(`${site('pizzaria')}/creditcardweb`);
  await expect(page.getByText('Abra esta página pela loja')).toBeVisible();
  await expectAccessible(page, 'card page without a store');
  await page.goto(`${site('pizzaria')}/creditcardweb?estabelecimento=1`);
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await signUp(page);
  await page.goto(`${site('pizzaria')}/creditcardweb?estabelecimento=1`);
  await expect(page.getByLabel('Número do cartão')).toBeVisible();
  await expectAccessible(page, 'card page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await readyToPay(page);
  await toTheCardPage(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(orderButton(page)).toBeVisible();
});
