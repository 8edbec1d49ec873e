// What a brand still needs before its first order. Ours.
import * as z from 'zod/mini';
import { id, moneySum, requiredText } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { RevisedIdentity } from '../../entities/console/store.ts';

const SetupStep = z.object({
  passo: z.enum([
    'marca',
    'logotipo',
    'loja',
    'horarios',
    'entrega',
    'cardapio',
    'pagamento',
    'pedido',
  ]),
  pronto: z.boolean(),
  bloqueia: z.boolean(),
});
export type SetupStep = z.output<typeof SetupStep>;

const UnderWay = z.object({
  /** Whether there was ever an order: before the first one no change can surprise a customer. */
  jaVendeu: z.boolean(),
  pedidosAbertos: z.int(),
  pedidosAgendados: z.int(),
  mesasAbertas: z.int(),
  clientesComSaldo: z.int(),
  saldoTotal: moneySum,
});
export type UnderWay = z.output<typeof UnderWay>;

export const consoleStartEndpoints = {
  underWay: endpoint({
    method: 'GET',
    path: '/painel/EmAndamento',
    access: 'staff',
    role: 'manager',
    input: z.object({ idEstabelecimento: z.optional(id) }),
    output: UnderWay,
    summary:
      'What a change would affect now: open and scheduled orders, bills at tables, ' +
      'customers’ cashback; for owners and managers.',
    ours: 'all',
  }),
  firstBrand: endpoint({
    method: 'POST',
    path: '/painel/PrimeiraMarca',
    access: 'anyone',
    input: z.object({
      chave: requiredText(100),
      nomeMarca: requiredText(80),
      nome: requiredText(80),
      email: requiredText(120),
    }),
    output: z.object({ caminho: z.string() }),
    summary:
      'Creates the first brand of an empty deployment, with the key that the server ' +
      'printed at its start; returns the path of the owner’s link.',
    ours: 'all',
  }),
  setupSteps: endpoint({
    method: 'GET',
    path: '/painel/Inicio',
    access: 'staff',
    role: 'manager',
    /** Without a store: the first of theirs. */
    input: z.object({ idEstabelecimento: z.optional(id) }),
    output: z.object({
      idEstabelecimento: id,
      visivel: z.boolean(),
      passos: z.array(SetupStep),
      aceitaPedidos: z.boolean(),
    }),
    summary:
      'Which steps of a store’s set-up are done, computed from the database; for owners ' +
      'and managers.',
    ours: 'all',
  }),
  addStore: endpoint({
    method: 'POST',
    path: '/painel/CriarEstabelecimento',
    access: 'staff',
    role: 'owner',
    input: z.object({ nome: requiredText(80) }),
    output: z.object({ id }),
    summary: 'Adds a store to the brand, hidden until its owner shows it; for owners.',
    ours: 'all',
  }),
  listStore: endpoint({
    method: 'POST',
    path: '/painel/MostrarEstabelecimento',
    access: 'staff',
    role: 'owner',
    input: z.object({ idEstabelecimento: id, visivel: z.boolean() }),
    output: z.object({ visivel: z.boolean() }),
    summary: 'Shows a store to customers or hides it; the last one stays visible. For owners.',
    ours: 'all',
  }),
  saveStoreIdentity: endpoint({
    method: 'POST',
    path: '/painel/SalvarEndereco',
    access: 'staff',
    role: 'manager',
    input: z.object({ idEstabelecimento: id, ...RevisedIdentity.shape }),
    output: RevisedIdentity,
    summary: 'Sets a store’s name, contacts, address and time zone; for its managers.',
    ours: 'all',
  }),
};
