// Orders per hour of the week, darker for more, with a table of the same.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Figures } from '#contract/entities/console/figures.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { TableBehind } from './chart.tsx';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** A Sunday. */
const SUNDAY = Date.UTC(2024, 0, 7);

export function HoursChart({ hours }: { hours: Figures['porHora'] }) {
  const { t, i18n } = useLingui();
  const most = Math.max(1, ...hours.map(({ quantidadePedidos }) => quantidadePedidos));
  const counts = new Map(
    hours.map(({ diaSemana, horaDoDia, quantidadePedidos }) => [
      `${diaSemana} ${horaDoDia}`,
      quantidadePedidos,
    ]),
  );
  const countOf = (day: number, hour: number) => counts.get(`${day} ${hour}`) ?? 0;
  const dayName = (day: number, weekday: 'short' | 'long') =>
    dateFormat(i18n.locale, { weekday, timeZone: 'UTC' }).format(
      new Date(SUNDAY + day * 86_400_000),
    );
  const title = t`Horas da semana`;
  return (
    <section className="card stack">
      <h2 className="t-head">{title}</h2>
      {hours.length === 0 ? (
        <p className="t-sub">
          <Trans>Nada neste período.</Trans>
        </p>
      ) : (
        <>
          <div className="figures-week" aria-hidden="true">
            {DAYS.map((day) => (
              <div key={day}>
                <span className="t-cap">{dayName(day, 'short')}</span>
                <svg aria-hidden="true" viewBox="0 0 240 10" preserveAspectRatio="none">
                  {HOURS.map((hour) => (
                    <rect
                      key={hour}
                      x={hour * 10 + 0.5}
                      width={9}
                      height={10}
                      fillOpacity={
                        countOf(day, hour) === 0 ? 0.06 : 0.2 + (0.8 * countOf(day, hour)) / most
                      }
                    />
                  ))}
                </svg>
              </div>
            ))}
            <p className="figures-ends figures-hours t-cap num">
              <span>0 h</span>
              <span>12 h</span>
              <span>23 h</span>
            </p>
          </div>
          <TableBehind
            title={title}
            head={[t`Hora`, ...DAYS.map((day) => dayName(day, 'long'))]}
            rows={HOURS.filter((hour) => DAYS.some((day) => countOf(day, hour) > 0)).map(
              (hour) => ({
                key: String(hour),
                cells: [`${hour} h`, ...DAYS.map((day) => String(countOf(day, hour)))],
              }),
            )}
          />
        </>
      )}
    </section>
  );
}
