// Cards through Getnet. The browser has put the card into Getnet's vault; it is charged in two
// steps, authorised and then confirmed, because an authorisation whose reply was lost takes no
// money.
import { createHash, createHmac } from 'node:crypto';
import type { CardProvider } from './card-port.ts';
import type { GetnetOptions } from './getnet-charge.ts';
import { GetnetError, getnetHttp, type Transport } from './getnet-http.ts';
import {
  answered,
  finalize,
  type Getnet,
  lookUp,
  ownCard,
  reserve,
  takeBack,
} from './getnet-payment.ts';
import { giveBack, refunded } from './getnet-refund.ts';
import { deleteVaultCard } from './getnet-vault.ts';

export function getnetCards(
  options: GetnetOptions,
  transport: Transport,
  now: () => Date,
): CardProvider {
  const http = getnetHttp(options, transport, now);
  const ownerOf = (customerId: number) =>
    createHmac('sha256', options.ownerKey)
      .update(`${options.brandId}/${customerId}`)
      .digest('hex')
      .slice(0, 36);
  const getnet: Getnet = { http, options, now, ownerOf };
  return {
    name: options.sandbox ? 'sandbox-card' : 'getnet',
    kind: 'card',
    format: 'getnet',
    vault: vaultOf(options),
    keepsCards: true,
    browserOrigins: URL.canParse(options.browserUrl) ? [new URL(options.browserUrl).origin] : [],
    // Its own test hosts move no money either.
    sandbox: options.sandbox || /^https:\/\/api-(sandbox|homologacao)\./.test(options.baseUrl),
    ownerOf,
    async credentials() {
      const { accessToken, until } = await http.newToken();
      return {
        accessToken,
        expiresAt: new Date(until),
        sellerId: options.sellerId,
        baseUrl: options.browserUrl,
      };
    },
    async readCard(cardToken, customerId) {
      const card = await ownCard(getnet, cardToken, customerId);
      if (card === null) return null;
      const { bandeira, ultimosDigitos, mesValidade, anoValidade, titular } = card;
      return { bandeira, ultimosDigitos, mesValidade, anoValidade, titular };
    },
    async deleteCard(cardToken, customerId) {
      if ((await ownCard(getnet, cardToken, customerId)) !== null)
        await deleteVaultCard(http, cardToken);
    },
    async check() {
      try {
        await http.newToken();
        return { outcome: 'good' };
      } catch (error) {
        if (error instanceof GetnetError && [400, 401, 403].includes(error.status))
          return { outcome: 'refused', reason: `${error.status}` };
        return { outcome: 'unknown', error: error instanceof GetnetError ? error.code : 'unknown' };
      }
    },
    charge: (request) => answered(() => reserve(getnet, request)),
    finish: (payment, answer) => answered(() => finalize(getnet, payment, answer)),
    state: (payment) => answered(() => lookUp(getnet, payment)),
    cancel: (payment) => answered(() => takeBack(getnet, payment)),
    refund: (payment, refund) => refunded(() => giveBack(getnet, payment, refund)),
  };
}

/** Another host, seller or id scheme is another vault, whose cards cannot be used here. */
function vaultOf({ sandbox, baseUrl, sellerId, ownerKey }: GetnetOptions): string {
  const names = createHash('sha256').update(ownerKey).digest('hex').slice(0, 8);
  const server = sandbox ? 'sandbox-card/' : `getnet/${new URL(baseUrl).host}`;
  return `${server}/${sellerId}/${names}`;
}
