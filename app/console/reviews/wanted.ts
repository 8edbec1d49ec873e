// Which reviews staff look at, as the address of their page says it.
import type { ReviewFilter } from '#contract/entities/review.ts';

const MOST_STARS = 5;

/** What is not understood asks for all. */
export function wantedReviews(query: URLSearchParams): ReviewFilter {
  const [nota, store] = [Number(query.get('nota')), Number(query.get('loja'))];
  return {
    ...(Number.isSafeInteger(store) && store > 0 && { idEstabelecimento: store }),
    ...(Number.isInteger(nota) && nota >= 1 && nota <= MOST_STARS && { nota }),
    ...(query.get('mostrar') === UNANSWERED && { semResposta: true }),
  };
}

const UNANSWERED = 'sem-resposta';

/** Relative to the page. `after`: the order of the last review before it. */
export function reviewsAddress(
  { idEstabelecimento, nota, semResposta = false }: ReviewFilter,
  after: number | null = null,
): string {
  const query = new URLSearchParams();
  if (idEstabelecimento !== undefined) query.set('loja', String(idEstabelecimento));
  if (nota !== undefined) query.set('nota', String(nota));
  if (semResposta) query.set('mostrar', UNANSWERED);
  if (after !== null) query.set('apos', String(after));
  return `?${query}`;
}
