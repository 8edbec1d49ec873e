// What a store or another device changes while a checkout is on the screen.
import { call } from '../calls.ts';
import { shopWithFullCard } from '../loyalty-steps.ts';
import {
  choosePayment,
  chooseWay,
  closeLine,
  expectWaiting,
  lineOf,
  openCheckout,
  openLine,
  orderButton,
  pick,
  pickPayment,
} from '../steps.ts';
import { readyToOrder, storeCart } from '../stored.ts';
import { expect, type Page, test } from '../test.ts';

type Method = { id: number; nome: string; desconto: number; ativo: boolean };
type Payments = { formasPagamento: Method[]; revisao: string };

/** As the staff's settings save one payment of the pizzeria. */
async function changePayment(kitchen: Page, nome: string, change: Partial<Method>) {
  const { estabelecimentos, pagamento } = await call<{
    estabelecimentos: { id: number }[];
    pagamento: Payments;
  }>(kitchen, 'pizzaria', '/painel/Loja');
  const formasPagamento = pagamento.formasPagamento.map((method) =>
    method.nome === nome ? { ...method, ...change } : method,
  );
  const idEstabelecimento = estabelecimentos[0]?.id;
  const { revisao } = pagamento;
  const saved = { idEstabelecimento, formasPagamento, revisao };
  await call(kitchen, 'pizzaria', '/painel/SalvarFormasPagamento', saved);
}

test('a payment that the store stopped taking is asked for again, and the order goes', async ({
  page,
  kitchen,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  await choosePayment(checkout, /^Vale-refeição/);
  await changePayment(kitchen, 'Vale-refeição', { ativo: false });
  try {
    await orderButton(page).click();
    await expect(checkout.getByRole('heading', { name: 'Falta só o pagamento' })).toBeVisible();
    await expect(lineOf(checkout, 'Pagamento')).toContainText('Escolher o pagamento');
  } finally {
    await changePayment(kitchen, 'Vale-refeição', { ativo: true });
  }
  await choosePayment(checkout, /^Cartão de crédito/);
  await orderButton(page).click();
  await expectWaiting(page);
});

test('a discount that ended is promised no more once the new total is accepted', async ({
  page,
  kitchen,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  await choosePayment(checkout, /^Pix na entrega/);
  await expect(lineOf(checkout, 'Pagamento')).toContainText('−R$ 0,75');
  await changePayment(kitchen, 'Pix na entrega', { desconto: 0 });
  try {
    await orderButton(page).click();
    const sheet = page.getByRole('dialog', { name: 'O total mudou' });
    await expect(sheet.getByText('Desconto Pix na entrega')).toBeVisible();
    await expect(sheet.getByText(/^De R\$\s0,75 para R\$\s0,00\.$/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Aceitar e continuar' }).click();
    await expect(lineOf(checkout, 'Pagamento')).not.toContainText('−R$');
    await orderButton(page).click();
    await expectWaiting(page);
  } finally {
    await changePayment(kitchen, 'Pix na entrega', { desconto: 5 });
  }
});

test('a minimum that refused an order is named no more once it was lowered', async ({
  page,
  kitchen,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  await changeTerms(kitchen, { valorMinimoRetiradaNoLocal: 20 });
  const refusal = checkout.getByRole('alert').filter({ hasText: 'O pedido mínimo' });
  try {
    await orderButton(page).click();
    await expect(refusal).toBeVisible();
    await expect(checkout.getByRole('heading', { name: 'Ainda não dá' })).toBeVisible();
  } finally {
    await changeTerms(kitchen, { valorMinimoRetiradaNoLocal: 10 });
  }
  // The button gives its reason, and asks whether that is still so.
  await orderButton(page).click({ force: true });
  await expect(checkout.getByRole('heading', { name: 'Tudo pronto' })).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test('a full card that was redeemed elsewhere is taken off the order, which then goes', async ({
  page,
  browser,
  customer,
}) => {
  await shopWithFullCard(page, browser, customer);
  const checkout = await openCheckout(page);
  await chooseWay(checkout, 'Retirada');
  await choosePayment(checkout, /^Cartão de crédito/);
  await checkout.getByRole('button', { name: 'Usar R$ 20 no seu açaí neste pedido' }).click();
  await expect(checkout.getByText('Cartão completo, resgatado neste pedido')).toBeVisible();

  type Cards = { cartelas: { id: number }[] };
  const { cartelas } = await call<Cards>(page, 'acai', '/quitute/Fidelidade');
  await call(page, 'acai', '/quitute/ResgatarCartela', { id: cartelas[0]?.id });
  await orderButton(page).click();
  await expect(checkout.getByText('Cartão completo, resgatado neste pedido')).toHaveCount(0);
  await orderButton(page).click();
  await expectWaiting(page);
});

type Terms = {
  permiteEntrega: boolean;
  permiteRetiradaBalcao: boolean;
  diasAgendamento: number | null;
  valorMinimoRetiradaNoLocal: number;
};

/** As the staff's settings save the terms of the pizzeria. */
async function changeTerms(kitchen: Page, change: Partial<Terms>) {
  type Saved = { estabelecimentos: { id: number }[]; regras: object };
  const { estabelecimentos, regras } = await call<Saved>(kitchen, 'pizzaria', '/painel/Loja');
  const saved = { ...regras, ...change, idEstabelecimento: estabelecimentos[0]?.id };
  await call(kitchen, 'pizzaria', '/painel/SalvarRegras', saved);
}

test('with neither delivery nor pickup, the checkout says that nothing is taken', async ({
  page,
  kitchen,
  customer,
}) => {
  await readyToOrder(page, customer);
  await changeTerms(kitchen, { permiteEntrega: false, permiteRetiradaBalcao: false });
  try {
    await page.reload();
    const checkout = await openCheckout(page);
    await expect(checkout.getByRole('heading', { name: 'Ainda não dá para enviar' })).toBeVisible();
    await expect(
      checkout.getByText(/^Esta loja não recebe pedidos agora/).filter({ visible: true }),
    ).toBeVisible();
    await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true');
  } finally {
    await changeTerms(kitchen, { permiteEntrega: true, permiteRetiradaBalcao: true });
  }
});

test('who chose pickup is told when the store gives it up', async ({ page, kitchen, customer }) => {
  await readyToOrder(page, customer);
  await changeTerms(kitchen, { permiteRetiradaBalcao: false });
  const told = page.getByText('Esta loja não faz mais retirada. Agora o pedido é para entrega.');
  try {
    await orderButton(page).click();
    await expect(told).toBeVisible();
  } finally {
    await changeTerms(kitchen, { permiteRetiradaBalcao: true });
  }
});

test('an order for tomorrow is asked about again when the store stops scheduling', async ({
  page,
  kitchen,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  const when = await openLine(checkout, 'Quando');
  await checkout.getByRole('radiogroup', { name: 'Dia' }).locator('label').nth(1).click();
  await when.getByText('Noite', { exact: true }).click();
  const times = checkout.getByRole('radiogroup', { name: 'Horário' });
  await times.locator('label').filter({ hasText: '19h00' }).click();
  await closeLine(checkout, 'Quando');
  await changeTerms(kitchen, { diasAgendamento: null });
  try {
    await checkout.getByRole('button', { name: /^Agendar pedido/ }).click();
    await expect(checkout.getByRole('heading', { name: 'Falta só o horário' })).toBeVisible();
    await pick(await openLine(checkout, 'Quando'), 'O quanto antes');
    await closeLine(checkout, 'Quando');
    await orderButton(page).click();
    await expectWaiting(page);
  } finally {
    await changeTerms(kitchen, { diasAgendamento: 5 });
  }
});

test('a minimum that was lowered no longer blocks the order once the button is pressed', async ({
  page,
  kitchen,
  customer,
}) => {
  await changeTerms(kitchen, { valorMinimoRetiradaNoLocal: 20 });
  try {
    await readyToOrder(page, customer);
    await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true');
    await changeTerms(kitchen, { valorMinimoRetiradaNoLocal: 10 });
    await orderButton(page).click({ force: true });
    await expect(
      page.getByText(/^O pedido mínimo para retirada é R\$\s20,00/).first(),
    ).toBeVisible();
    await expect(orderButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  } finally {
    await changeTerms(kitchen, { valorMinimoRetiradaNoLocal: 10 });
  }
  await orderButton(page).click();
  await expectWaiting(page);
});

type Area = { minimoEntregaGratis: number | null };

/** As the staff's settings save from which value delivery is free, in every area. */
async function freeDeliveryFrom(kitchen: Page, minimoEntregaGratis: number) {
  type Saved = { estabelecimentos: { id: number }[]; entrega: { regioes: Area[] } };
  const { estabelecimentos, entrega } = await call<Saved>(kitchen, 'pizzaria', '/painel/Loja');
  const regioes = entrega.regioes.map((area) => ({ ...area, minimoEntregaGratis }));
  const saved = { ...entrega, regioes, idEstabelecimento: estabelecimentos[0]?.id };
  await call(kitchen, 'pizzaria', '/painel/SalvarTaxasEntrega', saved);
}

test('free delivery from less than before is told once, and the order goes', async ({
  page,
  kitchen,
  customer,
}) => {
  const pudding = 'Pudim de leite';
  const { id } = await storeCart(page, [pudding, pudding, pudding]);
  await page.evaluate(
    ([storeId, nome]) => {
      const place = { cep: '05435000', uf: 'SP', cidade: 'São Paulo', bairro: 'Vila Madalena' };
      const house = { logradouro: 'Rua Harmonia', numero: '210', complemento: '', referencia: '' };
      const stores = { [String(storeId)]: { type: 1, quote: null } };
      localStorage.setItem(
        'quitute.d',
        JSON.stringify({ address: { ...place, ...house }, stores }),
      );
      localStorage.setItem('quitute.u', JSON.stringify({ nome, telefone: '11987654321' }));
    },
    [id, customer] as const,
  );
  const checkout = await openCheckout(page);
  // A price that was asked for before the change must not come after it.
  const before = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/PedidoCalculado') &&
      reply.request().postDataJSON().pedido.formaPagamento !== null,
  );
  await choosePayment(checkout, /^Cartão de crédito/);
  await before;
  await expect(orderButton(page)).toContainText('R$ 51,60');
  await freeDeliveryFrom(kitchen, 40);
  try {
    await pickPayment(checkout, /^Cartão de débito/);
    // It opens over the sheet of payments, as soon as the new price is there.
    const sheet = page.getByRole('dialog', { name: 'O total mudou' });
    await sheet.getByRole('button', { name: 'Aceitar e continuar' }).click();
    await closeLine(checkout, 'Pagamento');
    await expect(orderButton(page)).toContainText('R$ 44,70');
    const priced = page.waitForResponse('**/quitute/PedidoCalculado');
    await choosePayment(checkout, /^Cartão de crédito/);
    await priced;
    await orderButton(page).click();
    await expectWaiting(page);
  } finally {
    await freeDeliveryFrom(kitchen, 120);
  }
});
