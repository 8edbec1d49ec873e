// Which orders a history page shows, from its address: a filter, how many, and after which one.
import type { OrderSituation } from '#contract/entities/order.ts';

const PER_PAGE = 10;
/** Together on one page; what is older begins a page of its own. */
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

/** Where 'more' leads: a longer page, and from a full one on the page that follows. */
export function moreAddress({ situacao, count, apos }: HistoryPage, next: string): string {
  const params = new URLSearchParams(situacao === 'todos' ? {} : { filtro: situacao });
  if (count >= MOST_TOGETHER) params.set('apos', next);
  else {
    params.set('quantos', String(Math.min(count + PER_PAGE, MOST_TOGETHER)));
    if (apos !== null) params.set('apos', apos);
  }
  return `?${params}`;
}
