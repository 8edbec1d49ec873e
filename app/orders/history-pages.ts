// Which orders a history page shows, from its address: a filter, a count, and the order to start
// after.
import type { OrderSituation } from '#contract/entities/order.ts';

const PER_PAGE = 10;
/** The most on one page; older ones start a new page. */
export const MOST_TOGETHER = 200;

export type HistoryPage = { situacao: OrderSituation; count: number; apos: string | null };

const situations: readonly OrderSituation[] = ['todos', 'abertos', 'entregues', 'cancelados'];

export function historyPage(params: URLSearchParams): HistoryPage {
  const count = Math.trunc(Number(params.get('quantos')));
  const apos = params.get('apos') ?? '';
  return {
    situacao: situations.find((one) => one === params.get('filtro')) ?? 'todos',
    count: Math.min(Math.max(PER_PAGE, Number.isFinite(count) ? count : 0), MOST_TOGETHER),
    apos: /^[01]\.[1-9]\d{0,9}$/.test(apos) ? apos : null,
  };
}

/** The link of 'more': a longer page, or from a full one the next page. */
export function moreAddress({ situacao, count, apos }: HistoryPage, next: string): string {
  const params = new URLSearchParams(situacao === 'todos' ? {} : { filtro: situacao });
  if (count >= MOST_TOGETHER) params.set('apos', next);
  else {
    params.set('quantos', String(Math.min(count + PER_PAGE, MOST_TOGETHER)));
    if (apos !== null) params.set('apos', apos);
  }
  return `?${params}`;
}
