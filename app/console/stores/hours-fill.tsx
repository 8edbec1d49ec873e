// Sets the same hours for several days at once, in place of those that they have or beside them, as
// for lunch and dinner.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Chip } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TimeSpan } from '../forms/time-span.tsx';

export type Filled = {
  days: readonly number[];
  opens: string;
  closes: string;
  /** The hours that the days had stay. */
  beside: boolean;
};
type HoursFillProps = {
  days: readonly { day: number; name: string }[];
  /** Some days have hours already. */
  anyHours: boolean;
  onFill: (filled: Filled) => void;
  /** Takes the last press back; null: nothing to take back. */
  onUndo: (() => void) | null;
};

export function HoursFill({ days, anyHours, onFill, onUndo }: HoursFillProps) {
  const { t } = useLingui();
  const [span, setSpan] = useState({ opens: '18:00', closes: '23:00' });
  const [chosen, setChosen] = useState<readonly number[]>(() => days.map(({ day }) => day));
  const flip = (day: number) =>
    setChosen((all) => (all.includes(day) ? all.filter((one) => one !== day) : [...all, day]));
  const missing =
    chosen.length === 0
      ? t`Escolha os dias.`
      : span.opens === '' || span.closes === ''
        ? t`Informe as horas.`
        : undefined;
  const fill = (beside: boolean) => onFill({ days: chosen, ...span, beside });
  return (
    <section className="card stack md">
      <h2 className="t-item">
        <Trans>O mesmo horário em vários dias</Trans>
      </h2>
      <div className="setup-span">
        <TimeSpan
          opens={span.opens}
          closes={span.closes}
          opensName={t`Abre, nos dias escolhidos`}
          closesName={t`Fecha, nos dias escolhidos`}
          onChange={(part) => setSpan((all) => ({ ...all, ...part }))}
        />
      </div>
      <div className="chipwrap">
        {days.map(({ day, name }) => (
          <Chip key={day} pressed={chosen.includes(day)} onClick={() => flip(day)}>
            {name}
          </Chip>
        ))}
      </div>
      <div className="row tight wraps">
        <Button variant="neutral" size="sm" unavailable={missing} onClick={() => fill(false)}>
          {anyHours ? (
            <Trans>Trocar os horários destes dias</Trans>
          ) : (
            <Trans>Usar nestes dias</Trans>
          )}
        </Button>
        {anyHours ? (
          <Button variant="quiet" size="sm" unavailable={missing} onClick={() => fill(true)}>
            <Trans>Somar aos que já têm</Trans>
          </Button>
        ) : null}
      </div>
      <div role="status">
        {onUndo === null ? null : (
          <p className="row tight wraps t-sub">
            <Trans>Os horários mudaram abaixo. Falta salvar.</Trans>
            <Button variant="quiet" size="sm" onClick={onUndo}>
              <Trans>Desfazer</Trans>
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
