// Opening hours of the week and of single dates. A break is a second row of the day; a closing time
// before the opening is on the next day.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import {
  clockOfMinutes,
  closingAfter,
  minutesOfClock,
  overlappingDay,
} from '#rules/time/opening-hours.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { hourRisks } from '../forms/confirm-change.ts';
import { SetupForm } from '../forms/save-section.tsx';
import { TimeSpan } from '../forms/time-span.tsx';
import { DateField, WordField } from '../forms/typed-fields.tsx';
import { type Filled, HoursFill } from './hours-fill.tsx';

type Hours = ConsoleStore['horario'];
type WireSpan = Hours['horarios'][number];
type Line = { key: number; opens: string; closes: string };
type Day = { day: number; lines: Line[] };
type Holiday = { key: number; date: string; reason: string; lines: Line[] };

const WEEK = [1, 2, 3, 4, 5, 6, 0];
let keys = 0;
const newLine = (opens = '', closes = ''): Line => ({ key: ++keys, opens, closes });
const linesOf = (spans: readonly WireSpan[]) =>
  [...spans]
    .sort((a, b) => a.abre - b.abre)
    .map(({ abre, fecha }) => newLine(clockOfMinutes(abre), clockOfMinutes(fecha)));

/** Null if one is invalid. */
function spansOf(lines: readonly Line[], diaSemana: number): WireSpan[] | null {
  const spans = lines.map(({ opens, closes }) => {
    const [abre, closing] = [minutesOfClock(opens), minutesOfClock(closes)];
    return abre === null || closing === null
      ? null
      : { diaSemana, abre, fecha: closingAfter(abre, closing) };
  });
  return spans.every((span) => span !== null) ? spans : null;
}

/** `brief`: only the week, without single dates. */
export function SetupHours({
  storeId,
  hours,
  brief = false,
}: {
  storeId: number;
  hours: Hours;
  brief?: boolean;
}) {
  const { t, i18n } = useLingui();
  const [week, setWeek] = useState<Day[]>(() =>
    WEEK.map((day) => ({
      day,
      lines: linesOf(hours.horarios.filter((span) => span.diaSemana === day)),
    })),
  );
  const [holidays, setHolidays] = useState<Holiday[]>(() =>
    hours.feriados.map(({ data, motivo, horarios }) => ({
      key: ++keys,
      date: data,
      reason: motivo ?? '',
      lines: linesOf(horarios),
    })),
  );
  /** A save was refused here: what is missing is named until it is there. */
  const [tried, setTried] = useState(false);
  /** The week before it was filled. */
  const [earlier, setEarlier] = useState<Day[] | null>(null);
  function fill({ days, opens, closes, beside }: Filled) {
    setTried(false);
    setEarlier(week);
    setWeek(
      week.map(({ day, lines }) =>
        days.includes(day)
          ? { day, lines: [...(beside ? lines : []), newLine(opens, closes)] }
          : { day, lines },
      ),
    );
  }
  const dayName = (day: number) =>
    dateFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2023, 0, 1 + day),
    );
  const dateName = (date: string) =>
    date === ''
      ? ''
      : dateFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(`${date}T00:00:00Z`),
        );
  const changeHoliday = (key: number, change: Partial<Holiday>) =>
    setHolidays((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const horarios = week.map(({ day, lines }) => spansOf(lines, day));
  const feriados = holidays.map(({ date, reason, lines }) => ({
    data: date,
    motivo: reason.trim(),
    horarios: spansOf(lines, new Date(`${date}T00:00:00Z`).getUTCDay()),
  }));
  const whole =
    horarios.every((spans) => spans !== null) &&
    feriados.every((one) => one.data !== '' && one.horarios !== null);
  // In the guide: days selected without applying hours would be lost silently.
  const none = brief && week.every(({ lines }) => lines.length === 0);
  const twice = overlappingDay(horarios.flatMap((spans) => spans ?? []));
  const twiceOn = feriados.find((one) => overlappingDay(one.horarios ?? []) !== null);
  const where =
    twice !== null ? dayName(twice) : twiceOn === undefined ? null : dateName(twiceOn.data);
  const problem = none
    ? t`Nenhum dia tem horário ainda. Use o quadro acima ou adicione um dia.`
    : !whole
      ? t`Preencha todas as horas e datas.`
      : where === null
        ? null
        : t`Há horários que se sobrepõem: ${where}. Ajuste ou remova um deles.`;

  return (
    <SetupForm
      problem={tried ? problem : null}
      draft={[week, holidays]}
      risks={hourRisks(
        hours.horarios,
        week.flatMap(({ lines }) => lines),
      )}
      riskStore={storeId}
      send={(client) => {
        setTried(problem !== null);
        if (problem !== null) return null;
        const saved = client.saveStoreHours({
          idEstabelecimento: storeId,
          revisao: hours.revisao,
          horarios: horarios.flatMap((spans) => spans ?? []),
          feriados: feriados.map(({ horarios: spans, ...rest }) => ({
            ...rest,
            horarios: spans ?? [],
          })),
        });
        return saved.then((reply) => {
          if (reply.ok) setEarlier(null);
          return reply;
        });
      }}
    >
      <HoursFill
        days={WEEK.map((day) => ({ day, name: dayName(day) }))}
        anyHours={week.some(({ lines }) => lines.length > 0)}
        onFill={fill}
        onUndo={
          earlier === null
            ? null
            : () => {
                setWeek(earlier);
                setEarlier(null);
              }
        }
      />
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Horários da semana</Trans>
        </h2>
        {week.map(({ day, lines }) => (
          <DayLines
            key={day}
            name={dayName(day)}
            lines={lines}
            tried={tried}
            onChange={(next) => {
              setEarlier(null);
              setWeek((all) => all.map((one) => (one.day === day ? { day, lines: next } : one)));
            }}
          />
        ))}
      </section>
      {brief ? null : (
        <section className="card stack">
          <h2 className="t-item">
            <Trans>Feriados e datas especiais</Trans>
          </h2>
          <p className="t-cap">
            <Trans>Nestas datas valem só estes horários. Sem nenhum, a loja fica fechada.</Trans>
          </p>
          {holidays.map(({ key, date, reason, lines }) => (
            <div key={key} className="setup-holiday">
              <DateField
                label={t`Data`}
                value={date}
                error={tried && date === '' ? t`Preencha este campo.` : undefined}
                onChange={(text) => changeHoliday(key, { date: text })}
              />
              <WordField
                label={t`Motivo`}
                optional
                hint={t`O cliente lê, como: Natal.`}
                maxLength={60}
                value={reason}
                onChange={(text) => changeHoliday(key, { reason: text })}
              />
              <DayLines
                name={dateName(date)}
                lines={lines}
                tried={tried}
                onChange={(next) => changeHoliday(key, { lines: next })}
              />
              <Button
                variant="quiet"
                size="sm"
                onClick={() => setHolidays((all) => all.filter((one) => one.key !== key))}
              >
                <Trans>Remover data</Trans>
              </Button>
            </div>
          ))}
          <div>
            <Button
              variant="neutral"
              size="sm"
              onClick={() =>
                setHolidays((all) => [...all, { key: ++keys, date: '', reason: '', lines: [] }])
              }
            >
              <Icon of={Plus} size={18} />
              <Trans>Adicionar data</Trans>
            </Button>
          </div>
        </section>
      )}
    </SetupForm>
  );
}

type DayLinesProps = {
  name: string;
  lines: readonly Line[];
  tried: boolean;
  onChange: (lines: Line[]) => void;
};

function DayLines({ name, lines, tried, onChange }: DayLinesProps) {
  const { t } = useLingui();
  const change = (key: number, part: Partial<Line>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <fieldset className="setup-day">
      <legend className="t-label">{name}</legend>
      {lines.length === 0 ? (
        <p className="t-cap">
          <Trans>Fechado</Trans>
        </p>
      ) : null}
      {lines.map(({ key, opens, closes }) => (
        <div key={key} className="setup-span">
          <TimeSpan
            opens={opens}
            closes={closes}
            opensName={t`${name}, abre`}
            closesName={t`${name}, fecha`}
            tried={tried}
            onChange={(part) => change(key, part)}
          />
          <IconButton
            label={t`Remover horário de ${name}`}
            icon={Trash2}
            size={20}
            onClick={() => onChange(lines.filter((line) => line.key !== key))}
          />
          {opens !== '' && closes !== '' && closes <= opens ? (
            <span className="t-cap">
              <Trans>do dia seguinte</Trans>
            </span>
          ) : null}
        </div>
      ))}
      <Button
        variant="quiet"
        size="sm"
        aria-label={t`Adicionar horário a ${name}`}
        onClick={() => onChange([...lines, newLine()])}
      >
        <Icon of={Plus} size={18} />
        <Trans>Horário</Trans>
      </Button>
    </fieldset>
  );
}
