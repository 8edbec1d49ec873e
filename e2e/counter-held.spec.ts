// Orders at the counter that staff put aside and take up again.
import { atWork, linesOf, openCounter } from './at-counter.ts';
import { expect, type Page, test } from './test.ts';

test('an order that is left for another page waits with those put aside', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCounter(page);
  await page.getByText('Retirada', { exact: true }).click();
  await page.locator('#counter-name').fill('Otto');
  await page.getByRole('link', { name: 'Quadro' }).click();
  await expect(page).toHaveURL(/painel$/);
  await page.getByRole('link', { name: 'Balcão' }).click();
  await page.getByRole('button', { name: /^Retomar Otto/ }).click();
  await expect(page.locator('#counter-name')).toHaveValue('Otto');
});

test('an order is put aside and taken up again, in the same tab', async ({ page }) => {
  await openCounter(page);
  const name = page.locator('#counter-name');
  await page.getByText('Retirada', { exact: true }).click();
  await name.fill('Rita');
  await page.keyboard.press('F4');
  await page.keyboard.type('pudim');
  await expect(page.getByRole('option', { name: /Pudim/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(linesOf(page)).toHaveText(/Pudim/);
  await page.keyboard.press('Control+s');
  await expect(linesOf(page)).toHaveCount(0);
  await expect(name).toHaveValue('');
  await page.reload();
  await page.getByRole('button', { name: /^Retomar Rita/ }).click();
  await expect(linesOf(page)).toHaveText(/Pudim/);
  await expect(name).toHaveValue('Rita');
  await expect(page.getByRole('button', { name: /^Retomar/ })).toHaveCount(0);
});

test('an order put aside has no address of a phone that is corrected later', async ({ page }) => {
  const home = {
    ...{ cep: '05435000', uf: 'SP', cidade: 'São Paulo', bairro: 'Vila Madalena' },
    ...{ logradouro: 'Rua Harmonia', numero: '77', complemento: '', referencia: '' },
  };
  const quote = {
    ...{ taxaEntrega: 5, minimoEntregaGratis: 999, valorMinimoPedido: null },
    ...{ tempoMinimo: 20, tempoMaximo: 40, estabelecimentoQueAtende: null },
  };
  const known = {
    ...{ nome: 'Nair', idCliente: null, telefoneConfirmado: false, quantidadePedidos: 1 },
    ...{ ultimoPedidoEm: null, pedidos: [] },
    enderecos: [{ ...home, ...quote, ativo: true, padrao: false }],
  };
  const nobody = { ...known, nome: '', quantidadePedidos: 0, enderecos: [] };
  const [first, other] = ['11987650177', '11987650188'];
  await page.route('**/api/painel/ClienteDoBalcao**', (route) => {
    const { telefone } = route.request().postDataJSON();
    return route.fulfill({ json: telefone === first ? known : nobody });
  });
  await openCounter(page);
  const phone = page.getByLabel('Telefone');
  await phone.fill(first);
  const place = page.getByRole('radio', { name: /Rua Harmonia, 77/ });
  await expect(place).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(phone).toHaveValue('');
  await page.reload();
  await page.getByRole('button', { name: /^Retomar Nair/ }).click();
  await expect(place).toBeChecked();
  await phone.fill(other);
  await expect(page.locator('#counter-name')).toHaveValue('');
  await expect(page.getByText(/Rua Harmonia/)).toHaveCount(0);
});

test('a code counts in an order that is put aside, or sent, from its field', async ({ page }) => {
  await openCounter(page);
  await page.getByText('Retirada', { exact: true }).click();
  await page.keyboard.press('F4');
  await page.keyboard.type('pudim');
  await page.keyboard.press('Enter');
  await expect(linesOf(page)).toHaveText(/Pudim/);
  await page.keyboard.press('F9');
  await page.keyboard.press('3');
  await page.keyboard.press('F7');
  await page.keyboard.type('NAOEXISTE');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Retomar/ }).click();
  const code = page.locator('#counter-coupon');
  await expect(code).toHaveValue('NAOEXISTE');
  await code.fill('VENCIDO');
  await expect(page.getByRole('definition').filter({ hasText: /14,90/ }).last()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: /cupom/i })).toBeVisible();
  await expect(page.getByRole('heading', atWork)).toHaveCount(0);
});

test('an order put aside shows its time, also when that is no longer free', async ({ page }) => {
  await openCounter(page);
  await page.getByText('Retirada', { exact: true }).click();
  await page.locator('#counter-name').fill('Rita');
  const when = page.locator('#counter-when');
  await when.selectOption({ index: 1 });
  const time = await when.inputValue();
  await page.keyboard.press('Control+s');
  await expect(when).toHaveValue('');
  await page.route('**/api/cliente/HorariosAgendamento', (route) =>
    route.fulfill({ json: { dias: [] } }),
  );
  await page.reload();
  await page.getByRole('button', { name: /^Retomar Rita/ }).click();
  await expect(when).toHaveValue(time);
  await when.selectOption('');
  await expect(when.getByRole('option')).toHaveText(['Agora']);
});

/** The first product was cheaper when the order was put aside, and a second one still sold. */
const makeOld = (page: Page) =>
  page.evaluate(() => {
    for (const [key, text] of Object.entries<string>(sessionStorage)) {
      if (!text.includes('Pudim de leite')) continue;
      const [held] = JSON.parse(text);
      const [first, second] = held.draft.lines;
      first.valorProdutoHistorico = 990;
      if (second !== undefined) second.produto.id = 987_654;
      sessionStorage.setItem(key, JSON.stringify([held]));
    }
  });

test('an order put aside says what the menu changed, and is sent as it reads then', async ({
  page,
}) => {
  await openCounter(page);
  await page.getByText('Retirada', { exact: true }).click();
  await page.locator('#counter-name').fill('Dora');
  await page.keyboard.press('F9');
  await page.keyboard.press('3');
  for (const [at, name] of ['pudim', 'petit'].entries()) {
    await page.keyboard.press('F4');
    await page.keyboard.type(name);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(linesOf(page)).toHaveCount(at + 1);
  }
  await page.keyboard.press('Control+s');
  await expect(linesOf(page)).toHaveCount(0);
  await makeOld(page);
  await page.reload();
  await page.getByRole('button', { name: /^Retomar Dora/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Pudim de leite: ' });
  await expect(notice.getByRole('listitem')).toHaveText([
    /^Pudim de leite: O preço mudou\. De R\$\s9,90 para R\$\s14,90\.$/,
    'Petit gâteau: Não está mais à venda.',
  ]);
  // Nothing is sent at a price that its lines do not show.
  await page.keyboard.press('Control+Enter');
  const update = notice.getByRole('button', { name: 'Atualizar os itens' });
  await expect(update).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(linesOf(page)).toHaveText(/Pudim de leite.*14,90/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', atWork)).toBeVisible();
});

test('an order for a table says what the menu changed as well', async ({ page }) => {
  await openCounter(page);
  await page.getByText('Mesa', { exact: true }).click();
  await page.keyboard.press('F4');
  await page.keyboard.type('pudim');
  await expect(page.getByRole('option', { name: /^Pudim/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(linesOf(page)).toHaveText(/Pudim de leite.*14,90/);
  await page.keyboard.press('Control+s');
  await expect(linesOf(page)).toHaveCount(0);
  await makeOld(page);
  await page.reload();
  await page.getByRole('button', { name: /^Retomar/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Pudim de leite: ' });
  await expect(notice).toContainText('O preço mudou.');
  await notice.getByRole('button', { name: 'Atualizar os itens' }).click();
  await expect(notice).toHaveCount(0);
  await expect(linesOf(page)).toHaveText(/Pudim de leite.*14,90/);
});
