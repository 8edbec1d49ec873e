// Reviews as staff see them: listed, summed up, answered and hidden.
import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { ReviewFilter, ReviewSummary, StaffReview } from '#contract/entities/review.ts';
import { gradeOf } from '#rules/loyalty/reviews.ts';
import { authorOf, fieldsOf, recordChange } from '../audit/record.ts';
import type { CallContext } from '../context.ts';
import { orders, reviews } from '../database/schema.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { type ReviewRow, sameOrder, toReview } from './records.ts';

const PER_PAGE = 30;
const STARS = [1, 2, 3, 4, 5];

/** Staff of one store cannot see reviews of another. */
function ofTheirStore(context: CallContext) {
  const { storeId } = signedIn(context);
  return and(
    eq(reviews.brandId, context.brand.id),
    storeId === null ? undefined : eq(reviews.storeId, storeId),
  );
}

const isShownText = and(ne(reviews.comentario, ''), eq(reviews.oculta, false));
const hasNoReply = and(isShownText, eq(reviews.resposta, ''));

/** `after`: the order of the last review of the page before. */
export async function listReviews(
  filter: ReviewFilter,
  after: number | null,
  context: CallContext,
): Promise<{ avaliacoes: StaffReview[]; proxima: number | null }> {
  const { nota, semResposta = false } = filter;
  const rows = await staffRows(
    context,
    and(
      ofStore(filter),
      nota === undefined ? undefined : eq(reviews.nota, nota),
      semResposta ? hasNoReply : undefined,
      after === null ? undefined : lt(reviews.orderId, after),
    ),
    PER_PAGE + 1,
  );
  const avaliacoes = rows.slice(0, PER_PAGE);
  const hasMore = rows.length > PER_PAGE;
  return { avaliacoes, proxima: hasMore ? (avaliacoes.at(-1)?.idPedido ?? null) : null };
}

/** Counts all reviews of the filter's store, with any stars and replies. */
export async function sumUp(filter: ReviewFilter, context: CallContext): Promise<ReviewSummary> {
  const rows = await context.db
    .select({
      nota: reviews.nota,
      total: count(),
      unanswered: sql`count(*) filter (where ${hasNoReply})`.mapWith(Number),
    })
    .from(reviews)
    .where(and(ofTheirStore(context), ofStore(filter)))
    .groupBy(reviews.nota);
  const porNota = STARS.map((stars) => rows.find(({ nota }) => nota === stars)?.total ?? 0);
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const totalAvaliacoes = sum(porNota);
  return {
    notaMedia: gradeOf(sum(rows.map(({ nota, total }) => nota * total)), totalAvaliacoes),
    totalAvaliacoes,
    porNota,
    semResposta: sum(rows.map(({ unanswered }) => unanswered)),
  };
}

const ofStore = ({ idEstabelecimento }: ReviewFilter) =>
  idEstabelecimento === undefined ? undefined : eq(reviews.storeId, idEstabelecimento);

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

/** Recorded in the audit log. */
export async function changeReview(
  orderId: number,
  action: AuditAction,
  after: Partial<Pick<ReviewRow, 'resposta' | 'oculta' | 'motivoOculta'>>,
  context: CallContext,
  /** Throws if it may not be changed now. */
  check: (row: ReviewRow) => void = () => {},
): Promise<StaffReview> {
  const { db } = context;
  const staff = signedIn(context);
  const one = and(ofTheirStore(context), eq(reviews.orderId, orderId));
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(one).for('update');
    if (row === undefined) throw new Refusal('notFound');
    check(row);
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
