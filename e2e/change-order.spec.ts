// An order is changed after it was placed: staff propose, the customer agrees with one tap.
import { call, orderPudding } from './calls.ts';
import { accept, advance, ticketsOf } from './kitchen.ts';
import { hydrated } from './steps.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** The form of a change, of an order that staff have accepted. */
async function openChange(page: Page, kitchen: Page, customer: string): Promise<Locator> {
  await orderPudding(page, customer);
  await accept(kitchen, customer);
  await ticketsOf(kitchen, customer).getByRole('button', { name: 'Outras ações' }).click();
  await kitchen.getByRole('link', { name: 'Alterar pedido' }).click();
  await hydrated(kitchen);
  return kitchen.getByRole('region', { name: /^Alterar o pedido/ });
}

// Rows: 1.27
test('staff add to an order, the customer agrees, and it is delivered', async ({
  page,
  kitchen,
  customer,
}) => {
  await openChange(page, kitchen, customer);
  const search = kitchen.getByRole('combobox', { name: 'Buscar produto' });
  await expect(search).toBeVisible();
  await kitchen.keyboard.press('F4');
  await expect(search).toBeFocused();
  await search.fill('pudim de leite');
  await search.press('Enter');
  await expect(kitchen.getByText('Custa mais: vale quando o cliente concordar.')).toBeVisible();
  await kitchen.getByRole('button', { name: 'Perguntar ao cliente' }).click();
  await expect(kitchen.getByText(/^Espera a resposta do cliente/)).toBeVisible();

  await expect(page.getByRole('heading', { name: 'A loja propõe uma mudança' })).toBeVisible();
  const more = page.getByRole('region', { name: 'A loja propõe uma mudança' });
  await expect(more.getByText('+ 1× Pudim de leite')).toBeVisible();
  await expect(more.getByText('Novo total')).toBeVisible();
  await more.getByRole('button', { name: 'Concordo' }).click();
  await expect(more).toBeHidden();
  await expect(kitchen.getByText('Versão 2')).toBeVisible();
  await expect(kitchen.getByText(/o cliente concordou/)).toBeVisible();

  await kitchen.goto(new URL('/painel', kitchen.url()).href);
  await expect(ticketsOf(kitchen, customer).getByText('Pedido alterado')).toBeVisible();
  await advance(kitchen, customer, 'Iniciar preparo');
  await advance(kitchen, customer, 'Marcar pronto');
  await advance(kitchen, customer, 'Entregue');
  await expect(page).toHaveTitle(/^Entregue · /);
});

test('a change that is open when the order ends says that it is lost', async ({
  page,
  kitchen,
  customer,
}) => {
  const form = await openChange(page, kitchen, customer);
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Pediu mais um');
  const id = Number(new URL(kitchen.url()).pathname.split('/').at(-1));
  const end = { id, statusAtual: 3, status: 13, motivo: 'Acabou' };
  await call(kitchen, 'pizzaria', '/painel/MoverPedido', end);
  const lost = kitchen.getByRole('alert').filter({ hasText: 'não pode mais ser alterado' });
  await expect(lost).toBeVisible();
  await lost.getByRole('button', { name: 'Fechar' }).click();
  await expect(lost).toHaveCount(0);
  await expect(kitchen.getByRole('heading', { name: 'Itens' })).toBeVisible();
});

// Rows: 1.27
test('the customer asks for a change, staff decline one and accept the next', async ({
  page,
  kitchen,
  customer,
}) => {
  test.slow();
  await orderPudding(page, customer);
  const ask = page.getByRole('button', { name: 'Pedir uma mudança' });
  const sheet = page.getByRole('dialog', { name: 'Pedir uma mudança' });
  const send = sheet.getByRole('button', { name: 'Enviar à loja' });
  await ask.click();
  await sheet.getByLabel('Recado para a loja').fill('Pode trocar a calda?');
  await send.click();
  const open = page.getByRole('region', { name: 'Você pediu uma mudança' });
  await expect(open).toContainText('Pode trocar a calda?');

  await ticketsOf(kitchen, customer)
    .getByRole('link', { name: 'O cliente pede uma mudança' })
    .click();
  const asked = kitchen.getByRole('region', { name: /^O cliente pede uma mudança/ });
  await expect(asked).toContainText('Pode trocar a calda?');
  await hydrated(kitchen);
  await asked.getByRole('button', { name: 'Recusar' }).click();
  const decline = kitchen.getByRole('dialog', { name: 'Por que recusar a mudança?' });
  await decline.getByRole('button', { name: 'Recusar a mudança' }).click();
  await expect(decline.getByText('Diga por quê.')).toBeVisible();
  await decline.getByLabel('Motivo para o cliente').fill('Só temos uma calda');
  await decline.getByRole('button', { name: 'Recusar a mudança' }).click();
  await expect(page.getByText('Só temos uma calda')).toBeVisible();
  await expect(kitchen.getByText('Mudança recusada')).toBeVisible();

  await ask.click();
  await sheet.getByRole('button', { name: 'Acrescentar um produto' }).click();
  const search = sheet.getByRole('combobox', { name: 'Buscar produto' });
  await search.fill('pudim de leite');
  await search.press('Enter');
  await expect(sheet.getByText('Novo', { exact: true })).toBeVisible();
  await expect(sheet.getByText(/^\+/)).toBeVisible();
  await send.click();
  await expect(open).toContainText(/\+ 1× Pudim de leite/);
  await expect(asked).toContainText(/\+ 1× Pudim de leite/);
  await asked.getByRole('button', { name: 'Aceitar a mudança' }).click();
  await expect(asked).toBeHidden();
  await expect(kitchen.getByText('Versão 2')).toBeVisible();
  await expect(page.getByText('A loja aceitou a mudança que você pediu.')).toBeVisible();
  await expect(open).toBeHidden();

  await kitchen.goto(new URL('/painel', kitchen.url()).href);
  await accept(kitchen, customer);
  await advance(kitchen, customer, 'Iniciar preparo');
  await expect(ask).toBeHidden();
});

// Rows: 1.27
test('change that cannot be read is said at its field, and nothing is sent', async ({
  page,
  kitchen,
  customer,
}) => {
  const form = await openChange(page, kitchen, customer);
  await form.locator('label').filter({ hasText: 'Dinheiro' }).click();
  await expect(form.getByText('Vale na hora.')).toBeVisible();
  const cash = form.getByLabel('Troco para quanto?');
  await cash.fill('abc');
  await expect(cash).toHaveAccessibleDescription(/Digite um valor, como 150,00\./);
  const send = form.getByRole('button', { name: 'Alterar o pedido' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await cash.fill('50');
  await send.click();
  await expect(form).toBeHidden();
});

type Stored = {
  pedido: {
    id: number;
    revisaoPedido: number;
    valorTotal: number;
    itens: { idProduto: number; valorUnitario: number }[];
  };
};

async function replaceLine(kitchen: Page, id: string | undefined): Promise<void> {
  const { pedido } = await call<Stored>(kitchen, 'pizzaria', `/painel/Pedido/${id}`);
  const [line] = pedido.itens;
  const pudding = {
    produto: { id: line?.idProduto, quantidade: 1, observacao: 'Com calda', opcoes: [] },
    valorProdutoHistorico: line?.valorUnitario,
  };
  await call(kitchen, 'pizzaria', '/painel/AlterarPedido', {
    ...{ id: pedido.id, revisaoPedido: pedido.revisaoPedido },
    ...{ mantidos: [{ linha: 0, quantidade: 1 }], novos: [pudding] },
    ...{ valorTotal: pedido.valorTotal * 2, motivo: '', consentimento: 'telefone' },
    chave: crypto.randomUUID(),
  });
}

// Rows: 1.27
test('a form opened before another change sends nothing, and starts over', async ({
  page,
  kitchen,
  customer,
}) => {
  const form = await openChange(page, kitchen, customer);
  const remark = form.getByLabel('Observação do pedido');
  await remark.fill('Sem talheres');
  const send = form.getByRole('button', { name: 'Alterar o pedido' });
  await expect(form.getByText('Vale na hora.')).toBeVisible();

  // A colleague replaces the only line by two.
  const id = /\d+$/.exec(new URL(kitchen.url()).pathname)?.[0];
  await replaceLine(kitchen, id);
  const told = form.getByRole('alert').filter({ hasText: 'O pedido mudou' });
  await expect(told).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(form.getByText('Com calda')).toBeHidden();
  await told.getByRole('button', { name: 'Começar de novo' }).click();
  await expect(told).toBeHidden();
  await expect(form.getByText('Com calda')).toBeVisible();
  await expect(form.getByRole('heading', { name: 'Itens' })).toBeFocused();
  await expect(remark).toHaveValue('');
  await remark.fill('Sem talheres');
  await send.click();
  await expect(form).toBeHidden();
  await expect(kitchen.getByText('Versão 3')).toBeVisible();
  const after = await call<Stored>(kitchen, 'pizzaria', `/painel/Pedido/${id}`);
  expect(after.pedido.itens).toHaveLength(2);
});

// Rows: 1.27
test('what a customer wishes is sent for the order that they saw alone', async ({
  page,
  kitchen,
  customer,
}) => {
  await orderPudding(page, customer);
  await page.getByRole('button', { name: 'Pedir uma mudança' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pedir uma mudança' });
  const words = sheet.getByLabel('Recado para a loja');
  await words.fill('Sem canela');
  const ticket = ticketsOf(kitchen, customer);
  const path = await ticket.getByRole('link').first().getAttribute('href');
  await replaceLine(kitchen, /\d+/.exec(path ?? '')?.[0]);
  const told = sheet.getByRole('alert').filter({ hasText: 'O pedido mudou' });
  await expect(told).toBeVisible();
  const send = sheet.getByRole('button', { name: 'Enviar à loja' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await told.getByRole('button', { name: 'Começar de novo' }).click();
  await expect(sheet.getByText('Com calda')).toBeVisible();
  await expect(words).toHaveValue('');
});
