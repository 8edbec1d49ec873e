// A table from the staff's side: a customer orders, and the staff see it, serve it, take the money
// and close.

import { call } from './calls.ts';
import { signInAsStaff } from './kitchen.ts';
import { messageTo } from './outbox.ts';
import { loseReply, reachServer } from './reach-server.ts';
import { hydrated, open, site } from './steps.ts';
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

/** A table that no other test uses, open in the console. */
async function openNewTable(page: Page): Promise<string> {
  const number = 100 + Math.floor(Math.random() * 9000);
  await signInAsStaff(page);
  await open(page, `${home}/painel/mesas/preparar`);
  await page.getByLabel('Do número').fill(String(number));
  await page.getByLabel('Até o número').fill(String(number));
  await page.getByRole('button', { name: 'Criar 1' }).click();
  await expect(page.getByText('Criadas: 1.')).toBeVisible();
  await page.goto(`${home}/painel/mesas`);
  await hydrated(page);
  await page.getByRole('button', { name: new RegExp(`^Mesa ${number} `) }).click();
  return `Mesa ${number}`;
}

/** At a new table, with the sheet of its first order open. */
async function beginOrder(page: Page) {
  const label = await openNewTable(page);
  const panel = page.locator('.table-panel, .table-panel-sheet');
  await panel.getByRole('button', { name: 'Lançar pedido' }).click();
  const order = page.getByRole('dialog', { name: `Pedido para ${label}` });
  return { label, panel, order };
}

test('what a waiter adds after a lost reply makes no second order', async ({ page }) => {
  const { panel, order } = await beginOrder(page);
  await order.getByRole('searchbox').fill('petit');
  await order.getByRole('button', { name: 'Adicionar Petit gâteau' }).click();
  await loseReply(page, '/painel/PedirNaMesa');
  await order.getByRole('button', { name: /^Enviar 1 item/ }).click();
  await expect(page.getByText('Verifique sua conexão!')).toBeVisible();
  await order.getByRole('searchbox').fill('pudim');
  await order.getByRole('button', { name: /^Pudim de leite/ }).click();
  const product = page.getByRole('dialog', { name: 'Pudim de leite' });
  await product.getByRole('button', { name: /^Adicionar/ }).click();
  await order.getByRole('button', { name: /^Enviar 2 itens/ }).click();
  await expect(page.getByText('já tinha chegado à loja, como você enviou')).toBeVisible();
  await expect(order).toHaveCount(0);
  await expect(panel.getByText('Petit gâteau')).toHaveCount(1);
  await expect(panel.getByText('Pudim de leite')).toHaveCount(0);
});

test('picked items and typed text of a table are not lost unasked, and a search is', async ({
  page,
}) => {
  const label = await openNewTable(page);
  const panel = page.locator('.table-panel, .table-panel-sheet');
  const order = page.getByRole('dialog', { name: `Pedido para ${label}` });
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  const open = () => panel.getByRole('button', { name: 'Lançar pedido' }).click();
  const close = order.getByRole('button', { name: 'Fechar' });
  const leave = question.getByRole('button', { name: 'Sair sem salvar' });
  await open();
  await order.getByRole('searchbox').fill('petit');
  await close.click();
  await expect(order).toHaveCount(0);
  await open();
  await order.getByRole('searchbox').fill('petit');
  const add = order.getByRole('button', { name: 'Adicionar Petit gâteau' });
  await add.click();
  await close.click();
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await order.getByRole('button', { name: /^Enviar 1 item/ }).click();
  await expect(panel.getByText('Petit gâteau')).toHaveCount(1);
  await panel
    .getByRole('button', { name: /^Receber/ })
    .first()
    .click();
  const pay = page.getByRole('dialog', { name: `Receber de ${label}` });
  await pay.getByLabel('Valor recebido').fill('5');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await leave.click();
  await expect(pay).toHaveCount(0);
  // A line by hand sends itself alone: what was picked stays.
  await open();
  await order.getByRole('searchbox').fill('petit');
  await add.click();
  await order.locator('label').filter({ hasText: 'Valor avulso' }).click();
  await order.getByLabel('O que é').fill('Rolha');
  await order.getByLabel('Valor de cada').fill('10');
  await order.getByRole('button', { name: 'Lançar na conta' }).click();
  await expect(panel.getByText('Rolha')).toHaveCount(1);
  await expect(order.getByRole('button', { name: /^Enviar 1 item/ })).toBeVisible();
  await close.click();
  await leave.click();
  await expect(order).toHaveCount(0);
});

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

test('a waiter begins at the search and comes back from a product to their place', async ({
  page,
}) => {
  const label = await openNewTable(page);
  const panel = page.locator('.table-panel, .table-panel-sheet');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/quitute/ObterCardapioPedidoMesa', async (route) => {
    await held;
    await route.continue();
  });
  await panel.getByRole('button', { name: 'Lançar pedido' }).click();
  const order = page.getByRole('dialog', { name: `Pedido para ${label}` });
  await expect(order.getByRole('searchbox')).toBeFocused();
  answer();
  const row = order.getByRole('button', { name: /^Suco natural/ });
  await row.click();
  const product = page.getByRole('dialog', { name: 'Suco natural' });
  await expect(product.getByRole('heading', { name: 'Suco natural' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(product).toHaveCount(0);
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test('a waiter whose menu is old reads what changed, and sends what is left', async ({ page }) => {
  const label = await openNewTable(page);
  const panel = page.locator('.table-panel, .table-panel-sheet');
  // As if it had been read when one product was cheaper and the other was still sold.
  await page.route(
    '**/api/quitute/ObterCardapioPedidoMesa',
    async (route) => {
      const response = await reachServer(route);
      const menu = await response.json();
      for (const product of menu.categorias.flatMap(
        ({ produtos }: { produtos: object[] }) => produtos,
      )) {
        if (product.nome === 'Petit gâteau') product.valor = 9.9;
        if (product.nome === 'Pudim de leite') product.id = 987_654;
      }
      await route.fulfill({ response, json: menu });
    },
    { times: 1 },
  );
  await panel.getByRole('button', { name: 'Lançar pedido' }).click();
  const order = page.getByRole('dialog', { name: `Pedido para ${label}` });
  await order.getByRole('button', { name: 'Adicionar Petit gâteau' }).click();
  await order.getByRole('button', { name: 'Adicionar Pudim de leite' }).click();
  await order.getByRole('button', { name: /^Enviar 2 itens/ }).click();
  const notice = order.getByRole('alert').filter({ hasText: 'O cardápio mudou desde então.' });
  await expect(notice.getByRole('listitem')).toHaveText([
    /^Petit gâteau: O preço mudou\. De R\$\s9,90 para R\$\s23,90\.$/,
    'Pudim de leite: Não está mais à venda.',
  ]);
  await page.screenshot({ path: `/tmp/shot-old-${test.info().project.name}.png` });
  await order.getByRole('button', { name: /^Enviar 1 item.*23,90/ }).click();
  await expect(order).toHaveCount(0);
  await expect(panel.getByText('Petit gâteau')).toBeVisible();
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
