// When something is served: always, or in given hours of the week.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { dateFormat } from '#rules/time/date-format.ts';
import './served.css';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type ServedLine, WEEK } from './served-lines.ts';
import { TimeSpan } from './time-span.tsx';

type ServedHoursProps = {
  lines: readonly ServedLine[];
  error: string;
  onChange: (lines: ServedLine[]) => void;
};

export function ServedHours({ lines, error, onChange }: ServedHoursProps) {
  const { t, i18n } = useLingui();
  const name = (day: number, weekday: 'long' | 'narrow') =>
    dateFormat(i18n.locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));
  const change = (index: number, part: Partial<ServedLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  const flip = ({ days }: ServedLine, day: number) =>
    days.includes(day) ? days.filter((one) => one !== day) : [...days, day];
  return (
    <fieldset className="served">
      <legend className="t-label">
        <Trans>Quando é servido</Trans>
      </legend>
      {lines.length === 0 ? (
        <p className="t-cap">
          <Trans>Sempre que a loja está aberta.</Trans>
        </p>
      ) : null}
      {lines.map((line, index) => (
        <div key={String(index)} className="served-line">
          <div className="served-days">
            {WEEK.map((day) => (
              <button
                key={day}
                type="button"
                className={classes('served-day', line.days.includes(day) && 'on')}
                aria-pressed={line.days.includes(day)}
                data-wrong={
                  (error !== '' && line.days.length === 0 && day === WEEK[0]) || undefined
                }
                aria-label={name(day, 'long')}
                onClick={() => change(index, { days: flip(line, day) })}
              >
                {name(day, 'narrow')}
              </button>
            ))}
          </div>
          <div className="served-times">
            <TimeSpan
              opens={line.opens}
              closes={line.closes}
              opensName={t`Servido a partir de`}
              closesName={t`Servido até`}
              tried={error !== ''}
              onChange={(part) => change(index, part)}
            />
            <IconButton
              label={t`Remover horário`}
              icon={Trash2}
              size={20}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            />
          </div>
        </div>
      ))}
      <p className="t-cap served-error" role="alert">
        {error}
      </p>
      <div>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onChange([...lines, { days: [...WEEK], opens: '', closes: '' }])}
        >
          <Icon of={Plus} size={16} />
          {lines.length === 0 ? (
            <Trans>Só em alguns horários</Trans>
          ) : (
            <Trans>Mais um horário</Trans>
          )}
        </Button>
      </div>
    </fieldset>
  );
}
