// A customer's review of an order, and the store's reply.
import * as z from 'zod/mini';
import { id, instant, requiredText, text } from '../codecs.ts';

export const ReviewAspect = z.enum([
  'sabor',
  'tempo',
  'temperatura',
  'embalagem',
  'atendimento',
  'capricho',
]);
export type ReviewAspect = z.output<typeof ReviewAspect>;

const stars = z.int().check(z.gte(1), z.lte(5));

export const ReviewRequest = z.object({
  idPedido: id,
  nota: stars,
  aspectos: z.array(ReviewAspect).check(z.maxLength(6)),
  pratos: z.array(z.object({ idProduto: id, gostou: z.boolean() })).check(z.maxLength(100)),
  comentario: text(1000),
});
export type ReviewRequest = z.output<typeof ReviewRequest>;

export const Review = z.object({
  ...ReviewRequest.shape,
  data: instant,
  editavelAte: instant,
  resposta: text(1000),
  oculta: z.boolean(),
  /** Why the store hid the text. */
  motivoOculta: text(200),
});
export type Review = z.output<typeof Review>;

/** A review in public: without order, surname and hidden text. */
export const PublicReview = z.object({
  nomeCliente: text(80),
  nota: stars,
  aspectos: z.array(ReviewAspect),
  comentario: text(1000),
  resposta: text(1000),
  data: instant,
});
export type PublicReview = z.output<typeof PublicReview>;

export const StaffReview = z.object({
  ...Review.shape,
  numero: z.int(),
  nomeEstabelecimento: text(80),
  nomeCliente: text(80),
  itens: z.array(z.object({ idProduto: id, nome: text(160) })),
});
export type StaffReview = z.output<typeof StaffReview>;

/** Over the reviews of a store, or all that the reader may see. */
export const ReviewSummary = z.object({
  /** Mean of the stars, one decimal; null without reviews. */
  notaMedia: z.nullable(z.number()),
  totalAvaliacoes: z.int(),
  /** How many gave one star, two, and so on. */
  porNota: z.array(z.int()).check(z.length(5)),
  /** Shown texts without a reply. */
  semResposta: z.int(),
});
export type ReviewSummary = z.output<typeof ReviewSummary>;

/** Which reviews staff want to see; a field that is absent asks for all. */
export const ReviewFilter = z.object({
  idEstabelecimento: z.optional(id),
  nota: z.optional(stars),
  /** Only shown texts without a reply. */
  semResposta: z.optional(z.boolean()),
});
export type ReviewFilter = z.output<typeof ReviewFilter>;

export const ReviewReply = z.object({
  idPedido: id,
  resposta: text(1000),
  /** The reply that its form began with: a colleague's is not replaced unseen. */
  antes: z.optional(text(1000)),
});
export const ReviewHiding = z.union([
  z.object({ idPedido: id, ocultar: z.literal(true), motivo: requiredText(200) }),
  z.object({ idPedido: id, ocultar: z.literal(false) }),
]);
