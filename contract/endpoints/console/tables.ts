// Calls with which staff serve a table beyond its bill, and managers set up a store's tables. All
// ours.
import * as z from 'zod/mini';
import { id, requiredText, text } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { OrderItem } from '../../entities/order.ts';
import { RevisedTableTerms, StaffTable } from '../../entities/table.ts';

const ofStaff = { method: 'POST', access: 'staff', output: StaffTable, ours: 'all' } as const;

export const consoleTableEndpoints = {
  orderForTable: endpoint({
    ...ofStaff,
    path: '/painel/PedirNaMesa',
    input: z.object({
      id,
      /** Null: for the whole table. */
      idPessoa: z.nullable(id),
      itens: z.array(OrderItem).check(z.minLength(1), z.maxLength(40)),
      chave: z.string().check(z.minLength(8), z.maxLength(64)),
    }),
    summary:
      'Orders from the menu for a table: the kitchen gets it and the bill too; the same key twice orders once.',
  }),
  setTableService: endpoint({
    ...ofStaff,
    path: '/painel/ServicoMesa',
    input: z.object({ id, idPessoa: z.nullable(id), recusaServico: z.boolean() }),
    summary:
      'Takes the service off a bill, or puts it back: of the whole table, or of one person where everybody minds their own.',
  }),
  movePerson: endpoint({
    ...ofStaff,
    path: '/painel/MudarPessoa',
    input: z.object({ idPessoa: id, idDestino: id }),
    summary:
      'Moves one person, with what they ordered and paid, to another table of the house; answers with the table that they left.',
  }),
  describeTable: endpoint({
    ...ofStaff,
    path: '/painel/EditarMesa',
    input: z.object({ id, local: text(60) }),
    summary: 'Says where a table stands.',
  }),
  removeTable: endpoint({
    ...ofStaff,
    path: '/painel/RemoverMesa',
    input: z.object({ id }),
    output: z.object({ rotulo: requiredText(40) }),
    summary:
      'Takes a table away that nobody sits at. Made again, it has its sheet and its code again.',
  }),
  saveTableTerms: endpoint({
    ...ofStaff,
    path: '/painel/SalvarMesas',
    input: z.object({ idEstabelecimento: id, ...RevisedTableTerms.shape }),
    output: RevisedTableTerms,
    summary:
      'Whether a store takes orders at tables, the service it asks for, and how bills begin to be shared.',
  }),
};
