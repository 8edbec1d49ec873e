// Reads reviews, and decides what each reader may see.
import { and, eq } from 'drizzle-orm';
import type { Review } from '#contract/entities/review.ts';
import { editableUntil } from '#rules/loyalty/reviews.ts';
import { orders, reviews } from '../database/schema.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** Joins a review with what it is about. */
export const sameOrder = and(eq(orders.brandId, reviews.brandId), eq(orders.id, reviews.orderId));

/** For the author and for staff: hidden text too, with the reason. */
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
