// A store of a brand (the specification, section 3, Establishment) and its current state.
import * as z from 'zod/mini';
import { deliveryFee, id, instant, text } from '../codecs.ts';

export const StoreState = z.object({
  estado: z.enum(['aberto', 'pausado', 'fechado']),
  /**
   * When the state next changes by itself: closing time, end of the pause, next opening. Null:
   * unknown.
   */
  mudaEm: z.nullable(instant),
  /** Why it is closed today, in the store's words: a holiday. */
  motivo: z.optional(text(60)),
});
export type StoreState = z.output<typeof StoreState>;

/** Depends on the moment, so it must not be cached. */
export const StoreNow = z.object({
  ...StoreState.shape,
  /** It is open, but nobody has looked at its orders for a minute. */
  semAtendimento: z.boolean(),
});
export type StoreNow = z.output<typeof StoreNow>;

export const PaymentMethod = z.object({
  id,
  nome: text(60),
  /**
   * The first three are paid on handover; `pixDaLoja` is a code without a provider, confirmed by
   * staff; the last two use a provider.
   */
  tipo: z.enum([
    'dinheiro',
    'cartaoNaEntrega',
    'pixNaEntrega',
    'pixDaLoja',
    'pixOnline',
    'cartaoOnline',
  ]),
  /** Percent off when the order is paid this way; 0 for none. */
  desconto: z.number(),
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

/** Minutes since midnight in the store's zone; `fecha` past 1440 runs into the next day. */
export const OpeningSpan = z.object({ diaSemana: z.int(), abre: z.int(), fecha: z.int() });
export type OpeningSpan = z.output<typeof OpeningSpan>;

export const Store = z.object({
  id,
  codigo: text(40),
  /** Its former codes; their links still work. */
  codigosAnteriores: z.array(text(40)),
  nome: text(80),
  urlLogo: z.nullable(text(500)),
  pixel: z.nullable(text(40)),
  tagManager: z.nullable(text(40)),
  possuiPedidoMesa: z.boolean(),
  permiteRetiradaBalcao: z.boolean(),
  permiteEntrega: z.boolean(),
  adicionarItensNaTelaInicial: z.boolean(),
  /** Its parameters as an object with real booleans and numbers, including the restaurant's own. */
  parametros: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  /** Lowest fee of the store's areas; null without delivery. */
  taxaEntrega: deliveryFee,
  telefone: text(20),
  descricao: text(300),
  endereco: z.object({
    logradouro: text(120),
    numero: text(20),
    bairro: text(80),
    cidade: text(80),
    uf: text(2),
    cep: text(8),
  }),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  fusoHorario: text(60),
  /** Minutes. */
  tempoEntregaMinimo: z.int(),
  tempoEntregaMaximo: z.int(),
  tempoRetirada: z.int(),
  horarios: z.array(OpeningSpan),
  /** Mean of the stars, one decimal; null without reviews. */
  notaMedia: z.nullable(z.number()),
  totalAvaliacoes: z.int(),
  /** Orders may be scheduled for a later time. */
  permiteAgendamento: z.boolean(),
  formasPagamento: z.array(PaymentMethod),
  ...StoreState.shape,
});
export type Store = z.output<typeof Store>;
