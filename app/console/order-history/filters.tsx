// The filters of the history. Each is a field of the form, so that the address holds them; one that
// is not set shows its name, so that all of them fit in a row.
import { useLingui } from '@lingui/react/macro';
import { MoneyFilter, OrderFilter } from '#contract/entities/console/order-history.ts';
import { classes } from '../../ui/classes.ts';
import { isUnreadAmount, PERIODS, type Period, periodOf } from './query.ts';

type HistoryFiltersProps = {
  query: URLSearchParams;
  stores: readonly { id: number; nome: string }[];
};

export function HistoryFilters({ query, stores }: HistoryFiltersProps) {
  const { t } = useLingui();
  const periods: Record<Period, string> = {
    hoje: t`Hoje`,
    '7': t`Últimos 7 dias`,
    '30': t`Últimos 30 dias`,
    tudo: t`Qualquer data`,
  };
  const situations: Record<OrderFilter, string> = {
    novos: t`Novos`,
    andamento: t`Em andamento`,
    entregues: t`Entregues`,
    cancelados: t`Cancelados`,
  };
  const payments: Record<MoneyFilter, string> = {
    pago: t`Pago`,
    cobrar: t`A cobrar`,
    aguardando: t`Aguardando pagamento`,
    devolvido: t`Devolvido`,
    dinheiro: t`Dinheiro`,
    cartao: t`Cartão`,
    pix: t`Pix`,
  };
  const ways = [
    { value: '1', label: t`Entrega` },
    { value: '2', label: t`Retirada` },
    { value: '3', label: t`Mesa` },
  ];
  return (
    <>
      <Choice
        name="periodo"
        label={t`Período`}
        value={periodOf(query)}
        options={PERIODS.map((value) => ({ value, label: periods[value] }))}
      />
      <Choice
        name="situacao"
        label={t`Situação`}
        all={t`Situação`}
        value={query.get('situacao') ?? ''}
        options={OrderFilter.options.map((value) => ({ value, label: situations[value] }))}
      />
      <Choice
        name="forma"
        label={t`Forma`}
        all={t`Forma`}
        value={query.get('forma') ?? ''}
        options={ways}
      />
      <Choice
        name="pagamento"
        label={t`Pagamento`}
        all={t`Pagamento`}
        value={query.get('pagamento') ?? ''}
        options={optionsOf(
          MoneyFilter.options.filter((one) => !isMethod(one)),
          payments,
        )}
        others={{
          label: t`Formas de pagamento`,
          options: optionsOf(MoneyFilter.options.filter(isMethod), payments),
        }}
      />
      {stores.length < 2 ? null : (
        <Choice
          name="loja"
          label={t`Loja`}
          all={t`Loja`}
          value={query.get('loja') ?? ''}
          options={stores.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        />
      )}
      <div className="history-amounts">
        <Amount name="de" label={t`Valor, de`} query={query} />
        <Amount name="ate" label={t`Valor, até`} query={query} />
      </div>
    </>
  );
}

const methods: readonly MoneyFilter[] = ['dinheiro', 'cartao', 'pix'];
const isMethod = (one: MoneyFilter) => methods.includes(one);

type Option = { value: string; label: string };
const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): Option[] => values.map((value) => ({ value, label: labels[value] }));

type ChoiceProps = {
  name: string;
  label: string;
  /** The choice of none; without it one is always chosen. */
  all?: string;
  value: string;
  options: readonly Option[];
  /** Below the options, under a name of their own. */
  others?: { label: string; options: readonly Option[] };
};

function Choice({ name, label, all, value, options, others }: ChoiceProps) {
  const shown = (list: readonly Option[]) =>
    list.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ));
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      key={`${name} ${value}`}
      className={classes('history-choice', all !== undefined && value !== '' && 'set')}
    >
      {all === undefined ? null : <option value="">{all}</option>}
      {shown(options)}
      {others === undefined ? null : (
        <optgroup label={others.label}>{shown(others.options)}</optgroup>
      )}
    </select>
  );
}

type AmountProps = { name: 'de' | 'ate'; label: string; query: URLSearchParams };

function Amount({ name, label, query }: AmountProps) {
  const { t } = useLingui();
  const wrong = isUnreadAmount(query, name);
  return (
    <span className="history-amount">
      <input
        name={name}
        aria-label={label}
        placeholder={label}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        defaultValue={query.get(name) ?? ''}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `history-${name}` : undefined}
        className="history-choice"
      />
      {wrong ? (
        <span id={`history-${name}`} className="history-wrong" role="status">
          {t`Digite um valor, como 150,00.`}
        </span>
      ) : null}
    </span>
  );
}
