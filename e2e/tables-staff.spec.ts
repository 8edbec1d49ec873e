// A table from the staff's side: a customer orders, and the staff see it, serve it, take the money
// and close.

import { expectAccessible } from './accessible.ts';
import { call } from './calls.ts';
import { signInAsStaff } from './kitchen.ts';
import { beginOrder, openNewTable } from './new-table.ts';
import { messageTo } from './outbox.ts';
import { open, site } from './steps.ts';
import { type Browser, expect, type Page, test } from './test.ts';

const home = site('pizzaria');

async function sitDown(browser: Browser, label: string, path: string): Promise<Page> {
  const customer = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await call(customer, 'pizzaria', '/quitute/CadastrarUsuarioMesa', {
    nome: label,
    tipoUsuario: 2,
    token: new URL(path, home).searchParams.get('pedidoMesa'),
  });
  await call(customer, 'pizzaria', '/mesa/Alterar', { nome: 'Ana' });
  return customer;
}

async function orderPudding(customer: Page): Promise<void> {
  const { idEstabelecimento, produto } = await customer.evaluate(async () => {
    const { mesa } = await (await fetch('/api/mesa/Conta')).json();
    const body = JSON.stringify({ idEstabelecimento: mesa.idEstabelecimento });
    const menu = await (
      await fetch('/api/quitute/ObterCardapioPedidoMesa', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).json();
    const all: { id: number; nome: string; valor: number }[] = menu.categorias.flatMap(
      ({ produtos }: { produtos: [] }) => produtos,
    );
    return {
      idEstabelecimento: mesa.idEstabelecimento,
      produto: all.find(({ nome }) => nome === 'Pudim de leite'),
    };
  });
  const pedido = {
    chaveIdempotencia: crypto.randomUUID(),
    idEstabelecimento,
    tipoPedido: 3,
    entregaImediata: true,
    itens: [
      {
        produto: { id: produto?.id, quantidade: 2, observacao: '', opcoes: [] },
        valorProdutoHistorico: produto?.valor,
      },
    ],
    endereco: null,
    cliente: null,
    formaPagamento: null,
    troco: null,
    cpfNota: null,
    observacao: '',
    valorTotal: 0,
  };
  const cart = { cupomDesconto: null, idCartelaCompleta: null, pedido };
  const { valorTotal } = await call<{ valorTotal: number }>(
    customer,
    'pizzaria',
    '/quitute/PedidoCalculado',
    cart,
  );
  await call(customer, 'pizzaria', '/cliente/CadastrarPedido', {
    ...cart,
    pedido: { ...pedido, valorTotal },
  });
}

test('a held Enter neither closes an unpaid bill nor voids a line without a reason', async ({
  page,
}) => {
  const { panel, order } = await beginOrder(page);
  await order.getByRole('button', { name: 'Adicionar Petit gâteau' }).click();
  await order.getByRole('button', { name: 'Adicionar Pudim de leite' }).click();
  await order.getByRole('button', { name: /^Enviar 2 itens/ }).click();
  const ways = [
    { opener: 'Estornar Petit gâteau', sheet: /^Estornar 1×/, send: 'Estornar' },
    { opener: 'Fechar conta', sheet: /^Fechar a conta/, send: 'Fechar mesmo assim' },
  ];
  for (const { opener, sheet, send } of ways) {
    await panel.getByRole('button', { name: opener }).focus();
    await page.keyboard.down('Enter');
    const dialog = page.getByRole('dialog', { name: sheet });
    const reasons = dialog.getByRole('radio');
    await expect(reasons.first()).toBeFocused();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    const missing = dialog.getByText('Escolha o motivo.');
    await expect(missing).toHaveCount(0);
    // Another press asks for the reason: none is chosen for them.
    await page.keyboard.press('Enter');
    await expect(missing).toBeVisible();
    await expect(reasons.first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(missing).toHaveCount(0);
    await dialog.getByRole('button', { name: send, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(panel.getByText('Livre')).toBeVisible();
});

test('cash for a part of a bill says its change, and never counts as more', async ({ page }) => {
  const { label, panel, order } = await beginOrder(page);
  await order.getByRole('searchbox').fill('petit');
  await order.getByRole('button', { name: 'Adicionar Petit gâteau' }).click();
  await order.getByRole('button', { name: /^Enviar 1 item/ }).click();
  await panel.getByRole('button', { name: /^Receber/ }).click();
  const pay = page.getByRole('dialog', { name: `Receber de ${label}` });
  const given = pay.getByLabel('Troco para');
  await expect(given).toHaveCount(0);
  await pay.locator('label').filter({ hasText: 'Dinheiro' }).click();
  await pay.getByLabel('Valor recebido').fill('10');
  await given.fill('5');
  await pay.getByRole('button', { name: 'Receber R$ 10,00' }).click();
  await expect(pay.getByText('O valor precisa ser maior que R$ 10,00.')).toBeVisible();
  await expect(given).toBeFocused();
  await given.fill('50');
  await expect(pay.getByText('O troco é R$ 40,00.')).toBeVisible();
  await pay.getByRole('button', { name: 'Receber R$ 10,00' }).click();
  await expect(pay).toHaveCount(0);
  await expect(panel.getByText('−R$ 10,00')).toBeVisible();

  // Recorded in the wrong way: undone with a reason, and owed again.
  await panel.getByRole('button', { name: 'Desfazer o recebimento de R$ 10,00, Dinheiro' }).click();
  const undo = page.getByRole('dialog', { name: /^Desfazer o recebimento/ });
  await undo.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(undo.getByText('Escolha o motivo.')).toBeVisible();
  await undo.getByText('Forma errada').click();
  await expectAccessible(page, 'a payment that is undone');
  await undo.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(undo).toHaveCount(0);
  await expect(panel.getByText('Desfeito: Forma errada')).toBeVisible();
  await expect(panel.getByText('−R$ 10,00')).toHaveCount(0);
  await expectAccessible(page, 'the bill with what was undone');
});

test('by keyboard, what is undone hands its focus to the next payment', async ({ page }) => {
  const { panel, order } = await beginOrder(page);
  await order.getByRole('searchbox').fill('petit');
  await order.getByRole('button', { name: 'Adicionar Petit gâteau' }).click();
  await order.getByRole('button', { name: /^Enviar 1 item/ }).click();
  for (const amount of ['3', '2']) {
    await panel.getByRole('button', { name: /^Receber/ }).click();
    const pay = page.getByRole('dialog', { name: /^Receber de/ });
    await pay.getByLabel('Valor recebido').fill(amount);
    await pay.getByRole('button', { name: `Receber R$ ${amount},00` }).click();
    await expect(pay).toHaveCount(0);
  }
  const undo = (amount: string) =>
    panel.getByRole('button', { name: `Desfazer o recebimento de R$ ${amount}, Cartão` });
  await undo('3,00').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /^Desfazer o recebimento/ });
  await expect(sheet.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(undo('3,00')).toHaveCount(0);
  await expect(undo('2,00')).toBeFocused();
});

// Rows: 1.11
test('staff see what a table orders, serve it, take the money in parts and close', async ({
  page,
  browser,
}) => {
  test.slow();
  const label = await openNewTable(page);
  const panel = page.locator('.table-panel, .table-panel-sheet');
  const { mesas } = await page.evaluate(async () => (await fetch('/api/painel/Mesas')).json());
  const path: string = mesas.find(({ rotulo }: { rotulo: string }) => rotulo === label).caminho;
  const customer = await sitDown(browser, label, path);
  await orderPudding(customer);
  await call(customer, 'pizzaria', '/mesa/Chamar', { motivo: 'garcom' });

  // No reload is needed: updates arrive by themselves.
  await expect(panel.getByText('Pudim de leite')).toBeVisible();
  await expect(panel.getByText('Chama o garçom')).toBeVisible();
  await panel.getByRole('button', { name: 'Atendido' }).click();
  await expect(panel.getByText('Chama o garçom')).toBeHidden();

  await panel.getByRole('button', { name: 'Lançar pedido' }).click();
  const order = page.getByRole('dialog', { name: `Pedido para ${label}` });
  await order.getByLabel('Para quem').selectOption({ label: 'Ana' });
  await order.getByRole('searchbox').fill('petit');
  await order.getByRole('button', { name: 'Adicionar Petit gâteau' }).click();
  await order.getByRole('button', { name: /^Enviar 1 item/ }).click();
  await expect(panel.getByText('Petit gâteau')).toBeVisible();
  await panel.getByRole('button', { name: 'Estornar Petit gâteau' }).click();
  const reason = page.getByRole('dialog', { name: /^Estornar 1×/ });
  await reason.locator('label').filter({ hasText: 'Lançado por engano' }).click();
  await reason.getByRole('button', { name: 'Estornar', exact: true }).click();
  await expect(panel.getByText('Estornado: Lançado por engano')).toBeVisible();

  const pay = page.getByRole('dialog', { name: `Receber de ${label}` });
  await panel.getByRole('button', { name: /^Receber/ }).click();
  await pay.getByRole('button', { name: 'Mais um' }).click();
  await pay.getByRole('button', { name: /^Receber/ }).click();
  await expect(panel.getByText('Falta pagar')).toBeVisible();
  await panel.getByRole('button', { name: /^Receber/ }).click();
  await pay.getByRole('button', { name: /^Receber/ }).click();
  await expect(page.getByText('Conta paga. Já pode fechar.')).toBeVisible();
  await panel.getByRole('button', { name: 'Fechar conta' }).click();
  const close = page.getByRole('dialog', { name: /^Fechar a conta/ });
  // Nobody has accepted the pudding.
  await expect(close.getByText('1 pedido em andamento')).toBeVisible();
  await close.getByRole('button', { name: 'Fechar conta' }).click();
  await expect(panel.getByText('Livre')).toBeVisible();
  expect(
    await customer.evaluate(async () => (await (await fetch('/api/mesa/Conta')).json()).mesa),
  ).toBeNull();
  await customer.context().close();
});

test('staff who may not make tables are told who does', async ({ browser }) => {
  const owner = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await signInAsStaff(owner, 'mercado');
  const email = `bento${Math.random().toString(36).slice(2, 8)}@mercado.app`;
  const { estabelecimento } = await call<{ estabelecimento: { id: number } }>(
    owner,
    'mercado',
    '/painel/Loja',
  );
  await call(owner, 'mercado', '/painel/ConvidarPessoa', {
    nome: 'Bento',
    email,
    papel: 'atendente',
    idEstabelecimento: estabelecimento.id,
  });
  const text = await messageTo(browser, 'mercado', email, 'convite?chave=');
  const chave = /convite\?chave=([\w-]+)/.exec(text)?.[1];
  const bento = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  const senhaNova = 'uma-senha-boa';
  await call(bento, 'mercado', '/painel/AceitarConvite', { chave, senhaNova });
  await call(bento, 'mercado', '/painel/Entrar', { email, senha: senhaNova });
  await open(bento, `${site('mercado')}/painel/mesas`);
  await expect(bento.getByText('Nenhuma mesa ainda')).toBeVisible();
  await expect(
    bento.getByText('Quem prepara as mesas é o proprietário ou o gerente.'),
  ).toBeVisible();
  await expect(bento.getByText(/^Crie as mesas/)).toHaveCount(0);
});
