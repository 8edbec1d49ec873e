// A scheduled order: chosen at the checkout, not due in the kitchen until its time.

import { expectNoSidewaysScroll } from './accessible.ts';
import { ticketsOf } from './kitchen.ts';
import { checkoutOf, closeLine, lineOf, open, openLine, sheetOf, site } from './steps.ts';
import { readyToOrder } from './stored.ts';
import { expect, test } from './test.ts';

// Rows: 1.18
test('a customer schedules an order, and the board lists it as scheduled', async ({
  page,
  kitchen,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  const when = await openLine(checkout, 'Quando');
  const send = checkoutOf(page).getByRole('button', { name: /^Agendar pedido/ });
  await expect(checkout.getByRole('radiogroup', { name: 'Horário' })).toBeVisible();
  // Tomorrow: today may be over.
  await checkout.getByRole('radiogroup', { name: 'Dia' }).locator('label').nth(1).click();
  await when.getByText('Noite', { exact: true }).click();
  await checkout
    .getByRole('radiogroup', { name: 'Horário' })
    .locator('label')
    .filter({ hasText: '19h00' })
    .click();
  await expect(when.getByRole('button', { name: /^Agendar .*, 19h00/ })).toBeVisible();
  await closeLine(checkout, 'Quando');
  await expect(lineOf(checkout, 'Quando')).toContainText('amanhã, 19h00 – 19h30');
  await send.click();
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
  await expect(page.getByRole('heading', { name: /19h00 – 19h30/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'a scheduled order');
  const card = ticketsOf(kitchen, customer);
  await expect(card.getByText(/Agendado: .*19h00 – 19h30/)).toBeVisible();
  await card.getByRole('button', { name: /^Aceitar/ }).click();
  const scheduled = kitchen.getByRole('group').filter({ hasText: 'Agendados' });
  await expect(scheduled.getByRole('article').filter({ hasText: customer })).toBeVisible();
});

test('a refused time is said until another one is chosen', async ({ page, customer }) => {
  const checkout = await readyToOrder(page, customer);
  const choose = async (time: string) => {
    await checkout.getByRole('radiogroup', { name: 'Dia' }).locator('label').nth(1).click();
    await sheetOf(checkout, 'Quando').getByText('Noite', { exact: true }).click();
    await checkout
      .getByRole('radiogroup', { name: 'Horário' })
      .locator('label')
      .filter({ hasText: time })
      .click();
    await closeLine(checkout, 'Quando');
  };
  await openLine(checkout, 'Quando');
  await choose('19h00');
  const mensagem = 'Este horário não está mais disponível.';
  await page.route('**/cliente/CadastrarPedido', (route) =>
    route.fulfill({ json: { codErro: 270, mensagem } }),
  );
  await checkoutOf(page)
    .getByRole('button', { name: /^Agendar pedido/ })
    .click();
  const refused = checkout.getByRole('alert').filter({ hasText: mensagem });
  await expect(refused).toBeVisible();
  await checkout.getByRole('button', { name: /^Escolher o horário R/ }).click();
  await expect(refused).toHaveCount(1);
  await choose('19h30');
  await expect(refused).toHaveCount(0);
});

test('a paused store asks for a time, and every time of a day fits one screen', async ({
  page,
  customer,
}) => {
  await page.route('**/quitute/EstabelecimentoAberto/*', (route) =>
    route.fulfill({ json: { estado: 'pausado', mudaEm: null, semAtendimento: false } }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const checkout = await readyToOrder(page, customer);
  await checkout.getByRole('button', { name: /^Escolher o horário R/ }).click();
  const when = sheetOf(checkout, 'Quando');
  await when.getByRole('button', { name: /^Pronto/ }).click();
  await expect(when.getByText('Escolha o dia e o horário.')).toBeVisible();
  await when.getByRole('radiogroup', { name: 'Dia' }).locator('label').nth(1).click();
  await expect(when.getByRole('heading', { name: 'Noite' })).toBeVisible();
  expect(await when.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBeLessThan(2);
});

test('the word of each day stays inside its chip in a language of long words', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'quitute_idioma', value: 'fr', url: site('pizzaria') }]);
  await open(page, `${site('pizzaria')}/delivery`);
  await page.getByRole('button', { name: 'Ajouter Pudim de leite', exact: true }).click();
  await open(page, `${site('pizzaria')}/delivery?painel=finalizar`);
  await page.getByRole('button', { name: /^Quand/ }).click();
  const days = page.getByRole('radiogroup', { name: 'Jour' });
  await expect(days).toContainText('Aujourd’hui');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const outside = await days.locator('label').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const word = label.querySelector('span')?.getBoundingClientRect();
        const chip = label.getBoundingClientRect();
        const fits = word && word.left >= chip.left && word.right <= chip.right;
        return fits ? [] : [label.textContent];
      }),
    );
    expect(outside, `${width}`).toEqual([]);
  }
});
