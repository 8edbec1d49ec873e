// Calls of the staff console. All ours: the specification has no staff side.
import * as z from 'zod/mini';
import { day, id, instant, price, requiredText, text } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { Board, BoardStore, StaffMember } from '../../entities/console/board.ts';
import {
  MoneyFilter,
  OrderFile,
  OrderFilter,
  OrderPage,
  OrderRows,
} from '../../entities/console/order-history.ts';
import { Order, OrderType } from '../../entities/order.ts';
import { PASSWORD_MAXIMUM } from '../../passwords.ts';

/** For the history and its file. */
const orderFilters = {
  /** Number, part of the phone, of the name or of a product. */
  busca: z.optional(text(80)),
  primeiroDia: z.optional(day),
  ultimoDia: z.optional(day),
  idEstabelecimento: z.optional(id),
  situacao: z.optional(OrderFilter),
  tipoPedido: z.optional(OrderType),
  pagamento: z.optional(MoneyFilter),
  valorMinimo: z.optional(price),
  valorMaximo: z.optional(price),
};

export const staffEndpoints = {
  staffSignIn: endpoint({
    method: 'POST',
    path: '/painel/Entrar',
    access: 'anyone',
    input: z.object({
      email: text(120),
      senha: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAXIMUM)),
      /** A code of the authenticator app, or a recovery code; asked for if the account has one. */
      codigo: z.optional(text(20)),
    }),
    output: StaffMember,
    summary:
      'Signs in a member of staff; sets the staff cookie. An account with a second step ' +
      'also needs its code.',
    ours: 'all',
  }),
  staffSignOut: endpoint({
    method: 'POST',
    path: '/painel/Sair',
    access: 'staff',
    input: z.object({}),
    output: z.object({ logado: z.boolean() }),
    summary: 'Ends the staff session of this device.',
    ours: 'all',
  }),
  staffSelf: endpoint({
    method: 'GET',
    path: '/painel/QuemSou',
    access: 'staff',
    input: z.object({}),
    output: StaffMember,
    summary: 'Who is signed in, and in which role.',
    ours: 'all',
  }),
  staffBoard: endpoint({
    method: 'GET',
    path: '/painel/Pedidos',
    access: 'staff',
    input: z.object({}),
    output: Board,
    summary: 'Open orders and those finished today, with the state of the stores.',
    ours: 'all',
  }),
  storeOrders: endpoint({
    method: 'POST',
    path: '/painel/HistoricoPedidos',
    access: 'staff',
    input: z.object({
      ...orderFilters,
      /** The id of the last order of the page before. */
      antesDe: z.optional(id),
    }),
    output: OrderPage,
    summary: 'Every order of the caller’s stores, newest first, by page, searched and filtered.',
    ours: 'all',
  }),
  ordersFile: endpoint({
    method: 'POST',
    path: '/painel/ExportarPedidos',
    access: 'staff',
    role: 'manager',
    input: z.object(orderFilters),
    output: OrderRows,
    summary:
      'The orders that the history finds, with their amounts, newest first; at most 20,000; ' +
      'recorded in the audit log.',
    ours: 'all',
  }),
  storeOrder: endpoint({
    method: 'GET',
    path: '/painel/Pedido/:id',
    access: 'staff',
    input: z.object({ id }),
    output: OrderFile,
    summary: 'One order with its moves, its messages and whose it is.',
    ours: 'all',
  }),
  watchBoard: endpoint({
    method: 'POST',
    path: '/painel/AcompanharPedidos',
    access: 'staff',
    input: z.object({ estabelecimentos: z.array(id).check(z.maxLength(200)) }),
    output: z.object({ agora: instant }),
    summary: 'Reports that a board of these stores is open; boards repeat it every few seconds.',
    ours: 'all',
  }),
  moveOrder: endpoint({
    method: 'POST',
    path: '/painel/MoverPedido',
    access: 'staff',
    input: z.object({
      id,
      /**
       * Status that the person saw; if it has changed, the call is refused with the current order.
       */
      statusAtual: z.int(),
      status: z.int(),
      /** Minutes promised when accepting. */
      minutos: z.optional(z.int().check(z.gte(1), z.lte(600))),
      motivo: z.optional(text(200)),
      /** The code that the customer told the courier, if the store requires it. */
      codigo: z.optional(z.string().check(z.regex(/^\d{4}$/))),
      /** Who takes an order that leaves. */
      entregador: z.optional(requiredText(40)),
    }),
    output: Order,
    summary: 'Moves an order: accepts with minutes, refuses with a reason, or advances.',
    ours: 'all',
  }),
  setCourier: endpoint({
    method: 'POST',
    path: '/painel/DefinirEntregador',
    access: 'staff',
    input: z.object({ id, entregador: z.nullable(requiredText(40)) }),
    output: Order,
    summary: 'Says who takes an order, or took it; null: nobody.',
    ours: 'all',
  }),
  pauseStore: endpoint({
    method: 'POST',
    path: '/painel/PausarEstabelecimento',
    access: 'staff',
    input: z.object({
      idEstabelecimento: id,
      pausar: z.boolean(),
      /** Minutes; null: until the store is opened again. */
      minutos: z.nullable(z.int().check(z.gte(5), z.lte(1440))),
    }),
    output: BoardStore,
    summary: 'Pauses a store, with or without an end, or opens it again.',
    ours: 'all',
  }),
};
