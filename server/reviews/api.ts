// Calls about reviews: writing one, reading a store's, replying and hiding.

import { and, desc, eq, lt } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { PublicReview, StaffReview } from '#contract/entities/review.ts';
import { mayReview } from '#rules/loyalty/reviews.ts';
import { authorOf, fieldsOf, recordChange } from '../audit/record.ts';
import { requireStore } from '../brand/require-store.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { orders, reviews } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { visibleOrder } from '../orders/access.ts';
import { Refusal } from '../refusal.ts';
import { type ReviewRow, toReview } from './records.ts';
import { writeReview } from './write.ts';

const SHOWN_TO_ALL = 20;
const PER_PAGE = 30;

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
  staffReviews: async ({ apos }, context) => {
    const rows = await staffRows(
      context,
      apos === null ? undefined : lt(reviews.orderId, apos),
      PER_PAGE + 1,
    );
    const shown = rows.slice(0, PER_PAGE);
    return {
      avaliacoes: shown,
      proxima: rows.length > PER_PAGE ? (shown.at(-1)?.idPedido ?? null) : null,
    };
  },
  answerReview: async ({ idPedido, resposta }, context) =>
    change(idPedido, 'answerReview', { resposta }, context),
  hideReview: async (input, context) => {
    const after = input.ocultar
      ? { oculta: true, motivoOculta: input.motivo }
      : { oculta: false, motivoOculta: '' };
    return change(input.idPedido, 'hideReview', after, context);
  },
} satisfies Partial<Handlers>;

const sameOrder = and(eq(orders.brandId, reviews.brandId), eq(orders.id, reviews.orderId));

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

function signedIn({ staff }: CallContext): StaffSession {
  if (staff === null) throw new Refusal('signInNeeded');
  return staff;
}

/** Staff of one store cannot see reviews of another. */
function ofTheirStore(context: CallContext) {
  const { storeId } = signedIn(context);
  return and(
    eq(reviews.brandId, context.brand.id),
    storeId === null ? undefined : eq(reviews.storeId, storeId),
  );
}

async function staffRows(
  context: CallContext,
  where: ReturnType<typeof and>,
  limit: number,
): Promise<StaffReview[]> {
  const rows = await context.db
    .select({
      review: reviews,
      numero: orders.numero,
      nomeCliente: orders.nomeCliente,
      itens: orders.itens,
    })
    .from(reviews)
    .innerJoin(orders, sameOrder)
    .where(and(ofTheirStore(context), where))
    .orderBy(desc(reviews.orderId))
    .limit(limit);
  return rows.map(({ review, numero, nomeCliente, itens }) => ({
    ...toReview(review),
    numero,
    nomeCliente,
    nomeEstabelecimento: context.brand.stores.find(({ id }) => id === review.storeId)?.nome ?? '',
    itens: itens.map(({ idProduto, nome }) => ({ idProduto, nome })),
  }));
}

async function change(
  orderId: number,
  action: AuditAction,
  after: Partial<Pick<ReviewRow, 'resposta' | 'oculta' | 'motivoOculta'>>,
  context: CallContext,
): Promise<StaffReview> {
  const { db } = context;
  const staff = signedIn(context);
  const one = and(ofTheirStore(context), eq(reviews.orderId, orderId));
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(one).for('update');
    if (row === undefined) throw new Refusal('notFound');
    const before = fieldsOf(row, after);
    await tx.update(reviews).set(after).where(one);
    await recordChange(tx, authorOf(context, staff), {
      action,
      subject: `order ${orderId}`,
      before,
      after,
    });
  });
  const [changed] = await staffRows(context, eq(reviews.orderId, orderId), 1);
  if (changed === undefined) throw new Refusal('notFound');
  return changed;
}
