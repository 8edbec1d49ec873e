// A phone whose clock is wrong by years still orders, and is told the server's day.
import { checkoutOf, closeLine, expectWaiting, openLine, orderButton } from './steps.ts';
import { readyToOrder } from './stored.ts';
import { expect, moveClock, now, test } from './test.ts';

const TWO_YEARS_MS = 2 * 365 * 86_400_000;

for (const [name, moved] of [
  ['ahead', TWO_YEARS_MS],
  ['behind', -TWO_YEARS_MS],
] as const)
  test(`with a clock two years ${name}, today is today and the order arrives`, async ({
    page,
    customer,
  }) => {
    await page.addInitScript(moveClock, moved);
    const checkout = await readyToOrder(page, customer);
    await openLine(checkout, 'Quando');
    const days = checkout.getByRole('radiogroup', { name: 'Dia' });
    // Late at night, the first day is tomorrow.
    const first = days.locator('label').first();
    const today = now().toLocaleDateString('pt-BR', {
      day: 'numeric',
      timeZone: 'America/Sao_Paulo',
    });
    await expect(first).toHaveText(new RegExp(`^(Hoje${today}|(?!.*(Hoje|\\D${today}$)).*)$`));
    await closeLine(checkout, 'Quando');
    await expect(checkoutOf(page)).toBeVisible();
    await orderButton(page).click();
    await expectWaiting(page);
  });
