// Common steps of a customer: open a brand's address, fill the cart, fill the checkout, order.
import { HYDRATED } from '../contract/hydrated.ts';
import { expect, type Locator, type Page } from './clock.ts';

export type Brand = 'pizzaria' | 'acai' | 'burger' | 'cafe' | 'mercado';

export const site = (host: string): string =>
  `${process.env.E2E_SCHEME ?? 'http'}://${host}.localhost:${process.env.E2E_PORT}`;

/** Opens a page and waits for hydration: earlier presses go to the server. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function hydrated(page: Page, timeout?: number): Promise<void> {
  const hydrated = (flag: string) => flag in window;
  await page.waitForFunction(hydrated, HYDRATED, timeout === undefined ? {} : { timeout });
}

/** Adds a product without choices to the cart, from the open menu. */
export async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Adicionar ${name}`, exact: true }).click();
  await expect(
    page.getByRole('button', { name: `Adicionar mais um ${name}, 1 na sacola` }),
  ).toBeVisible();
}

/** Chooses sizes and flavours; Grande 9,00 and the mean of 51,90 and 62,90. */
export async function chooseHalfAndHalf(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pizza meio a meio' }).first().click();
  await expect(page.getByRole('heading', { name: 'Pizza meio a meio', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: /^Grande/ }).check();
  await page.getByRole('checkbox', { name: /^Calabresa da Vila/ }).check();
  await page.getByRole('checkbox', { name: /^Quatro Queijos/ }).check();
  await page.getByRole('button', { name: /^Adicionar\s+R\$\s66,40/ }).click();
  await expect(page).toHaveURL(/\/delivery/);
}

/** Exact: a sheet over the cart may be called 'Sua sacola mudou'. */
export const cartOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Sacola', exact: true });
export const checkoutOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Finalizar pedido' });
export const orderButton = (page: Page): Locator =>
  checkoutOf(page).getByRole('button', { name: /^Enviar pedido/ });

export async function openCart(page: Page): Promise<Locator> {
  await open(page, withPanel(page, 'sacola'));
  const cart = cartOf(page);
  await expect(cart).toBeVisible();
  return cart;
}

export async function openCheckout(page: Page): Promise<Locator> {
  await open(page, withPanel(page, 'finalizar'));
  const checkout = checkoutOf(page);
  await expect(lineOf(checkout, 'Pagamento')).toBeVisible();
  return checkout;
}

function withPanel(page: Page, panel: string): string {
  const url = new URL(page.url());
  url.pathname = '/delivery';
  url.searchParams.set('painel', panel);
  return url.href;
}

/** Segments and payment rows are labels around a visually hidden input. */
export const pick = (area: Locator, words: string): Promise<void> =>
  area.locator('label').filter({ hasText: words }).click();

/** The lines of the checkout's summary, and the title of the sheet that each one opens. */
const sheets = {
  Onde: 'Como quer receber?',
  'Quem recebe': 'Quem recebe?',
  Quando: 'Quando?',
  Pagamento: 'Como quer pagar?',
  'Mais opções': 'Mais opções',
} as const;
type Line = keyof typeof sheets;

export const lineOf = (checkout: Locator, line: Line): Locator =>
  checkout.getByRole('button', { name: new RegExp(`^${line}`) });

export const sheetOf = (checkout: Locator, line: Line): Locator =>
  checkout.getByRole('dialog', { name: sheets[line] });

export async function openLine(checkout: Locator, line: Line): Promise<Locator> {
  const sheet = sheetOf(checkout, line);
  if (!(await sheet.isVisible())) await lineOf(checkout, line).click();
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Presses the button at the bottom of an open sheet, which goes back to the summary. */
export async function closeLine(checkout: Locator, line: Line): Promise<void> {
  const sheet = sheetOf(checkout, line);
  await sheet.getByRole('button', { name: /^(Pronto|Agendar)/ }).click();
  await expect(sheet).toHaveCount(0);
}

/** Delivery or pickup. */
export async function chooseWay(checkout: Locator, way: 'Entrega' | 'Retirada'): Promise<void> {
  await pick(await openLine(checkout, 'Onde'), way);
  await closeLine(checkout, 'Onde');
}

/** Chooses a payment by its name and leaves its sheet open. */
export async function pickPayment(checkout: Locator, name: string | RegExp): Promise<Locator> {
  const sheet = await openLine(checkout, 'Pagamento');
  const radio = sheet.getByRole('radio', { name });
  const inside = checkout.page().getByRole('radio', { name });
  await sheet.locator('label').filter({ has: inside }).click();
  await expect(radio).toBeChecked();
  return sheet;
}

export async function choosePayment(checkout: Locator, name: string | RegExp): Promise<void> {
  await pickPayment(checkout, name);
  await closeLine(checkout, 'Pagamento');
}

/** From the summary to the address. */
export async function toAddress(page: Page): Promise<Locator> {
  // The line, because the button is unavailable below the minimum.
  const sheet = await openLine(checkoutOf(page), 'Onde');
  await sheet.getByRole('link', { name: 'Informar o endereço' }).click();
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
  await expect(form).toBeVisible();
  return form;
}

/** From the one box to the form of all fields, for places that no search knows. */
export const typeAddress = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: 'Digitar o endereço' }).click();

/** The button at the bottom of the address, after the form or after the number. */
export const saveAddress = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: /^(Salvar endereço|Entregar aqui)$/ }).click();

export async function fillContact(checkout: Locator, name: string): Promise<void> {
  const sheet = await openLine(checkout, 'Quem recebe');
  await sheet.getByLabel('Nome', { exact: true }).fill(name);
  await sheet.getByLabel('Celular com DDD').fill('11987654321');
  await closeLine(checkout, 'Quem recebe');
}

export async function fillPickup(page: Page, name: string): Promise<Locator> {
  const checkout = await openCheckout(page);
  await chooseWay(checkout, 'Retirada');
  await fillContact(checkout, name);
  await choosePayment(checkout, /^Cartão de crédito/);
  return checkout;
}

export async function expectWaiting(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
}
