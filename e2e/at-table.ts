// Connecting to a table in a test: the link comes from the staff's list, as on the printed sheet.

import { call, signInStaff } from './calls.ts';
import { type Brand, site } from './steps.ts';
import { checkoutWith } from './stored.ts';
import { expect, type Page, request } from './test.ts';

/** The link on a table's sheet. */
export async function sheetOf(label: string, brand: Brand = 'pizzaria'): Promise<string> {
  const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const staff = await request.newContext({ extraHTTPHeaders: { host: new URL(site(brand)).host } });
  await staff.post(`${origin}/api/painel/Entrar`, {
    data: { email: 'painel@demo.quitute.app', senha: 'quitute-demo' },
  });
  const { mesas } = (await (await staff.get(`${origin}/api/painel/Mesas`)).json()) as {
    mesas: { rotulo: string; caminho: string }[];
  };
  await staff.dispose();
  const found = mesas.find(({ rotulo }) => rotulo === label);
  if (found === undefined) throw new Error(`no ${label}`);
  return site(brand) + found.caminho;
}

/** A call of staff about a table, while the page of a customer stays as it is. */
export async function staffAtTable(
  page: Page,
  label: string,
  path: string,
  input: Record<string, unknown>,
): Promise<void> {
  await signInStaff(page);
  const { mesas } = await call<{ mesas: { id: number; rotulo: string }[] }>(
    page,
    'pizzaria',
    '/painel/Mesas',
  );
  const id = mesas.find(({ rotulo }) => rotulo === label)?.id;
  await call(page, 'pizzaria', path, { id, ...input });
}

export async function sitDown(page: Page, sheet: string): Promise<void> {
  await page.goto(sheet);
  await expect(page).toHaveURL(/\/delivery/);
  await expect(page.getByText(/^Você está na (mesa|comanda) \d+$/)).toBeVisible();
}

/** Adds an item to the cart and opens the table's checkout. */
export async function readyAtTable(
  page: Page,
  name: string,
  product = 'Pudim de leite',
  brand: Brand = 'pizzaria',
): Promise<void> {
  const checkout = await checkoutWith(page, [product], brand);
  await checkout.getByLabel('Seu nome').fill(name);
  await checkout.getByLabel('Seu nome').blur();
}

/** The button waits for the server, which alone knows the table's service charge. */
export async function sendToKitchen(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Enviar para a cozinha/ });
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await button.click();
}

export const rounds = (page: Page) => page.getByTestId('round');
