// What is still missing before a brand can take its first order. Ours.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const SetupStep = z.object({
  passo: z.enum(['marca', 'logotipo', 'loja', 'horarios', 'entrega', 'cardapio', 'pagamento', 'pedido']),
  pronto: z.boolean(),
  bloqueia: z.boolean(),
});
export type SetupStep = z.output<typeof SetupStep>;

export const consoleStartEndpoints = {
  setupSteps: endpoint({
    method: 'GET',
    path: '/painel/Inicio',
    access: 'staff',
    input: z.object({}),
    output: z.object({ passos: z.array(SetupStep), aceitaPedidos: z.boolean() }),
    summary: 'Which steps of the set-up are done, read from what stands in the database; for owners and managers.',
    ours: 'all',
  }),
};
