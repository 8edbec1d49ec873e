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
/** A Sunday in UTC. */
const SUNDAY = Date.UTC(2026, 0, 4);

type Span = { diaSemana: number; abre: number; fecha: number };
const isSpan = (value: unknown): value is Span =>
  typeof value === 'object' && value !== null && 'diaSemana' in value;

const isWeight = (value: unknown): value is Weight =>
  typeof value === 'object' && value !== null && 'passo' in value;

export function AuditValue({
  json,
  field: { kind, words },
}: {
  json: string | null;
  field: FieldShown;
}) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { estabelecimentos } = useBrand();
  if (json === null) return '–';
  const value: unknown = JSON.parse(json);
  const timeZone = estabelecimentos[0]?.fusoHorario ?? DEFAULT_ZONE;
  const time = (minutes: number) =>
    dateFormat(i18n.locale, {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    }).format(new Date(SUNDAY + minutes * 60_000));
  const day = (text: string) =>
    dateFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${text}T00:00:00Z`),
    );

  if (value === null && kind === 'store') return t`Todas as lojas`;
  if (value === null || value === '') return <i>{t`vazio`}</i>;
  if (value === HIDDEN) return <i>{t`oculto`}</i>;
  if (value === HIDDEN_ANEW) return <i>{t`oculto, e outro que antes`}</i>;
  if (typeof value === 'boolean') return value ? t`Sim` : t`Não`;
  if (isSpan(value)) {
    const name = dateFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(
      SUNDAY + value.diaSemana * DAY_MS,
    );
    return `${name}, ${time(value.abre)}–${time(value.fecha)}`;
  }
  if (isWeight(value)) {
    const [step = '', least = '', most = ''] = [value.passo, value.minimo, value.maximo].map(
      (grams) => weightText(grams, i18n.locale),
    );
    return t`de ${step} em ${step}, de ${least} a ${most}`;
  }
  if (kind === 'choice' || Object.hasOwn(words, String(value))) {
    const word = words[String(value)];
    if (word !== undefined) return typeof word === 'string' ? word : i18n._(word);
  }
  if (kind === 'role' && Object.hasOwn(roleNames, String(value)))
    return i18n._(roleNames[value as Role]);
  if (typeof value === 'number') {
    if (kind === 'money') return money(value);
    if (kind === 'percent') return `${value.toLocaleString(i18n.locale)}%`;
    if (kind === 'minutes') return t`${value} min`;
    if (kind === 'status') return i18n._(statusLabel(value));
    if (kind === 'store')
      return estabelecimentos.find(({ id }) => id === value)?.nome ?? String(value);
    return value.toLocaleString(i18n.locale);
  }
  if (typeof value === 'string' && kind === 'moment')
    return dateFormat(i18n.locale, {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone,
    }).format(new Date(value));
  if (typeof value === 'string' && kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return day(value);
  return String(value);
}
