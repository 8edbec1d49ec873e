// Calls about reviews: writing one, reading a store's, replying and hiding.
import { and, desc, eq } from 'drizzle-orm';
import type { PublicReview } from '#contract/entities/review.ts';
import { mayReview } from '#rules/loyalty/reviews.ts';
import { requireStore } from '../brand/require-store.ts';
import { orders, reviews } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { visibleOrder } from '../orders/access.ts';
import { signedIn, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { changeReview, listReviews, sumUp } from './for-staff.ts';
import { type ReviewRow, sameOrder, toReview } from './records.ts';
import { writeReview } from './write.ts';

const SHOWN_TO_ALL = 20;

export const reviewHandlers = {
  reviewOrder: async (request, context) => {
    const { record, viewer } = await visibleOrder(context, request.idPedido);
    if (viewer !== 'owner') throw new Refusal('notFound');
    if (!mayReview(record.status)) throw new Refusal('reviewTooEarly');
    await countAttempt(context, context.brand.id, 'review', String(record.sessionId));
    const eaten = new Set(record.itens.map(({ idProduto }) => idProduto));
    const pratos = request.pratos.filter(({ idProduto }) => eaten.has(idProduto));
    return toReview(
      await writeReview(
        { ...request, aspectos: [...new Set(request.aspectos)], pratos },
        record.storeId,
        context,
      ),
    );
  },
  storeReviews: async ({ idEstabelecimento }, context) => {
    const { db, brand } = context;
    const store = requireStore(context, idEstabelecimento);
    const rows = await db
      .select({ review: reviews, nomeCliente: orders.nomeCliente })
      .from(reviews)
      .innerJoin(orders, sameOrder)
      .where(and(eq(reviews.brandId, brand.id), eq(reviews.storeId, store.id)))
      .orderBy(desc(reviews.orderId))
      .limit(SHOWN_TO_ALL);
    return { avaliacoes: rows.map(({ review, nomeCliente }) => forAll(review, nomeCliente)) };
  },
  staffReviews: async ({ apos, ...filter }, context) => ({
    ...(await listReviews(filter, apos, context)),
    resumo: await sumUp(filter, context),
    estabelecimentos: storesOf(signedIn(context), context).map(({ id, nome }) => ({ id, nome })),
  }),
  answerReview: async ({ idPedido, resposta, antes }, context) =>
    changeReview(idPedido, 'answerReview', { resposta }, context, ({ resposta: now }) => {
      // A press whose reply was lost has written it already.
      if (antes !== undefined && now !== antes && now !== resposta)
        throw new Refusal('changedMeanwhile');
    }),
  hideReview: async (input, context) => {
    const after = input.ocultar
      ? { oculta: true, motivoOculta: input.motivo }
      : { oculta: false, motivoOculta: '' };
    return changeReview(input.idPedido, 'hideReview', after, context);
  },
} satisfies Partial<Handlers>;

/** A first name shows that a person wrote it, and no more. */
function forAll(row: ReviewRow, name: string): PublicReview {
  const { nota, aspectos, comentario, resposta, createdAt, oculta: hidden } = row;
  return {
    nomeCliente: name.split(' ')[0] ?? '',
    nota,
    aspectos,
    comentario: hidden ? '' : comentario,
    resposta: hidden ? '' : resposta,
    data: createdAt.toISOString(),
  };
}
