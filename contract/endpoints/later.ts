// Calls of the specification that are not built yet. Each answers the refusal `notAvailableYet`; a test counts them.
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../endpoint.ts';

function later(method: 'GET' | 'POST', path: string, summary: string, sent: Pick<Endpoint, 'headers' | 'sendsApp'> = {}) {
  return endpoint({ ...sent, method, path, access: 'anyone', input: z.looseObject({}), output: z.unknown(), summary, ours: 'both', later: true });
}

export const laterEndpoints = {
  createTableUser: later('POST', '/quitute/CadastrarUsuarioMesa', 'Creates the anonymous user of a table or tab.'),
  tableMenu: later('POST', '/quitute/ObterCardapioPedidoMesa', 'Menu for a table.'),
};
