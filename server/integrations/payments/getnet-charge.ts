// The body of a charge for Getnet: whole cents, plain letters, and no security code, which only the
// browser has seen.
import { asciiName } from './ascii-name.ts';
import type { GetnetSettings } from './getnet-http.ts';
import type { VaultCard } from './getnet-vault.ts';
import type { ChargeRequest } from './port.ts';

export type GetnetOptions = GetnetSettings & {
  brandId: number;
  /**
   * Generates customer ids for the vault. Not with the account's secret, which may change while the
   * cards must stay.
   */
  ownerKey: string;
  /** Where browsers reach it; the same as `baseUrl` except for the sandbox. */
  browserUrl: string;
  sandbox: boolean;
  /** Whether banks may challenge the holder. */
  authenticates: boolean;
};

type Payer = { name: string; email: string; cpf: string; phone: string; owner: string };

export function chargeBody(
  options: GetnetOptions,
  { key, attempt, amount, store }: ChargeRequest,
  payer: Payer,
  card: VaultCard,
) {
  const name = asciiName(payer.name);
  const [first = '', ...rest] = name.split(' ');
  return {
    seller_id: options.sellerId,
    amount,
    currency: 'BRL',
    // An earlier attempt may have left an authorisation with this id; it lapses, and this attempt
    // gets its own.
    order: {
      order_id: attempt === 0 ? key : `${key}-${attempt}`,
      sales_tax: 0,
      product_type: 'phisical_goods',
    },
    customer: {
      customer_id: payer.owner,
      first_name: first,
      last_name: rest.join(' '),
      name,
      email: asciiName(payer.email),
      document_type: 'CPF',
      document_number: payer.cpf,
      ...(payer.phone === '' ? {} : { phone_number: `55${payer.phone}` }),
      billing_address: {},
    },
    credit: {
      delayed: true,
      authenticated: options.authenticates,
      pre_authorization: false,
      save_card_data: false,
      transaction_type: 'FULL',
      number_installments: 1,
      soft_descriptor: asciiName(store.name).slice(0, 22),
      card: {
        number_token: card.numberToken,
        cardholder_name: asciiName(card.titular).toUpperCase(),
        brand: card.bandeira,
        expiration_month: String(card.mesValidade).padStart(2, '0'),
        expiration_year: String(card.anoValidade % 100).padStart(2, '0'),
      },
    },
  };
}
