// The order board for staff. Ours: the specification has no staff side.
import * as z from 'zod/mini';
import { id, instant, text } from '../../codecs.ts';
import { Order } from '../order.ts';
import { StoreState } from '../store.ts';
import { PartTrouble } from '../table.ts';

export const StaffMember = z.object({
  id,
  nome: text(80),
  email: text(120),
  papel: z.enum(['proprietario', 'gerente', 'atendente']),
  nomeMarca: text(80),
  /** Closed to customers by the operator. */
  suspensa: z.optional(z.boolean()),
  apagadaEm: z.optional(z.nullable(instant)),
  /** They are a person of the platform's support, and leave then; null: they are staff. */
  suporteAte: z.optional(z.nullable(instant)),
});
export type StaffMember = z.output<typeof StaffMember>;

const copies = z.int().check(z.gte(0), z.lte(5));

/** What the kitchen printer prints of an order. */
export const StorePrinting = z.object({
  /** Paper width in millimetres. */
  larguraPapel: z.union([z.literal(58), z.literal(80)]),
  /** Without prices, for the kitchen. */
  viasCozinha: copies,
  /** Everything, for packing, delivery and the customer. */
  viasCliente: copies,
  letraGrande: z.boolean(),
});
export type StorePrinting = z.output<typeof StorePrinting>;

export const BoardStore = z.object({
  id,
  codigo: text(40),
  nome: text(80),
  pausadoAte: z.nullable(instant),
  impressao: StorePrinting,
  /** With some, staff are asked who takes an order that leaves. */
  entregadores: z._default(z.array(text(40)), []),
  ...StoreState.shape,
});
export type BoardStore = z.output<typeof BoardStore>;

export const Board = z.object({
  equipe: StaffMember,
  estabelecimentos: z.array(BoardStore),
  pedidos: z.array(Order),
  pendencias: z.array(PartTrouble),
  agora: instant,
});
export type Board = z.output<typeof Board>;
