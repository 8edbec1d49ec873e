// The restaurant's side of a test: a separate page with its own cookies.

import { signInStaff } from './calls.ts';
import { type Browser, expect, type Locator, type Page } from './clock.ts';
import { type Brand, open, site } from './steps.ts';

export async function signInAsStaff(page: Page, brand: Brand = 'pizzaria'): Promise<void> {
  await signInStaff(page, brand);
  await open(page, `${site(brand)}/painel`);
}

/** A page of staff who are signed in. Close its context; the fixture `kitchen` does so itself. */
export async function openKitchen(browser: Browser, brand: Brand = 'pizzaria'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
  });
  const page = await context.newPage();
  await signInAsStaff(page, brand);
  return page;
}

/** The cards of one customer's orders. */
export const ticketsOf = (kitchen: Page, customer: string): Locator =>
  kitchen.getByRole('article').filter({ hasText: customer });

/** How many orders of a customer the restaurant has, on a reloaded board. */
export async function expectOrders(
  browser: Browser,
  customer: string,
  count: number,
): Promise<void> {
  const kitchen = await openKitchen(browser);
  await expect(ticketsOf(kitchen, customer)).toHaveCount(count);
  await kitchen.context().close();
}

export async function accept(kitchen: Page, customer: string): Promise<void> {
  await ticketsOf(kitchen, customer)
    .getByRole('button', { name: /^Aceitar/ })
    .click();
}

/**
 * Takes one step of an order. Cards shift when another test's order arrives and then miss the
 * press, so it is repeated.
 */
export async function advance(kitchen: Page, customer: string, step: string): Promise<void> {
  const button = ticketsOf(kitchen, customer).getByRole('button', { name: step, exact: true });
  await expect(button).toBeVisible();
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 3000 });
    await expect(button).toBeHidden({ timeout: 3000 });
  }).toPass();
}
