// A coupon being edited: text until saved, times in the store's zone, hours as rows of days that
// share them.
import type {
  ConsoleCoupon,
  ConsoleOffer,
  CouponDraft,
} from '#contract/entities/console/coupon.ts';
import type { Cents } from '#contract/money.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { clockOfMinutes, closingAfter, minutesOfClock } from '#rules/time/opening-hours.ts';
import { zonedInstant } from '#rules/time/zoned-time.ts';
import { fieldOfInstant } from '../forms/served-lines.ts';
import {
  amountText,
  decimalText,
  orNone,
  readPercent,
  wholeNumber,
} from '../forms/typed-values.ts';

export type WorthKind = 'percent' | 'amount' | 'delivery';
export type WorthTexts = {
  kind: WorthKind;
  percent: string;
  amount: string;
  cap: string;
  minimum: string;
  freeDelivery: boolean;
};
type Worth = Pick<
  CouponDraft,
  | 'valorDesconto'
  | 'valorDescontoPercentual'
  | 'maximoDesconto'
  | 'freteGratis'
  | 'valorMinimoPedido'
>;

const moneyOrEmpty = (cents: Cents) => (cents === 0 ? '' : amountText(cents));
/** Undefined: unreadable. Empty: nothing. */
const money = (text: string): Cents | undefined => parseMoneyInput(text.trim() || '0') ?? undefined;

export function worthTexts(worth: Worth | ConsoleOffer): WorthTexts {
  const { valorDesconto, valorDescontoPercentual, maximoDesconto, freteGratis, valorMinimoPedido } =
    worth;
  const kind = valorDescontoPercentual > 0 ? 'percent' : valorDesconto > 0 ? 'amount' : 'delivery';
  return {
    kind,
    percent: valorDescontoPercentual > 0 ? decimalText(valorDescontoPercentual) : '',
    amount: moneyOrEmpty(valorDesconto),
    cap: moneyOrEmpty(maximoDesconto),
    minimum: moneyOrEmpty(valorMinimoPedido),
    freeDelivery: freteGratis,
  };
}

/** Zero is not a discount. */
const percentOf = (text: string): number | undefined => readPercent(text) || undefined;

export function readWorth({ kind, percent, amount, cap, minimum, freeDelivery }: WorthTexts) {
  const value = money(amount);
  return {
    valorDesconto: kind === 'amount' ? (value === 0 ? undefined : value) : 0,
    valorDescontoPercentual: kind === 'percent' ? percentOf(percent) : 0,
    maximoDesconto: kind === 'percent' ? money(cap) : 0,
    freteGratis: kind === 'delivery' || freeDelivery,
    valorMinimoPedido: money(minimum),
  };
}

/** Days that share their hours; `key` is for React. */
export type HoursRow = { key: number; days: number[]; opens: string; closes: string };
type Span = CouponDraft['horarios'][number];
let keys = 0;
export const newHours = (days: number[] = [], opens = '', closes = ''): HoursRow => ({
  key: ++keys,
  days,
  opens,
  closes,
});

export function hoursRows(spans: readonly Span[]): HoursRow[] {
  const rows = new Map<string, HoursRow>();
  for (const { diaSemana, abre, fecha } of spans) {
    const [opens, closes] = [clockOfMinutes(abre), clockOfMinutes(fecha)];
    const row = rows.get(`${opens} ${closes}`) ?? newHours([], opens, closes);
    row.days.push(diaSemana);
    rows.set(`${opens} ${closes}`, row);
  }
  return [...rows.values()];
}

/** Undefined if a row lacks a day or a time. */
export function spansOf(rows: readonly HoursRow[]): Span[] | undefined {
  const spans: Span[] = [];
  for (const { days, opens, closes } of rows) {
    const [abre, closing] = [minutesOfClock(opens), minutesOfClock(closes)];
    if (abre === null || closing === null || days.length === 0) return undefined;
    spans.push(
      ...days.map((diaSemana) => ({ diaSemana, abre, fecha: closingAfter(abre, closing) })),
    );
  }
  return spans;
}

/** Null for none, undefined for an invalid date. */
export function instantOf(text: string, timeZone: string): string | null | undefined {
  if (text === '') return null;
  const [date = '', clock = ''] = text.split('T');
  const minutes = minutesOfClock(clock.slice(0, 5));
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || minutes === null) return undefined;
  return new Date(zonedInstant(date, minutes, timeZone)).toISOString();
}

export type CouponTexts = WorthTexts & {
  code: string;
  name: string;
  store: string;
  from: string;
  until: string;
  hours: HoursRow[];
  first: boolean;
  each: string;
  all: string;
  shown: boolean;
  active: boolean;
};

const nothing: CouponDraft = {
  codigoCupom: '',
  nome: '',
  valorDesconto: 0,
  valorDescontoPercentual: 10,
  maximoDesconto: 0,
  freteGratis: false,
  valorMinimoPedido: 0,
  idEstabelecimento: null,
  validoDe: null,
  validoAte: null,
  horarios: [],
  primeiroPedido: false,
  usosPorCliente: 1,
  limiteUsos: null,
  exibir: false,
  ativo: true,
};

export function couponTexts(coupon: ConsoleCoupon | null, timeZone: string): CouponTexts {
  const draft = coupon ?? nothing;
  return {
    ...worthTexts(draft),
    code: draft.codigoCupom,
    name: draft.nome,
    store: draft.idEstabelecimento === null ? '' : String(draft.idEstabelecimento),
    from: fieldOfInstant(draft.validoDe, timeZone),
    until: fieldOfInstant(draft.validoAte, timeZone),
    hours: hoursRows(draft.horarios),
    first: draft.primeiroPedido,
    each: draft.usosPorCliente === null ? '' : String(draft.usosPorCliente),
    all: draft.limiteUsos === null ? '' : String(draft.limiteUsos),
    shown: draft.exibir,
    active: draft.ativo,
  };
}

const MOST_USES = 1_000_000;
const limit = (text: string) => orNone(text, (typed) => wholeNumber(typed, 1, MOST_USES));

export function readCoupon(texts: CouponTexts, timeZone: string) {
  const [validoDe, validoAte] = [instantOf(texts.from, timeZone), instantOf(texts.until, timeZone)];
  const code = texts.code.replace(/\s+/g, '').toUpperCase();
  return {
    ...readWorth(texts),
    codigoCupom: /^[A-Z0-9]{3,30}$/.test(code) ? code : undefined,
    nome: texts.name.trim() || undefined,
    idEstabelecimento: texts.store === '' ? null : Number(texts.store),
    validoDe,
    validoAte:
      typeof validoDe === 'string' && typeof validoAte === 'string' && validoAte <= validoDe
        ? undefined
        : validoAte,
    horarios: spansOf(texts.hours),
    primeiroPedido: texts.first,
    usosPorCliente: limit(texts.each),
    limiteUsos: limit(texts.all),
    exibir: texts.shown,
    ativo: texts.active,
  };
}
