// A delivery between two known places: the map, the shared link, and the delivery code. The store
// is opened all day for it.

import { accept, advance, openKitchen, ticketsOf } from '../kitchen.ts';
import {
  checkoutOf,
  choosePayment,
  fillContact,
  open,
  orderButton,
  saveAddress,
  site,
} from '../steps.ts';
import { expect, type Page, test } from '../test.ts';

const MENU = `${site('acai')}/delivery?loja=boa-viagem`;

/** From inside the board's page, because only the browser resolves the brands' hosts. */
const openAllDay = (kitchen: Page): Promise<number> =>
  kitchen.evaluate(async () => {
    const read = async (query = '') => (await fetch(`/api/painel/Loja${query}`)).json();
    const { estabelecimentos } = await read();
    const { id } = estabelecimentos.find(({ nome }: { nome: string }) => nome === 'Boa Viagem');
    const { horario } = await read(`?idEstabelecimento=${id}`);
    const horarios = [0, 1, 2, 3, 4, 5, 6].map((diaSemana) => ({
      diaSemana,
      abre: 0,
      fecha: 1440,
    }));
    const body = JSON.stringify({ idEstabelecimento: id, ...horario, horarios });
    const saved = await fetch('/api/painel/SalvarHorarios', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return (await saved.json()).horarios.length;
  });

async function orderToTheDoor(page: Page, customer: string): Promise<void> {
  await open(page, `${MENU}&painel=endereco`);
  await page.getByLabel('Buscar endereço').fill('Rua dos Navegantes, 300');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('region', { name: 'Entregar em' });
  await expect(sheet.getByRole('heading', { name: 'Rua dos Navegantes, 300' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Confirmar local' }).click();
  await saveAddress(page.getByRole('dialog', { name: 'Novo endereço' }));
  await expect(page.getByRole('dialog', { name: 'Novo endereço' })).toHaveCount(0);
  await open(page, MENU);
  // Among the promotions; its category has it again.
  const dish = page.getByRole('region', { name: 'Promoções de hoje' });
  await dish.getByRole('button', { name: 'Adicionar Dupla de 300 ml', exact: true }).click();
  await dish
    .getByRole('button', { name: 'Adicionar mais um Dupla de 300 ml, 1 na sacola' })
    .click();
  await expect(
    dish.getByRole('button', { name: 'Adicionar mais um Dupla de 300 ml, 2 na sacola' }),
  ).toBeVisible();
  await open(page, `${MENU}&painel=finalizar`);
  await fillContact(checkoutOf(page), customer);
  await choosePayment(checkoutOf(page), /^Cartão de crédito/);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
}

// Rows: 2.15
test('an order on its way shows a map, is shared without the address, and needs its code', async ({
  page,
  browser,
  context,
  customer,
}) => {
  test.slow();
  const kitchen = await openKitchen(browser, 'acai');
  expect(await openAllDay(kitchen)).toBe(7);
  await orderToTheDoor(page, customer);
  await accept(kitchen, customer);
  await advance(kitchen, customer, 'Iniciar preparo');
  await advance(kitchen, customer, 'Marcar pronto');
  await advance(kitchen, customer, 'Saiu para entrega');
  await expect(page).toHaveTitle(/^Saiu para entrega/);
  const map = page.getByRole('img', { name: 'Mapa com a loja e o endereço de entrega' });
  await expect(map.locator('.order-pin')).toHaveCount(2);

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site('acai') });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: /^Compartilhar o acompanhamento/ }).click();
  await expect(page.getByText('Link copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await friend.goto(link);
  await expect(friend.getByText('Saiu para entrega').first()).toBeVisible();
  await expect(friend.getByText('Rua dos Navegantes')).toHaveCount(0);
  await expect(friend.getByText('Código de entrega')).toHaveCount(0);
  await friend.goto(link.replace(/\?.*/, ''));
  await expect(friend.getByText('Saiu para entrega')).toHaveCount(0);
  await friend.context().close();

  const code = (await page.getByText(/^\d{4}$/).textContent()) ?? '';
  const deliver = ticketsOf(kitchen, customer).getByRole('button', {
    name: 'Entregue',
    exact: true,
  });
  const sheet = kitchen.getByRole('dialog', { name: /^Entregar o pedido/ });
  const confirm = sheet.getByRole('button', { name: 'Confirmar entrega' });
  await deliver.click();
  await confirm.click();
  await expect(sheet.getByText('Digite os quatro dígitos.')).toBeVisible();
  await sheet.getByLabel('Código do cliente').fill(code === '0000' ? '0001' : '0000');
  await confirm.click();
  await expect(kitchen.getByText('O código não confere. Peça de novo ao cliente.')).toBeVisible();
  await expect(page).toHaveTitle(/^Saiu para entrega/);
  await deliver.click();
  await sheet.getByLabel('Código do cliente').fill(code);
  await confirm.click();
  await expect(page).toHaveTitle(/^Entregue/);
  await kitchen.context().close();
});
