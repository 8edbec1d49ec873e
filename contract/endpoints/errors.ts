// Calls about errors in browsers.
import * as z from 'zod/mini';
import { id, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';

const BrowserError = z.object({
  id,
  identificador: text(300),
  erro: text(300),
  navegador: text(40),
  sistema: text(40),
  vezes: z.int(),
  primeiraVez: text(40),
  ultimaVez: text(40),
});
export type BrowserError = z.output<typeof BrowserError>;

export const errorEndpoints = {
  logError: endpoint({
    method: 'POST',
    path: '/log/front/registrar',
    access: 'anyone',
    input: z.object({ identificador: text(120), erro: text(4000) }),
    output: z.object({ registrado: z.boolean() }),
    summary: 'Reports an error in a browser.',
    ours: 'output',
  }),
  browserErrors: endpoint({
    method: 'GET',
    path: '/painel/ErrosDoSite',
    access: 'staff',
    role: 'manager',
    input: z.object({}),
    output: z.object({ erros: z.array(BrowserError) }),
    summary:
      'Browser errors of the last month, newest first, equal ones once with a count; for ' +
      'owners and managers.',
    ours: 'all',
  }),
};
