// A review as it is stored, and what each reader may see of it.
import type { Review } from '#contract/entities/review.ts';
import { editableUntil } from '#rules/loyalty/reviews.ts';
import type { reviews } from '../database/schema.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** For whoever wrote it and for the staff: hidden words too, with the reason. */
export function toReview(row: ReviewRow): Review {
  return {
    idPedido: row.orderId,
    nota: row.nota,
    aspectos: row.aspectos,
    pratos: row.pratos,
    comentario: row.comentario,
    data: row.createdAt.toISOString(),
    editavelAte: editableUntil(row.createdAt).toISOString(),
    resposta: row.resposta,
    oculta: row.oculta,
    motivoOculta: row.motivoOculta,
  };
}
