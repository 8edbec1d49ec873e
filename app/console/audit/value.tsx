// One value of the audit log, formatted: amounts, switches, times.
import { useLingui } from '@lingui/react/macro';
import type { Weight } from '#contract/entities/product.ts';
import { weightText } from '#rules/price/weight-text.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { DEFAULT_ZONE } from '../../orders/order-times.ts';
import { statusLabel } from '../../orders/status-labels.ts';
import { useMoney } from '../../ui/money.tsx';
import { type Role, roleNames } from '../team/role-names.ts';
import type { FieldShown } from './fields.ts';

/** As the log masks secrets and personal data; the second form means a different value. */
const [HIDDEN, HIDDEN_ANEW] = ['•••', '••• ≠'];
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A Sunday in UTC. */
const SUNDAY = Date.UTC(2026, 0, 4);

type Span = { diaSemana: number; abre: number; fecha: number };
const isSpan = (value: unknown): value is Span =>
  typeof value === 'object' && value !== null && 'diaSemana' in value;

const isWeight = (value: unknown): value is Weight =>
  typeof value === 'object' && value !== null && 'passo' in value;

type AuditValueProps = { json: string | null; field: FieldShown };

export function AuditValue({ json, field }: AuditValueProps) {
  const { t } = useLingui();
  const namedText = useNamedText();
  const recordText = useRecordText();
  const numberText = useNumberText();
  const dateText = useDateText();
  if (json === null) return '–';
  const value: unknown = JSON.parse(json);
  if (value === null && field.kind === 'store') return t`Todas as lojas`;
  if (value === null || value === '') return <i>{t`vazio`}</i>;
  if (value === HIDDEN) return <i>{t`oculto`}</i>;
  if (value === HIDDEN_ANEW) return <i>{t`oculto, e outro que antes`}</i>;
  if (typeof value === 'boolean') return value ? t`Sim` : t`Não`;
  const words = recordText(value) ?? namedText(String(value), field);
  if (words !== null) return words;
  return typeof value === 'number'
    ? numberText(value, field.kind)
    : dateText(String(value), field.kind);
}

/** Null: the value has no name of its own. */
function useNamedText() {
  const { i18n } = useLingui();
  return (value: string, { kind, words }: FieldShown): string | null => {
    const word = Object.hasOwn(words, value) ? words[value] : undefined;
    if (word !== undefined) return typeof word === 'string' ? word : i18n._(word);
    if (kind === 'role' && Object.hasOwn(roleNames, value)) return i18n._(roleNames[value as Role]);
    return null;
  };
}

/** Hours of a week, or how a product is weighed. Null: the value is neither. */
function useRecordText() {
  const { t, i18n } = useLingui();
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale, { ...options, timeZone: 'UTC' });
  const time = (minutes: number) =>
    inUtc({ hour: '2-digit', minute: '2-digit' }).format(SUNDAY + minutes * 60_000);
  return (value: unknown): string | null => {
    if (isSpan(value)) {
      const name = inUtc({ weekday: 'long' }).format(SUNDAY + value.diaSemana * DAY_MS);
      return `${name}, ${time(value.abre)}–${time(value.fecha)}`;
    }
    if (!isWeight(value)) return null;
    const { passo, minimo, maximo } = value;
    const [step = '', least = '', most = ''] = [passo, minimo, maximo].map((grams) =>
      weightText(grams, i18n.locale),
    );
    return t`de ${step} em ${step}, de ${least} a ${most}`;
  };
}

function useNumberText() {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { estabelecimentos } = useBrand();
  return (value: number, kind: FieldShown['kind']): string => {
    if (kind === 'money') return money(value);
    if (kind === 'percent') return `${value.toLocaleString(i18n.locale)}%`;
    if (kind === 'minutes') return t`${value} min`;
    if (kind === 'status') return i18n._(statusLabel(value));
    if (kind === 'store')
      return estabelecimentos.find(({ id }) => id === value)?.nome ?? String(value);
    return value.toLocaleString(i18n.locale);
  };
}

/** Other text stays as it is. */
function useDateText() {
  const { i18n } = useLingui();
  const { estabelecimentos } = useBrand();
  const timeZone = estabelecimentos[0]?.fusoHorario ?? DEFAULT_ZONE;
  return (value: string, kind: FieldShown['kind']): string => {
    if (kind === 'moment')
      return dateFormat(i18n.locale, { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
        new Date(value),
      );
    if (kind === 'day' && DAY.test(value))
      return dateFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${value}T00:00:00Z`),
      );
    return value;
  };
}
