// Shared by the tests about cards: a signed-in customer, and what the browser does to save a card
// in the provider's vault.
import { item, orderBody, plainProduct, storeOf, withTotal } from './ordering.ts';
import type { Reply, Visitor, World } from './world.ts';

export const APPROVED = '5155901222280001';
export const payer = {
  nome: 'Marina Duarte',
  email: 'cliente@demo.quitute.app',
  cpf: '52998224725',
};

export async function signInCustomer(
  visitor: Visitor,
  identificador = 'cliente@demo.quitute.app',
): Promise<Visitor> {
  await visitor.call('authenticate', { identificador, senha: 'quitute-demo' });
  return visitor;
}

export async function onlineCard(world: World, visitor: Visitor) {
  const store = await storeOf(world, visitor);
  const method = store.paymentMethods.find(({ tipo }) => tipo === 'cartaoOnline');
  if (method === undefined) throw new Error('the store takes no cards online');
  return { store, method };
}

/** Returns the card's id in the vault. */
export async function keepCard(
  world: World,
  visitor: Visitor,
  number = APPROVED,
  code = '123',
): Promise<string> {
  const { store } = await onlineCard(world, visitor);
  const { body: loan } = await visitor.call('cardCredentials', { id: store.id });
  const post = async (path: string, body: unknown) => {
    const headers = {
      authorization: `Bearer ${loan.accessToken}`,
      'content-type': 'application/json',
      seller_id: String(loan.sellerId),
    };
    const response = await visitor.request(`${loan.baseUrl}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const customer = { customer_id: loan.idClienteProvedor };
  const { number_token } = await post('/v1/tokens/card', { card_number: number, ...customer });
  const card = {
    number_token,
    ...customer,
    cardholder_name: 'MARINA DUARTE',
    expiration_month: '08',
    expiration_year: '39',
  };
  const { card_id } = await post('/v1/cards', { ...card, verify_card: true, security_code: code });
  return String(card_id);
}

/** An order of two plain products, paid online by card. */
export async function placeWithCard(
  world: World,
  visitor: Visitor,
  tokenCartaoCredito: string | null,
  changes: Record<string, unknown> = {},
): Promise<Reply> {
  const { method } = await onlineCard(world, visitor);
  const product = await plainProduct(world, visitor);
  const card = {
    formaPagamento: { id: method.id },
    cliente: null,
    tokenCartaoCredito,
    pagador: payer,
    ...changes,
  };
  return visitor.call(
    'placeOrder',
    await withTotal(visitor, await orderBody(world, visitor, [item(product, 2)], card)),
  );
}
