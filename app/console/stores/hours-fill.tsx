// Sets the same hours for several days at once.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Chip } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TimeSpan } from '../forms/time-span.tsx';

type HoursFillProps = {
  days: readonly { day: number; name: string }[];
  onFill: (days: readonly number[], opens: string, closes: string) => void;
};

export function HoursFill({ days, onFill }: HoursFillProps) {
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
      <div>
        <Button
          variant="neutral"
          size="sm"
          unavailable={missing}
          onClick={() => onFill(chosen, span.opens, span.closes)}
        >
          <Trans>Usar nestes dias</Trans>
        </Button>
      </div>
    </section>
  );
}
