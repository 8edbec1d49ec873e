// The main jobs in WebKit and Firefox: what customers and staff do most must not depend on the
// engine in which all other browser tests run.
import { sheetOf } from '../at-table.ts';
import { site } from '../steps.ts';
import type { TestInfo } from '../test.ts';
import { button, dialog, holding, label, link, role, type Screen, words } from './screen.ts';
import { DESKTOP, type OpenScreen, PHONE, test } from './test.ts';

/** A name that says whose order it is: both engines order from one restaurant at once. */
const nameOf = ({ project }: TestInfo, name: string) => `${name} ${project.name}`;

async function openCheckout(customer: Screen): Promise<Screen> {
  await customer.press(link(/Ver sacola/));
  await customer.in(dialog('Sacola')).press(link(/^Continuar/));
  return customer.in(dialog('Finalizar pedido'));
}

async function fillAddress(customer: Screen, checkout: Screen): Promise<void> {
  await checkout.press(button(/^Onde/));
  await customer.press(link('Informar o endereço'));
  const address = customer.in(dialog('Novo endereço'));
  await address.type(label('Endereço'), 'Rua Harmonia, 456');
  await address.press(button(/^Rua Harmonia, 456/));
  await address.type(label(/^Complemento/), 'ap 32');
  await address.press(button(/^(Salvar endereço|Entregar aqui)$/));
  await checkout.sees(words(/Rua Harmonia, 456/));
}

async function fillContact(customer: Screen, checkout: Screen, name: string): Promise<void> {
  await checkout.press(button(/^Quem recebe/));
  const contact = customer.in(dialog('Quem recebe?'));
  await contact.type(label('Nome'), name);
  await contact.type(label(/^Celular com DDD/), '11987654321');
  await contact.press(button(/^Pronto/));
}

async function payInCash(customer: Screen, checkout: Screen): Promise<void> {
  await checkout.press(button(/^Pagamento/));
  const payment = customer.in(dialog('Como quer pagar?'));
  await payment.press(role('radio', /^Dinheiro/));
  await payment.type(label(/^Troco para quanto/), '100,00');
  await payment.press(button(/^Pronto/));
}

async function openBoard(open: OpenScreen): Promise<Screen> {
  const staff = await open(DESKTOP);
  await staff.visit(`${site('pizzaria')}/painel`);
  await staff.type(label('E-mail'), 'painel@demo.quitute.app');
  await staff.type(label('Senha'), 'quitute-demo');
  await staff.press(button('Entrar'));
  return staff;
}

// Rows: 1.32
test('a customer orders on a phone, and the board takes the order until delivery', async ({
  open,
}, info) => {
  const name = nameOf(info, 'Marina');
  const customer = await open(PHONE);
  await customer.visit(`${site('pizzaria')}/`);
  await customer.press(link(/Pizza meio a meio/));
  await customer.press(role('radio', /^Grande/));
  await customer.press(role('checkbox', /^Calabresa da Vila/));
  await customer.press(role('checkbox', /^Quatro Queijos/));
  await customer.press(button(/^Adicionar\s+R\$\s66,40/));
  const checkout = await openCheckout(customer);
  await fillAddress(customer, checkout);
  await fillContact(customer, checkout, name);
  await payInCash(customer, checkout);
  await checkout.press(button(/^Enviar pedido/));
  await customer.isAt(/\/delivery\/pedido\//);
  await customer.sees(words('Aguardando aceite'));

  const ticket = (await openBoard(open)).in(holding('article', new RegExp(name)));
  await ticket.sees(words(/Calabresa da Vila/));
  await ticket.press(button(/^Aceitar/));
  await customer.sees(words('Pedido aceito'));
  for (const [step, shown] of [
    ['Iniciar preparo', 'Em produção'],
    ['Marcar pronto', 'Pronto para entrega'],
    ['Saiu para entrega', 'Saiu para entrega'],
    ['Entregue', 'Entregue'],
  ] as const) {
    await ticket.press(button(step));
    await customer.sees(words(shown));
  }
});

// Rows: 1.32
test('a customer orders at a table and pays a part of the bill', async ({ open }, info) => {
  const phone = await open(PHONE);
  await phone.visit(await sheetOf(info.project.name === 'webkit' ? 'Mesa 5' : 'Mesa 6'));
  await phone.sees(words(/^Você está na mesa \d+$/));
  await phone.press(button('Adicionar Pudim de leite'));
  const checkout = await openCheckout(phone);
  await checkout.type(label(/^Seu nome/), nameOf(info, 'Ana'));
  await checkout.press(button(/^Enviar para a cozinha/));
  await phone.isAt(/\/mesa$/);
  await phone.sees(words(/^Pedido por Ana/));
  await phone.press(button('Pagar'));
  const sheet = phone.in(dialog('Pagar a conta'));
  await sheet.press(words('Uma parte igual'));
  await sheet.press(button(/^Pagar com Pix/));
  await sheet.sees(role('img', 'QR Code do Pix'));
  await sheet.press(button('Simular o pagamento'));
  await sheet.sees(words('Pagamento recebido'));
});
