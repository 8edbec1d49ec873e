// Paying by Pix: through a provider, here the sandbox, and with a static code of the store, which
// staff confirm.

import jsQR from 'jsqr';
import sharp from 'sharp';
import { readPixCode } from '../rules/orders/pix.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn } from './calls.ts';
import { ticketsOf } from './kitchen.ts';
import {
  checkoutOf,
  choosePayment,
  chooseWay,
  closeLine,
  fillContact,
  lineOf,
  open,
  openLine,
  orderButton,
  pickPayment,
  site,
} from './steps.ts';
import { checkoutWith } from './stored.ts';
import { expect, now, type Page, test } from './test.ts';

async function pudding(page: Page) {
  const checkout = await checkoutWith(page, ['Pudim de leite']);
  await chooseWay(checkout, 'Retirada');
  return checkout;
}

/** What a phone's camera reads from the screen. */
async function readScreen(page: Page): Promise<string | undefined> {
  const picture = await page.locator('.pix-card').screenshot();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function payWithPix(page: Page): Promise<void> {
  await signIn(page);
  await pudding(page);
  await choosePayment(checkoutOf(page), /^Pix Confirma/);
  await orderButton(page).last().click();
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
}

// Rows: 5.19, 6.8
test('a guest who wants to pay online is asked to sign in over the same checkout', async ({
  page,
}) => {
  const checkout = await pudding(page);
  await pickPayment(checkout, /^Pix Confirma/);
  await expect(
    checkout.getByText('Para pagar online é preciso entrar na sua conta.'),
  ).toBeVisible();
  await closeLine(checkout, 'Pagamento');
  await expect(lineOf(checkout, 'Pagamento')).toContainText('Entrar para pagar');
  await openLine(checkout, 'Pagamento');
  await checkout.getByRole('link', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Falta só entrar' })).toBeVisible();
  await expect(page).toHaveURL(/painel=finalizar/);
});

test('the drawn code is the copied one, and the page continues once it is paid', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await payWithPix(page);
  await expect(page.getByText(/expira em \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText('Aguardando o pagamento')).toBeVisible();
  const drawn = await readScreen(page);
  expect(readPixCode(drawn ?? '')).toHaveProperty('pix.location');
  await page.getByRole('button', { name: 'Copiar código Pix' }).click();
  await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(drawn);
  await expectAccessible(page, 'Pix');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'Pix');

  // Another tab plays the bank; this one is notified.
  const other = await context.newPage();
  await open(other, page.url());
  await expect(other.getByText('Ambiente de teste')).toBeVisible();
  await other.getByRole('button', { name: 'Simular o pagamento' }).click();
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
  await expect(page.getByText('Pago com Pix')).toBeVisible();
});

test('a phone suspended during a payment shows the right time and state afterwards', async ({
  page,
  context,
}) => {
  test.slow();
  await page.clock.install({ time: now() });
  await payWithPix(page);
  await expect(page.getByText(/expira em (10:00|09:\d\d)/)).toBeVisible();
  const turn = (state: 'visible' | 'hidden') =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        value: visibilityState,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await context.setOffline(true);
  await turn('hidden');
  await page.clock.fastForward('11:00');
  await turn('visible');
  await expect(page.getByText('O código expirou')).toBeVisible();
  await expect(page.getByText(/^Sem internet\. Este é o último estado/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toHaveCount(0);

  // Paid in time, while this page was offline.
  const id = Number(/pedido\/[^/]+\/(\d+)/.exec(page.url())?.[1]);
  const { host, port } = new URL(site('pizzaria'));
  const cookie = (await context.cookies(site('pizzaria')))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  // Not through the browser, which is offline; Node does not resolve `*.localhost`.
  const paid = await context.request.post(`http://127.0.0.1:${port}/api/pagamentos/sandbox/pix`, {
    headers: { host, cookie },
    data: { id },
  });
  expect(await paid.json()).toMatchObject({ pagamento: { estado: 'pago' } });
  await context.setOffline(false);
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
  await expect(page.getByText('Pago com Pix')).toBeVisible();
});

test('a Pix order can be paid another way, by keyboard', async ({ page }) => {
  test.slow();
  await payWithPix(page);
  await page.getByRole('button', { name: 'Pagar de outra forma' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Pagar de outra forma' });
  await expect(sheet.getByText('Na maquininha do balcão').first()).toBeVisible();
  await sheet.getByRole('button', { name: /^Cartão de débito/ }).press('Enter');
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
  await expect(page.getByText('Cartão de débito')).toBeVisible();
});

test('switching from Pix to cash asks for change', async ({ page }) => {
  test.slow();
  await payWithPix(page);
  await page.getByRole('button', { name: 'Pagar de outra forma' }).click();
  await page
    .getByRole('dialog', { name: 'Pagar de outra forma' })
    .getByRole('button', { name: /^Dinheiro/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Pagar em dinheiro' });
  await sheet.getByRole('button', { name: 'Pagar em dinheiro' }).click();
  await expect(
    sheet.getByText('Informe um valor válido ou marque “Não preciso de troco”.'),
  ).toBeVisible();
  await expect(sheet.getByLabel(/^Troco para quanto/)).toBeFocused();
  await sheet.getByLabel(/^Troco para quanto/).fill('100');
  await sheet.getByRole('button', { name: 'Pagar em dinheiro' }).click();
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
  await expect(page.getByText('Dinheiro').first()).toBeVisible();
});

test('a Pix that never arrived is refused with that reason', async ({
  page,
  kitchen,
  customer,
}) => {
  const checkout = await pudding(page);
  await fillContact(checkout, customer);
  await choosePayment(checkout, /^Pix da loja/);
  await orderButton(page).last().click();
  await expect(page.getByText('A loja confirma o pagamento')).toBeVisible();
  const ticket = ticketsOf(kitchen, customer);
  await ticket.getByRole('button', { name: 'Recusar' }).click();
  const reasons = kitchen.getByRole('dialog', { name: /^Por que recusar/ });
  await expect(reasons.getByRole('radio', { name: 'O Pix não chegou' })).toBeChecked();
  await reasons.getByRole('button', { name: 'Recusar pedido' }).click();
  await expect(page.getByText('Motivo: O Pix não chegou.')).toBeVisible();
});

test('a code of the store’s own is nobody’s to mark as paid but the staff’s', async ({
  page,
  kitchen,
  customer,
}) => {
  test.slow();
  const checkout = await pudding(page);
  await fillContact(checkout, customer);
  await choosePayment(checkout, /^Pix da loja/);
  await orderButton(page).last().click();
  await expect(page.getByText('A loja confirma o pagamento')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simular o pagamento' })).toHaveCount(0);
  expect(readPixCode((await readScreen(page)) ?? '')).toMatchObject({
    pix: { key: '12ABC34501DE35', amount: 1490, name: 'FORNO DA VILA', city: 'SAO PAULO' },
  });
  const ticket = ticketsOf(kitchen, customer);
  await expect(ticket.getByText(/^Pix não pago, expira em/)).toBeVisible();
  await ticket.getByRole('button', { name: 'Pix recebido' }).click();
  await kitchen
    .getByRole('dialog', { name: 'O Pix chegou?' })
    .getByRole('button', { name: 'Sim, está na conta' })
    .click();
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
  await expect(ticket.getByText('Pago no Pix')).toBeVisible();
  await ticket.getByRole('button', { name: 'Recusar' }).click();
  const reasons = kitchen.getByRole('dialog', { name: /^Por que recusar/ });
  await reasons.locator('label').first().click();
  await reasons.getByRole('button', { name: 'Recusar pedido' }).click();
  await expect(page.getByText(/R\$\s14,90 volta para você/)).toBeVisible();
  await ticket.getByRole('button', { name: /^Devolver .+ por fora$/ }).click();
  await kitchen
    .getByRole('dialog', { name: 'O Pix foi devolvido?' })
    .getByRole('button', { name: 'Sim, já devolvi' })
    .click();
  await expect(page.getByText(/R\$\s14,90 já foi devolvido/)).toBeVisible();
});
