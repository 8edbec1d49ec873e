// Sales beside those of the period before, with an axis. Drawn as SVG, hidden from screen readers;
// the table below it has the same numbers.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Figures } from '#contract/entities/console/figures.ts';
import {
  axisTicks,
  type ChartBar,
  type ChartStep,
  chartBars,
  stepOf,
} from '#rules/orders/figure-chart.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { useMoney } from '../../ui/money.tsx';
import { TableBehind } from './chart.tsx';
import { useChangeText } from './compared.tsx';

const HEIGHT = 200;
const WIDTH = 20;
/** As many names as fit below the bars of a phone. */
const MOST_NAMES = 7;
/** An axis of a period without sales still has amounts. */
const LEAST_TOP = 10_00;

type SalesChartProps = { figures: Figures; first: string; last: string };

export function SalesChart({ figures, first, last }: SalesChartProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const changeText = useChangeText();
  const step = stepOf(first, last);
  const bars = chartBars(first, last, figures);
  const ticks = axisTicks(
    Math.max(LEAST_TOP, ...bars.flatMap(({ sales, before }) => [sales, before])),
  );
  const top = ticks.at(-1) ?? 1;
  const nameOf = useBarNames(step, bars.length);
  const every = Math.ceil(bars.length / MOST_NAMES);
  const title: Record<ChartStep, string> = {
    day: t`Vendas por dia`,
    week: t`Vendas por semana`,
    month: t`Vendas por mês`,
  };
  const empty = bars.every(({ sales }) => sales === 0);
  const nothing = empty && bars.every(({ before }) => before === 0);
  const heightOf = (cents: number) => (cents / top) * HEIGHT;
  return (
    <section className="card stack">
      <div className="row between wraps">
        <h2 className="t-head">{title[step]}</h2>
        {nothing ? null : (
          <p className="figures-legend t-cap" aria-hidden="true">
            <span>
              <Trans>Este período</Trans>
            </span>
            <span className="before">
              <Trans>Anterior</Trans>
            </span>
          </p>
        )}
      </div>
      {empty ? (
        <p className="t-sub">
          {nothing ? (
            <Trans>Nenhuma venda, nem neste período nem no anterior.</Trans>
          ) : (
            <Trans>Sem vendas neste período.</Trans>
          )}
        </p>
      ) : null}
      {nothing ? null : (
        <>
          <div className="figures-plot num" aria-hidden="true">
            <div className="figures-axis t-cap">
              {ticks.toReversed().map((tick) => (
                <span key={tick}>
                  {i18n.number(tick / 100, { notation: 'compact', maximumFractionDigits: 1 })}
                </span>
              ))}
            </div>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
            >
              {ticks.map((tick) => (
                <line
                  key={tick}
                  x2={bars.length * WIDTH}
                  y1={HEIGHT - heightOf(tick)}
                  y2={HEIGHT - heightOf(tick)}
                />
              ))}
              {bars.map(({ first: day, sales, before }, at) => (
                <g key={day}>
                  <rect
                    className="before"
                    x={at * WIDTH + 3}
                    y={HEIGHT - heightOf(before)}
                    width={6.5}
                    height={heightOf(before)}
                  />
                  <rect
                    x={at * WIDTH + 10.5}
                    y={HEIGHT - heightOf(sales)}
                    width={6.5}
                    height={heightOf(sales)}
                  />
                </g>
              ))}
            </svg>
            <div className="figures-names t-cap">
              {bars.map((bar, at) => (
                <span key={bar.first}>{at % every === 0 ? nameOf(bar) : ''}</span>
              ))}
            </div>
          </div>
          <TableBehind
            title={title[step]}
            head={[t`Dia`, t`Vendas`, t`Pedidos`, t`Anterior`, t`Diferença`]}
            rows={bars.map((bar) => ({
              key: bar.first,
              cells: [
                nameOf(bar, 'whole'),
                money(bar.sales),
                i18n.number(bar.orders),
                money(bar.before),
                changeText(bar.sales, bar.before) ?? '–',
              ],
            }))}
          />
        </>
      )}
    </section>
  );
}

/** Below the axis: a weekday for a week, else the day or the month. */
function useBarNames(step: ChartStep, count: number) {
  const { i18n } = useLingui();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = dateFormat(i18n.locale, { timeZone: 'UTC', ...options });
    return (day: string) => made.format(new Date(`${day}T00:00:00Z`));
  };
  const numbers = format({ day: '2-digit', month: '2-digit' });
  const month = format({ month: 'short' });
  const named = format({ weekday: 'short' });
  return ({ first, last }: Pick<ChartBar, 'first' | 'last'>, length?: 'whole') => {
    if (length === 'whole' && first !== last) return `${numbers(first)} – ${numbers(last)}`;
    if (step === 'month') return month(first);
    return step === 'day' && count <= 7 ? named(first) : numbers(first);
  };
}
