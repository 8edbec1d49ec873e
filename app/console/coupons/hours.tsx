// Weekdays and hours of a coupon: a row for days that share them. Without rows it is always valid.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { dateFormat } from '#rules/time/date-format.ts';
import { Chip } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TimeSpan } from '../forms/time-span.tsx';
import { type HoursRow, newHours } from './draft.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 0];
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

type CouponHoursProps = {
  rows: readonly HoursRow[];
  wrong: boolean;
  onChange: (rows: HoursRow[]) => void;
};

export function CouponHours({ rows, wrong, onChange }: CouponHoursProps) {
  const { t, i18n } = useLingui();
  const name = (day: number) =>
    dateFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' }).format(SUNDAY + day * DAY_MS);
  const change = (key: number, part: Partial<HoursRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <div className="stack">
      {rows.map(({ key, days, opens, closes }, index) => {
        const position = index + 1;
        return (
          <fieldset key={key} className="coupon-hours">
            <legend className="t-label">
              <Trans>Dias e horário</Trans>
            </legend>
            <div className="chipwrap">
              {WEEK.map((day) => (
                <Chip
                  key={day}
                  pressed={days.includes(day)}
                  data-wrong={(wrong && days.length === 0 && day === WEEK[0]) || undefined}
                  onClick={() =>
                    change(key, {
                      days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day],
                    })
                  }
                >
                  {name(day).replace('.', '')}
                </Chip>
              ))}
            </div>
            <div className="setup-span">
              <TimeSpan
                opens={opens}
                closes={closes}
                opensName={t`Começa às (${position})`}
                closesName={t`Termina às (${position})`}
                tried={wrong}
                onChange={(part) => change(key, part)}
              />
              <IconButton
                label={t`Remover dias e horário ${position}`}
                icon={Trash2}
                size={20}
                onClick={() => onChange(rows.filter((row) => row.key !== key))}
              />
              {opens !== '' && closes !== '' && closes <= opens ? (
                <span className="t-cap">
                  <Trans>do dia seguinte</Trans>
                </span>
              ) : null}
            </div>
          </fieldset>
        );
      })}
      {wrong ? (
        <p className="t-sub" role="alert">
          <Trans>Escolha os dias e as horas, ou remova a linha.</Trans>
        </p>
      ) : null}
      <div>
        <Button
          variant="neutral"
          size="sm"
          onClick={() => onChange([...rows, newHours(rows.length === 0 ? [1, 2, 3, 4] : [])])}
        >
          <Icon of={Plus} size={18} />
          {rows.length === 0 ? (
            <Trans>Limitar a dias e horários</Trans>
          ) : (
            <Trans>Outros dias e horário</Trans>
          )}
        </Button>
      </div>
    </div>
  );
}
