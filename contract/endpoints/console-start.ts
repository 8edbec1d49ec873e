// What is still missing before a brand can take its first order. Ours.
import * as z from 'zod/mini';
import { id, requiredText } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { RevisedIdentity, RevisedPrinting } from '../entities/console-store.ts';

const SetupStep = z.object({
  passo: z.enum(['marca', 'logotipo', 'loja', 'horarios', 'entrega', 'cardapio', 'pagamento', 'pedido']),
  pronto: z.boolean(),
  bloqueia: z.boolean(),
});
export type SetupStep = z.output<typeof SetupStep>;

export const consoleStartEndpoints = {
  firstBrand: endpoint({
    method: 'POST',
    path: '/painel/PrimeiraMarca',
    access: 'anyone',
    input: z.object({ chave: requiredText(100), nomeMarca: requiredText(80), nome: requiredText(80), email: requiredText(120) }),
    output: z.object({ caminho: z.string() }),
    summary:
      'Makes the first brand of an empty deployment, for whoever has the key that the server printed when it started; answers the path of the owner’s link.',
    ours: 'all',
  }),
  setupSteps: endpoint({
    method: 'GET',
    path: '/painel/Inicio',
    access: 'staff',
    input: z.object({}),
    output: z.object({ passos: z.array(SetupStep), aceitaPedidos: z.boolean() }),
    summary: 'Which steps of the set-up are done, read from what stands in the database; for owners and managers.',
    ours: 'all',
  }),
  saveStoreIdentity: endpoint({
    method: 'POST',
    path: '/painel/SalvarEndereco',
    access: 'staff',
    input: z.object({ idEstabelecimento: id, ...RevisedIdentity.shape }),
    output: RevisedIdentity,
    summary: 'What a store is called, how it is reached, where it is and in which time zone; for its managers.',
    ours: 'all',
  }),
  saveStorePrinting: endpoint({
    method: 'POST',
    path: '/painel/SalvarImpressao',
    access: 'staff',
    input: z.object({ idEstabelecimento: id, ...RevisedPrinting.shape }),
    output: RevisedPrinting,
    summary: 'How wide the roll of the kitchen printer is, and what is printed of an order; for the managers of a store.',
    ours: 'all',
  }),
};
