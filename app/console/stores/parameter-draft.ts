// Parameters as typed: switches stay switches, all else is text until parsed.
import { parseMoneyInput } from '#rules/price/money-input.ts';
import type { Parameter, ParameterKind, ParameterValue } from './parameter-table.ts';

export type ParameterDraft = Readonly<Record<string, boolean | string>>;
type Table = Readonly<Record<string, Parameter>>;

const decimals = (value: number) => value.toFixed(2).replace('.', ',');

function toText(parameter: ParameterKind, value: ParameterValue): boolean | string {
  if (parameter.kind === 'flag') return value === true;
  if (value === null || (value === 0 && parameter.kind !== 'choice')) return '';
  if (parameter.kind === 'money') return decimals(Number(value) / 100);
  return parameter.kind === 'percent' ? String(value).replace('.', ',') : String(value);
}

export const toDraft = (table: Table, values: Readonly<Record<string, unknown>>): ParameterDraft =>
  Object.fromEntries(
    Object.entries(table).map(([name, parameter]) => [
      name,
      toText(parameter, values[name] as ParameterValue),
    ]),
  );

const MOST_PERCENT = 100;

/** Undefined if unreadable. */
function readParameter(
  parameter: ParameterKind,
  typed: boolean | string | undefined,
): ParameterValue | undefined {
  if (parameter.kind === 'flag') return typed === true;
  const text = String(typed ?? '').trim();
  if (parameter.kind === 'money') return text === '' ? 0 : (parseMoneyInput(text) ?? undefined);
  if (parameter.kind === 'percent') {
    if (text === '') return 0;
    const value = /^\d{1,3}([.,]\d{1,2})?$/.test(text)
      ? Number(text.replace(',', '.'))
      : Number.NaN;
    return value <= MOST_PERCENT ? value : undefined;
  }
  if (parameter.kind === 'tag')
    return text === '' ? null : parameter.pattern.test(text) ? text : undefined;
  // An unlisted currency was set elsewhere and may stay.
  return (
    parameter.choices.find(({ value }) => String(value) === text)?.value ??
    (text === '' ? undefined : text)
  );
}

/** Names of unreadable values. */
export const unreadable = (table: Table, draft: ParameterDraft): string[] =>
  Object.entries(table).flatMap(([name, parameter]) =>
    readParameter(parameter, draft[name]) === undefined ? [name] : [],
  );

export const readDraft = <Values extends object>(
  table: Record<keyof Values & string, Parameter>,
  draft: ParameterDraft,
): Values =>
  Object.fromEntries(
    Object.entries<Parameter>(table).map(([name, parameter]) => [
      name,
      readParameter(parameter, draft[name]),
    ]),
  ) as Values;
