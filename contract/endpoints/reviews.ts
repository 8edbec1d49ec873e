// Calls about reviews, for customers, the public and staff.
import * as z from 'zod/mini';
import { id, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import {
  PublicReview,
  Review,
  ReviewFilter,
  ReviewHiding,
  ReviewReply,
  ReviewRequest,
  ReviewSummary,
  StaffReview,
} from '../entities/review.ts';

export const reviewEndpoints = {
  reviewOrder: endpoint({
    method: 'POST',
    path: '/avaliacao/AvaliarPedido',
    access: 'anyone',
    input: ReviewRequest,
    output: Review,
    summary: 'Reviews a delivered order of one’s own, once; it can be changed within a day.',
    ours: 'both',
  }),
  storeReviews: endpoint({
    method: 'GET',
    path: '/avaliacao/Avaliacoes/:idEstabelecimento',
    access: 'anyone',
    input: z.object({ idEstabelecimento: id }),
    output: z.object({ avaliacoes: z.array(PublicReview) }),
    summary: 'The newest reviews of a store.',
    ours: 'all',
  }),
  staffReviews: endpoint({
    method: 'POST',
    path: '/painel/Avaliacoes',
    access: 'staff',
    input: z.object({ ...ReviewFilter.shape, apos: z.nullable(id) }),
    output: z.object({
      avaliacoes: z.array(StaffReview),
      proxima: z.nullable(id),
      /** Without regard to stars and replies; null from a server of an earlier version. */
      resumo: z._default(z.nullable(ReviewSummary), null),
      /** The stores whose reviews the caller may read. */
      estabelecimentos: z._default(z.array(z.object({ id, nome: text(80) })), []),
    }),
    summary: 'Reviews for staff, newest orders first, filtered, with the sums of all.',
    ours: 'all',
  }),
  answerReview: endpoint({
    method: 'POST',
    path: '/painel/ResponderAvaliacao',
    access: 'staff',
    input: ReviewReply,
    output: StaffReview,
    summary: 'Replies to a review; an empty text deletes the reply.',
    ours: 'all',
  }),
  hideReview: endpoint({
    method: 'POST',
    path: '/painel/OcultarAvaliacao',
    access: 'staff',
    input: ReviewHiding,
    output: StaffReview,
    summary: 'Hides the text of a review with a reason, or shows it again; its stars always count.',
    ours: 'all',
  }),
};
