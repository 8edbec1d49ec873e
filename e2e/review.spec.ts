// A customer writes a review, and the store answers.

import { expectAccessible } from './accessible.ts';
import { orderPudding } from './calls.ts';
import { accept, advance, ticketsOf } from './kitchen.ts';
import { site } from './steps.ts';
import { expect, type Locator, test } from './test.ts';

// Rows: 1.16, 2.19
test('stars on the order lead to the review, with the store’s answer below', async ({
  page,
  kitchen,
  customer,
}) => {
  test.slow();
  await orderPudding(page, customer);
  await accept(kitchen, customer);
  await advance(kitchen, customer, 'Iniciar preparo');
  await advance(kitchen, customer, 'Marcar pronto');
  await page.getByRole('button', { name: 'Já retirei o pedido' }).click();
  await page.getByRole('link', { name: 'Dar 4 de 5 estrelas' }).click();
  await expect(page.getByRole('radio', { name: '4: Muito bom' })).toBeChecked();
  await page.getByRole('button', { name: 'Sabor' }).click();
  await page.getByRole('button', { name: 'Gostei de Pudim de leite' }).click();
  await page.getByLabel('Conte mais').fill(`Pudim firme, ${customer}`);
  await expectAccessible(page, 'review');
  const send = page.getByRole('button', { name: 'Enviar avaliação' });
  await page.route('**/api/avaliacao/AvaliarPedido', (route) => route.abort(), { times: 1 });
  await send.click();
  const lost = page.getByText('Verifique sua conexão!');
  await expect(lost).toBeVisible();
  // The thanks do not wait for the failure's own time, which does not end under the pointer.
  await lost.hover();
  await send.press('Enter');
  await expect(page.getByText('Obrigado pela avaliação!')).toBeVisible();
  await expect(lost).toBeHidden();
  // The field shows the same text until the order page replaces it.
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
  await expect(page.getByText(`Pudim firme, ${customer}`)).toBeVisible();

  await kitchen.goto(`${site('pizzaria')}/painel/avaliacoes`);
  const card = ticketsOf(kitchen, `Pudim firme, ${customer}`);
  await card.getByRole('button', { name: 'Responder' }).click();
  await kitchen.getByLabel('Resposta', { exact: true }).fill('Volte sempre!');
  await kitchen.getByRole('button', { name: 'Publicar resposta' }).click();
  await expect(card.getByText('Volte sempre!')).toBeVisible();
  await expectAccessible(kitchen, 'reviews of the staff');
  await kitchen.getByRole('link', { name: /^Sem resposta/ }).click();
  await expect(kitchen).toHaveURL(/mostrar=sem-resposta/);
  await expect(card).toBeHidden();
  await kitchen.getByRole('link', { name: /^4 estrelas/ }).click();
  await expect(card.getByText('Volte sempre!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Volte sempre!')).toBeVisible();

  // From then on the menu says the grade, which a desktop does not paint over the cover.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site('pizzaria')}/delivery`);
  const boxOf = async (part: Locator) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const grade = await boxOf(page.getByRole('button', { name: /^Nota .+ de 5, / }).locator('b'));
  const cover = await boxOf(page.locator('.cover'));
  expect(grade.y).toBeGreaterThan(cover.y + cover.height);
});
