// A shift of the cash register, from opening to the report, with the cash of an order that is taken
// at the counter.
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { call } from './calls.ts';
import type { Page } from './clock.ts';
import { signInAsStaff } from './kitchen.ts';
import { loseReply } from './reach-server.ts';
import { open, site } from './steps.ts';
import { takeDelivery } from './take-delivery.ts';
import { expect, test } from './test.ts';

/** A brand with a single store, whose menu no other test changes. */
const shop = 'acai';

const sendOut = async (
  page: Page,
  nome: string,
  forma: 'dinheiro' | 'cartaoNaEntrega',
): Promise<{ id: number; valorTotal: number }> => {
  const fruit = { loja: 'Boa Viagem', produto: 'Salada de frutas', quantidade: 3 };
  const order = await takeDelivery(page, shop, { ...fruit, nome, forma });
  await call(page, shop, '/painel/MoverPedido', { id: order.id, statusAtual: 3, status: 5 });
  return order;
};

test('a shift of the register: cash of an order lands, a difference is explained', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsStaff(page, shop);
  await open(page, `${site(shop)}/painel/caixa`);
  await page.getByRole('button', { name: 'Abrir caixa' }).click();
  await expect(page.getByText('Digite o que há na gaveta; 0 para nada.')).toBeVisible();
  await page.getByLabel('Valor na gaveta').fill('muito');
  await page.getByRole('button', { name: 'Abrir caixa' }).click();
  await expect(page.getByText('Digite um valor, como 150,00.')).toBeVisible();
  await page.getByLabel('Valor na gaveta').fill('100,00');
  await loseReply(page, '/painel/AbrirCaixa');
  await page.getByRole('button', { name: 'Abrir caixa' }).click();
  const moves = page.getByRole('table').first();
  const opening = moves.getByRole('row', { name: /Abertura/ });
  await expect(
    page
      .getByText(/conexão/)
      .or(opening)
      .first(),
  ).toBeVisible();
  // It is open already, which the second press shows, or the screen by itself.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Abrir caixa' });
    if (await again.isVisible()) await again.click({ timeout: 3000 });
    await expect(opening).toContainText('R$ 100,00', { timeout: 3000 });
  }).toPass();

  const report = page.locator('.register-report');
  await expect(report.getByText(/^Aberto às/)).toBeVisible();

  await page.getByRole('button', { name: 'Sangria' }).click();
  await page.getByLabel('Valor', { exact: true }).fill('30,00');
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByText('Diga o motivo.')).toBeVisible();
  await expect(page.getByLabel('Motivo')).toBeFocused();
  await page.getByLabel('Motivo').fill('Gelo');
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(moves.getByRole('row', { name: /Sangria/ })).toContainText('Gelo');
  await expect(page.getByRole('button', { name: 'Sangria' })).toBeFocused();
  await page.getByRole('button', { name: 'Suprimento' }).click();
  await page.getByLabel('Valor', { exact: true }).fill('5,00');
  await page.getByLabel('Motivo').fill('Moedas');
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(moves.getByRole('row', { name: /Suprimento/ })).toContainText('R$ 5,00');

  // Cash that is received with the order is in the drawer at once.
  await open(page, `${site(shop)}/painel/balcao`);
  await page.getByText('Retirada', { exact: true }).click();
  await page.keyboard.press('F4');
  await page.keyboard.type('salada de frutas');
  await expect(page.getByRole('option', { name: /Salada de frutas/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const lines = page.getByRole('list', { name: 'Itens escolhidos' }).getByRole('listitem');
  await expect(lines).toHaveText(/Salada de frutas/);
  await page.locator('label').filter({ hasText: 'Dinheiro' }).click();
  await page.locator('label').filter({ hasText: 'Já recebido' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^Pedido .+ está na cozinha$/ })).toBeFocused();
  await open(page, `${site(shop)}/painel/caixa`);
  const sale = moves.getByRole('row', { name: /Pedido/ }).first();
  await expect(sale).toContainText('Dinheiro');
  const landed = await sale.textContent();
  const cash = Number((/R\$\s(\d+),(\d\d)/.exec(landed ?? '') ?? []).slice(1).join('.'));
  expect(cash).toBeGreaterThan(0);

  // What a courier is to collect stands beside it, and lands without a reload when it is there.
  const street = page.getByRole('region', { name: 'Na rua' });
  await expect(street).toBeHidden();
  const out = await sendOut(page, 'Joana Reis', 'dinheiro');
  const amount = out.valorTotal.toFixed(2).replace('.', ',');
  const hand = ({ id }: { id: number }) =>
    call(page, shop, '/painel/MoverPedido', {
      id,
      statusAtual: 5,
      status: 8,
      motivo: 'O cliente não tem o código',
    });
  await expect(street).toContainText('Joana ReisDinheiro · Troco p/ R$ 200,00');
  await expect(street).toContainText(`R$ ${amount}`);
  await expectAccessible(page, 'an open register');
  await hand(out);
  await expect(moves.getByRole('row', { name: /Joana Reis/ })).toContainText(`R$ ${amount}`);
  await expect(street).toBeHidden();
  const byCard = await sendOut(page, 'Lia Sampaio', 'cartaoNaEntrega');
  await hand(byCard);
  await page.getByRole('button', { name: 'Cartão', exact: true }).click();
  await expect(moves.getByRole('row')).toHaveCount(2);
  await expect(moves.getByRole('row', { name: /Lia Sampaio/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tudo', exact: true }).click();
  await expect(moves.getByRole('row', { name: /Joana Reis/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'an open register');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Fechar caixa' }).click();
  const counted = (70 + cash + out.valorTotal).toFixed(2).replace('.', ',');
  await page.getByText('Contar notas').click();
  await page.getByLabel('R$ 50,00').fill('1');
  await page.getByLabel('Moedas').fill('2,10');
  await expect(page.getByLabel('Dinheiro', { exact: true })).toHaveValue('52,10');
  await page.getByLabel('Dinheiro', { exact: true }).fill(counted);
  await page
    .getByLabel('Cartão', { exact: true })
    .fill(String(byCard.valorTotal).replace('.', ','));
  await page.getByRole('button', { name: /^Fechar com/ }).click();
  await expect(page.getByText('Diga o motivo da diferença.')).toBeVisible();
  await expect(page.getByLabel('Motivo da diferença')).toBeFocused();
  // The correction takes back what was said.
  await page.getByRole('button', { name: 'Troco errado' }).click();
  await expect(page.getByText('Diga o motivo da diferença.')).toBeHidden();
  await expectAccessible(page, 'the closing of a register');
  // A colleague puts money in meanwhile: the counting stays, and the difference is another one.
  const colleague = await page.context().newPage();
  await open(colleague, `${site(shop)}/painel/caixa`);
  await colleague.getByRole('button', { name: 'Suprimento' }).click();
  await colleague.getByLabel('Valor', { exact: true }).fill('1,00');
  await colleague.getByLabel('Motivo').fill('Achado');
  await colleague.getByRole('button', { name: 'Anotar' }).click();
  await expect(colleague.getByText('Anotado no caixa.')).toBeVisible();
  await colleague.close();
  await page.getByRole('button', { name: /^Fechar com/ }).click();
  await expect(page.getByText(/Entrou dinheiro enquanto você contava/)).toBeVisible();
  await expect(page.getByLabel('Dinheiro', { exact: true })).toHaveValue(counted);
  await expect(page.getByLabel('Motivo da diferença')).toHaveValue('Troco errado');
  await page.getByRole('button', { name: /^Fechar com.+6,00/ }).click();
  await expect(page.getByText('O caixa está fechado.').first()).toBeVisible();

  await expect(report.getByText('Motivo: Troco errado')).toBeVisible();
  await expect(report.getByRole('row', { name: /Dinheiro/ })).toContainText(/−R\$\s6,00/);
  const next = report.getByRole('button', { name: 'Dia seguinte' });
  await expect(next).toBeDisabled();
  await report.getByRole('button', { name: 'Dia anterior' }).click();
  await expect(report.getByText('Nenhum caixa foi aberto neste dia.')).toBeVisible();
  await next.click();
  await expect(report.getByText('Motivo: Troco errado')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Baixar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^caixa-.+\.csv$/);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(report).toBeVisible();
  await expect(report).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('button', { name: 'Abrir caixa' })).toBeHidden();
});

/** In the drawer of the market, from another page of the same person. */
async function putInElsewhere(page: Page, amount: string): Promise<void> {
  const other = await page.context().newPage();
  await open(other, `${site('mercado')}/painel/caixa`);
  await other.getByRole('button', { name: 'Suprimento' }).click();
  await other.getByLabel('Valor', { exact: true }).fill(amount);
  await other.getByLabel('Motivo').fill('Moedas');
  await other.getByRole('button', { name: 'Anotar' }).click();
  await expect(other.getByRole('row', { name: /Suprimento/ })).toContainText(`R$ ${amount}`);
  await other.close();
}

test('an error of the register is at its field, and a form left leads to its button', async ({
  page,
}) => {
  await signInAsStaff(page, 'mercado');
  await open(page, `${site('mercado')}/painel/caixa`);
  const focused = page.locator(':focus');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  await page.getByLabel('Valor na gaveta').fill('1.500');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').first()).toContainText('R$ 1.500,00');
  await press('Suprimento');
  const amount = page.getByLabel('Valor', { exact: true });
  await expect(amount).toBeFocused();
  await amount.fill('1,500');
  await page.getByLabel('Motivo').fill('Moedas');
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/Digite um valor, como 150,00\./);
  // Another kind keeps what is typed, and has no error of its own yet.
  await press('Sangria');
  await expect(page.getByRole('heading', { name: 'Tirar dinheiro' })).toBeVisible();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('1,500');
  await expect(amount).not.toHaveAccessibleDescription(/Digite um valor/);
  await expect(page.getByLabel('Motivo')).toHaveValue('Moedas');
  await press('Suprimento');
  await press('Voltar');
  await expect(focused).toHaveText('Suprimento');
  await press('Sangria');
  await expect(amount).toHaveValue('');
  await press('Voltar');
  await press('Fechar caixa');
  await press('Voltar ao caixa');
  await expect(focused).toHaveText('Fechar caixa');
  await putInElsewhere(page, '10,00');
  await press('Fechar caixa');
  // Nobody told this screen of the other device's move.
  await expect(page.getByText('Esperado: R$ 1.510,00')).toBeVisible();
  await press('Fechar caixa');
  const cash = page.getByLabel('Dinheiro', { exact: true });
  await expect(cash).toBeFocused();
  await expect(cash).toHaveAccessibleDescription(/Digite o que foi contado em cada linha/);
  await cash.fill('1,500');
  await page.keyboard.press('Enter');
  await expect(cash).toHaveAccessibleDescription(/Digite um valor, como 150,00\./);
  await cash.fill('1.510,00');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Valor na gaveta')).toBeFocused();
});

test('what was counted stays when the session has ended meanwhile', async ({ page }) => {
  await signInAsStaff(page, 'cafe');
  await open(page, `${site('cafe')}/painel/caixa`);
  await page.getByLabel('Valor na gaveta').fill('40,00');
  await page.getByRole('button', { name: 'Abrir caixa' }).click();
  await page.getByRole('button', { name: 'Fechar caixa' }).click();
  const cash = page.getByLabel('Dinheiro', { exact: true });
  await cash.fill('40,00');
  await page.context().clearCookies({ name: /quitute_painel$/ });
  const close = page.locator('form').getByRole('button', { name: 'Fechar caixa' });
  await close.click();
  await expect(page.getByText('Entre na sua conta para continuar.').first()).toBeVisible();
  await expect(page.getByText('Os valores estão como chegaram por último.')).toBeVisible();
  await expect(cash).toHaveValue('40,00');
  // Signed in again in another tab, they close with what they counted.
  const link = page.getByRole('link', { name: 'Entrar em outra aba' });
  const [other] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await other.getByLabel('E-mail').fill('painel@demo.quitute.app');
  await other.getByLabel('Senha', { exact: true }).fill('quitute-demo');
  await other.getByRole('button', { name: 'Entrar' }).click();
  await expect(other).toHaveURL(/\/painel$/);
  await other.close();
  await expect(cash).toHaveValue('40,00');
  await close.click();
  await expect(link).toBeHidden();
  await expect(page.getByText('O caixa está fechado.').first()).toBeVisible();
});
