// Calls about tables and tabs: connecting, the bill, and what the staff do with both.
import * as z from 'zod/mini';
import { id, instant, price, requiredText, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Customer } from '../entities/customer.ts';
import { Menu } from '../entities/menu.ts';
import { OrderRequest } from '../entities/order.ts';
import {
  AtTable,
  BillMode,
  PartTrouble,
  PaymentWay,
  RevisedTableTerms,
  StaffTable,
  TableKind,
  TablePrice,
} from '../entities/table.ts';

const ofCustomer = { method: 'POST', access: 'anyone', output: AtTable, ours: 'all' } as const;
const ofStaff = { method: 'POST', access: 'staff', output: StaffTable, ours: 'all' } as const;
/** The payment, as `pendencias` names it. */
const ofPart = {
  method: 'POST',
  access: 'staff',
  input: z.object({ id }),
  output: z.object({ pendencias: z.array(PartTrouble) }),
  ours: 'all',
} as const;
const reason = requiredText(200);

export const tableEndpoints = {
  createTableUser: endpoint({
    method: 'POST',
    path: '/quitute/CadastrarUsuarioMesa',
    access: 'anyone',
    input: z.object({
      appNome: z.optional(text(40)),
      /** 'Mesa N' or 'Comanda N'. */
      nome: text(40),
      tipoUsuario: z.literal(2),
      /** Sent by the clients of the specification; ignored. */
      telefone: z.optional(text(40)),
      /** From the printed sheet. */
      token: z.optional(z.nullable(text(120))),
      idEstabelecimento: z.optional(id),
      /** From the code on the table, where there is one. */
      codigoSuporte: z.optional(z.nullable(text(8))),
    }),
    output: z.object({
      codErro: z.int(),
      mensagem: text(300),
      logado: z.boolean(),
      cliente: Customer,
      estabelecimentos: z.array(z.object({ id, codigo: text(40), nome: text(80) })),
      ...AtTable.shape,
    }),
    summary:
      'Connects this device to a table or tab, as an anonymous user beside any signed-in ' +
      'customer. Without proof of the table, staff must approve first.',
    ours: 'output',
  }),
  tableMenu: endpoint({
    method: 'POST',
    path: '/quitute/ObterCardapioPedidoMesa',
    access: 'anyone',
    input: z.object({
      idCliente: z.optional(z.nullable(id)),
      idEstabelecimento: id,
      idEndereco: z.optional(z.nullable(z.int())),
    }),
    output: Menu,
    summary: 'Menu of a store with its table prices.',
    ours: 'nothing',
  }),
  tableState: endpoint({
    method: 'GET',
    path: '/mesa/Conta',
    access: 'anyone',
    input: z.object({}),
    output: AtTable,
    summary: 'Where this device sits, and the bill of that table.',
    ours: 'all',
  }),
  changeSeat: endpoint({
    ...ofCustomer,
    path: '/mesa/Alterar',
    input: z.object({
      nome: z.optional(text(80)),
      modo: z.optional(BillMode),
      recusaServico: z.optional(z.boolean()),
    }),
    summary: 'Sets the name for the waiter, how the bill is shared, and whether service is paid.',
  }),
  callWaiter: endpoint({
    ...ofCustomer,
    path: '/mesa/Chamar',
    input: z.object({ motivo: z.enum(['garcom', 'conta']) }),
    summary: 'Calls the waiter, or asks for the bill.',
  }),
  leaveTable: endpoint({
    ...ofCustomer,
    path: '/mesa/Sair',
    input: z.object({}),
    summary: 'Leaves the table; what was ordered stays on its bill.',
  }),
  payPart: endpoint({
    ...ofCustomer,
    path: '/mesa/Pagar',
    input: z.object({
      valor: price,
      tipo: z.enum(['pix', 'cartao']),
      chave: z.string().check(z.minLength(16), z.maxLength(64)),
      tokenCartaoCredito: OrderRequest.shape.tokenCartaoCredito,
      pagador: OrderRequest.shape.pagador,
    }),
    summary:
      'Pays part of the bill through the store’s provider; a repeated key pays once. A ' +
      'card needs a signed-in customer.',
  }),
  giveUpPart: endpoint({
    ...ofCustomer,
    path: '/mesa/DesistirPagamento',
    input: z.object({}),
    summary: 'Cancels an open payment of part of the bill.',
  }),
  paySandboxPart: endpoint({
    ...ofCustomer,
    path: '/mesa/SandboxPix',
    input: z.object({}),
    summary: 'Acts as the payer’s bank when the provider is the sandbox.',
  }),
  staffTables: endpoint({
    method: 'GET',
    path: '/painel/Mesas',
    access: 'staff',
    input: z.object({}),
    output: z.object({
      agora: instant,
      mesas: z.array(StaffTable),
      precos: z.array(z.object({ ...TablePrice.shape, idEstabelecimento: id })),
      estabelecimentos: z.array(z.object({ id, nome: text(80), ...RevisedTableTerms.shape })),
      podeEditar: z.boolean(),
      pendencias: z.array(PartTrouble),
    }),
    summary: 'Tables and tabs with their state and their bills.',
    ours: 'all',
  }),
  addTables: endpoint({
    ...ofStaff,
    path: '/painel/CriarMesas',
    role: 'manager',
    input: z.object({
      idEstabelecimento: id,
      tipo: TableKind,
      de: z.int().check(z.gte(1), z.lte(9999)),
      ate: z.int().check(z.gte(1), z.lte(9999)),
    }),
    output: z.object({ criadas: z.int() }),
    summary: 'Creates the tables or tabs of a range of numbers; existing ones are unchanged.',
  }),
  setStandCode: endpoint({
    ...ofStaff,
    path: '/painel/CodigoMesa',
    role: 'manager',
    input: z.object({ id, codigoSuporte: z.nullable(z.string().check(z.regex(/^\d{4,8}$/))) }),
    summary: 'Changes or removes the code of a table.',
  }),
  setTablePrice: endpoint({
    ...ofStaff,
    path: '/painel/PrecoMesa',
    role: 'manager',
    input: z.object({ idEstabelecimento: id, ...TablePrice.shape }),
    output: TablePrice,
    summary: 'Sets or removes the table price of a product in a store.',
  }),
  openTable: endpoint({
    ...ofStaff,
    path: '/painel/AbrirMesa',
    input: z.object({ id }),
    summary: 'Opens a table before a device connects.',
  }),
  answerPerson: endpoint({
    ...ofStaff,
    path: '/painel/ResponderPessoa',
    input: z.object({ idPessoa: id, aceitar: z.boolean() }),
    summary: 'Confirms or denies that a person sits at a table, or may move to another.',
  }),
  answerCall: endpoint({
    ...ofStaff,
    path: '/painel/AtenderMesa',
    input: z.object({ id }),
    summary: 'Marks a call as answered.',
  }),
  addTabLine: endpoint({
    ...ofStaff,
    path: '/painel/LancarNaConta',
    input: z.object({
      id,
      idPessoa: z.nullable(id),
      nome: requiredText(120),
      quantidade: z.int().check(z.gte(1), z.lte(99)),
      valor: price,
      /** Absent: from a tab that was opened before an upgrade. */
      chave: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
    }),
    summary:
      'Adds a line to the bill by hand; `valor` is the unit price, and a repeated key counts once.',
  }),
  voidTabLine: endpoint({
    ...ofStaff,
    path: '/painel/EstornarLinha',
    input: z.object({ idLinha: id, motivo: reason }),
    summary: 'Removes a line from the bill, with a reason.',
  }),
  moveTable: endpoint({
    ...ofStaff,
    path: '/painel/MudarMesa',
    input: z.object({ id, idDestino: id }),
    summary: 'Moves people and bill to another table; if that one is open, the two are merged.',
  }),
  payTable: endpoint({
    ...ofStaff,
    path: '/painel/PagarMesa',
    input: z.object({
      id,
      idPessoa: z.nullable(id),
      valor: price,
      forma: PaymentWay,
      chave: z.string().check(z.minLength(8), z.maxLength(64)),
    }),
    summary: 'Records a payment of part of the bill; a repeated key counts once.',
  }),
  voidTabPayment: endpoint({
    ...ofStaff,
    path: '/painel/EstornarRecebimento',
    input: z.object({ idPagamento: id, motivo: reason }),
    summary:
      'Takes back a payment that staff recorded on an open bill, with a reason; its amount is ' +
      'owed again.',
  }),
  closeTable: endpoint({
    ...ofStaff,
    path: '/painel/FecharMesa',
    input: z.object({ id, motivo: z.optional(text(200)) }),
    summary: 'Closes the bill of a table; with an amount left to pay, a reason is required.',
  }),
  confirmPartRefund: endpoint({
    ...ofPart,
    path: '/painel/ConfirmarDevolucaoMesa',
    summary: 'Staff confirm a refund of part of a bill that no provider makes.',
  }),
  retryPartRefund: endpoint({
    ...ofPart,
    path: '/painel/TentarDevolucaoMesa',
    summary: 'Retries a refund of part of a bill that the provider refused.',
  }),
};
