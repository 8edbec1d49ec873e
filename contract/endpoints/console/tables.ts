// Calls with which staff serve a table beyond its bill, and managers set up a store's tables. All
// ours.
import * as z from 'zod/mini';
import { id, requiredText, text } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { OrderItem } from '../../entities/order-item.ts';
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
      'Places an order for a table, sent to the kitchen and added to the bill; a repeated ' +
      'key orders once.',
  }),
  setTableService: endpoint({
    ...ofStaff,
    path: '/painel/ServicoMesa',
    input: z.object({ id, idPessoa: z.nullable(id), recusaServico: z.boolean() }),
    summary:
      'Removes the service from a bill or restores it: for the whole table, or for one ' +
      'person if each pays their own.',
  }),
  movePerson: endpoint({
    ...ofStaff,
    path: '/painel/MudarPessoa',
    input: z.object({ idPessoa: id, idDestino: id }),
    summary:
      'Moves one person, with their orders and payments, to another table of the store; ' +
      'returns the table they left.',
  }),
  describeTable: endpoint({
    ...ofStaff,
    role: 'manager',
    path: '/painel/EditarMesa',
    input: z.object({ id, local: text(60) }),
    summary: 'Sets the location of a table.',
  }),
  removeTable: endpoint({
    ...ofStaff,
    role: 'manager',
    path: '/painel/RemoverMesa',
    input: z.object({ id }),
    output: z.object({ rotulo: requiredText(40) }),
    summary: 'Removes an empty table. If it is created again, its sheet and code still work.',
  }),
  saveTableTerms: endpoint({
    ...ofStaff,
    role: 'manager',
    path: '/painel/SalvarMesas',
    input: z.object({ idEstabelecimento: id, ...RevisedTableTerms.shape }),
    output: RevisedTableTerms,
    summary:
      'Sets whether a store takes orders at tables, its service charge, and how bills are ' +
      'shared at first.',
  }),
};
