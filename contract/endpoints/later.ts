// Calls of the specification that are not built yet. Each answers the refusal `notAvailableYet`; a test counts them.
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../endpoint.ts';

const codeHeaders = { Plataforma: 'Site', quantidadeNumero: '4' };

function later(method: 'GET' | 'POST', path: string, summary: string, sent: Pick<Endpoint, 'headers' | 'sendsApp'> = {}) {
  return endpoint({ ...sent, method, path, access: 'anyone', input: z.looseObject({}), output: z.unknown(), summary, ours: 'both', later: true });
}

export const laterEndpoints = {
  sendWhatsappCode: later('POST', '/quitute/oauth/GerarChaveTelefoneWhatsApp', 'Sends a login code by WhatsApp.', { headers: codeHeaders }),
  sendSmsCode: later('POST', '/quitute/oauth/GerarChaveTelefoneSms', 'Sends a login code by SMS.', { headers: codeHeaders }),
  verifyPhone: later('POST', '/cliente/VerificarTelefone', 'Checks the code sent to a phone.'),
  createTableUser: later('POST', '/quitute/CadastrarUsuarioMesa', 'Creates the anonymous user of a table or tab.'),
  whatsappLoginLink: later('GET', '/cliente/URLLoginWhatsapp/:idEstabelecimento', 'Link that opens a WhatsApp conversation to log in.'),
  loginWithCredential: later('POST', '/quitute/LoginToken', 'Signs in with the device credential of a native client.'),
  generalLogin: later('POST', '/quitute/LoginGeral', 'Login with any of the known ways.'),
  resetPassword: later('POST', '/cliente/RedefinirSenha', 'Sends a password recovery.'),
  tableMenu: later('POST', '/quitute/ObterCardapioPedidoMesa', 'Menu for a table.'),
  cashbackStatement: later('GET', '/quitute/ExtratoCashback/:id', 'Cashback ledger of a diner.'),
  redeemCashback: later('POST', '/quitute/ResgatarCashBack', 'Uses cashback.'),
  registerStamp: later('POST', '/quitute/RegistrarSeloSeguro2', 'Earns a loyalty stamp.'),
  saveCard: later('POST', '/cliente/CadastrarCartaoCliente', 'Keeps the vault id of a card.'),
  cardCredentials: later('GET', '/getnet/auth/credenciais/:id', 'Short-lived credentials of the card provider.'),
  reviewOrder: later('POST', '/avaliacao/AvaliarPedido', 'Reviews a delivered order.'),
};
