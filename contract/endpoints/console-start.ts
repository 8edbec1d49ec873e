// What is still missing before a brand can take its first order. Ours.
import * as z from 'zod/mini';
import { id, requiredText, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { revisao } from '../entities/console-store.ts';

const SetupStep = z.object({
  passo: z.enum(['marca', 'logotipo', 'loja', 'horarios', 'entrega', 'cardapio', 'pagamento', 'pedido']),
  pronto: z.boolean(),
  bloqueia: z.boolean(),
});
export type SetupStep = z.output<typeof SetupStep>;

const StoreIdentity = z.object({
  nome: requiredText(80),
  telefone: text(20),
  endereco: z.object({ logradouro: text(120), numero: text(20), bairro: text(80), cidade: text(80), uf: text(2), cep: text(9) }),
});
const RevisedIdentity = z.object({ idEstabelecimento: id, ...StoreIdentity.shape, revisao });
export type RevisedIdentity = z.output<typeof RevisedIdentity>;

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
    output: z.object({ passos: z.array(SetupStep), aceitaPedidos: z.boolean(), lojas: z.array(RevisedIdentity) }),
    summary: 'Which steps of the set-up are done, read from what stands in the database; for owners and managers.',
    ours: 'all',
  }),
  saveStoreIdentity: endpoint({
    method: 'POST',
    path: '/painel/SalvarEndereco',
    access: 'staff',
    input: RevisedIdentity,
    output: z.object({ ...StoreIdentity.shape, revisao }),
    summary: 'What a store is called, its phone and where it is; for its managers.',
    ours: 'all',
  }),
};
