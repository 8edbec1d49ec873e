// Customers as staff see them.
import * as z from 'zod/mini';
import { id, instant, money, moneySum, text } from '../../codecs.ts';
import { LedgerLine, StampCard } from '../loyalty.ts';
import { Consent } from '../profile.ts';

export const PersonLine = z.object({
  id,
  nome: text(80),
  telefone: z.nullable(text(20)),
  email: z.nullable(text(120)),
  quantidadePedidos: z.int(),
  /** Counts only orders that were served. */
  totalComprado: moneySum,
  ultimoPedidoEm: z.nullable(instant),
});
export type PersonLine = z.output<typeof PersonLine>;

/** A customer without an account: a phone, which nobody has proved. */
export const GuestLine = z.object({
  telefone: text(20),
  /** As in the newest order. */
  nome: text(80),
  quantidadePedidos: z.int(),
  totalComprado: moneySum,
  ultimoPedidoEm: z.nullable(instant),
});
export type GuestLine = z.output<typeof GuestLine>;

export const PersonList = z.object({
  clientes: z.array(PersonLine),
  /** Phones that belong to none of the caller’s customers. */
  semConta: z.array(GuestLine),
  /** There are more than are shown. */
  haMais: z.boolean(),
  podeExportar: z.boolean(),
});
export type PersonList = z.output<typeof PersonList>;

const PersonOrder = z.object({
  id,
  numero: z.int(),
  nomeEstabelecimento: text(80),
  dataCadastro: instant,
  status: z.int(),
  statusPagamento: z.int(),
  valorTotal: money,
  /** Ordered with the phone, without signing in. */
  semConta: z.boolean(),
});

export const GuestFile = z.object({ cliente: GuestLine, pedidos: z.array(PersonOrder) });
export type GuestFile = z.output<typeof GuestFile>;

export const PersonFile = z.object({
  cliente: z.object({
    ...PersonLine.shape,
    dataCadastro: instant,
    telefoneConfirmado: z.boolean(),
  }),
  pedidos: z.array(PersonOrder),
  cartelas: z.array(StampCard),
  saldo: moneySum,
  lancamentos: z.array(LedgerLine),
  cupons: z.array(
    z.object({
      id,
      codigoCupom: text(40),
      nome: text(120),
      usado: z.boolean(),
      validoAte: z.nullable(instant),
    }),
  ),
  consentimentos: z.array(Consent),
});
export type PersonFile = z.output<typeof PersonFile>;
