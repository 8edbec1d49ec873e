// The filters of the history as they stand in its address.

import type { InputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { MoneyFilter, OrderFilter } from '#contract/entities/console/order-history.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { addDays, localDate } from '#rules/time/zoned-time.ts';
import { addressId } from '../../address-id.ts';

export type HistoryInput = InputOf<Endpoints['storeOrders']>;

export const PERIODS = ['hoje', '7', '30', 'tudo'] as const;
export type Period = (typeof PERIODS)[number];

/** Without a search the last week; a search looks everywhere. */
export function periodOf(query: URLSearchParams): Period {
  const named = PERIODS.find((one) => one === query.get('periodo'));
  return named ?? ((query.get('busca') ?? '').trim() === '' ? '7' : 'tudo');
}

const daysBack: Record<Exclude<Period, 'tudo'>, number> = { hoje: 0, '7': 6, '30': 29 };
const TYPES = [1, 2, 3] as const;

/** Typed the wrong way round they mean the same. */
function amountsOf(query: URLSearchParams): (number | undefined)[] {
  const typed = ['de', 'ate'].map((name) => parseMoneyInput(query.get(name) ?? '') ?? undefined);
  const [least, most] = typed;
  return least !== undefined && most !== undefined && least > most ? [most, least] : typed;
}

/** Something is typed there, and it is no amount: the filter does not count. */
export function isUnreadAmount(query: URLSearchParams, name: 'de' | 'ate'): boolean {
  const typed = (query.get(name) ?? '').trim();
  return typed !== '' && parseMoneyInput(typed) === null;
}

/** What the call asks for; values that nobody chose are left out. */
export function historyInput(
  query: URLSearchParams,
  { now, zone }: { now: Date; zone: string },
): HistoryInput {
  const period = periodOf(query);
  const today = localDate(now, zone);
  const [least, most] = amountsOf(query);
  const named = {
    busca: (query.get('busca') ?? '').trim().slice(0, 80) || undefined,
    primeiroDia: period === 'tudo' ? undefined : addDays(today, -daysBack[period]),
    idEstabelecimento: addressId(query.get('loja')) ?? undefined,
    situacao: OrderFilter.options.find((one) => one === query.get('situacao')),
    tipoPedido: TYPES.find((one) => String(one) === query.get('forma')),
    pagamento: MoneyFilter.options.find((one) => one === query.get('pagamento')),
    valorMinimo: least,
    valorMaximo: most,
    antesDe: addressId(query.get('antes')) ?? undefined,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}
