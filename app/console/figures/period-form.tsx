// The period and store of the figures; the address holds them.
import { Trans, useLingui } from '@lingui/react/macro';
import { Form, Link } from 'react-router';
import { addDays } from '#rules/time/zoned-time.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { StoreField } from '../forms/store-field.tsx';

export type Asked = { first: string; last: string; store: string };
type PeriodFormProps = {
  asked: Asked;
  stores: readonly { id: number; nome: string }[];
  today: string;
};

export function PeriodForm({ asked: { first, last, store }, stores, today }: PeriodFormProps) {
  const { t } = useLingui();
  const usual = [
    { days: 1, name: t`Hoje` },
    { days: 7, name: t`7 dias` },
    { days: 30, name: t`30 dias` },
    { days: 90, name: t`90 dias` },
    { days: 365, name: t`12 meses` },
  ].map(({ days, name }) => ({ name, from: addDays(today, 1 - days) }));
  return (
    <div className="figures-period no-print">
      <nav className="row tight wraps" aria-label={t`Períodos`}>
        {usual.map(({ name, from }) => {
          const chosen = first === from && last === today;
          return (
            <Link
              key={from}
              className={buttonClass({ variant: chosen ? 'neutral' : 'quiet', size: 'md' })}
              aria-current={chosen ? 'true' : undefined}
              to={`?${new URLSearchParams({ inicio: from, fim: today, loja: store })}`}
            >
              {name}
            </Link>
          );
        })}
      </nav>
      <Form className="figures-form" role="search" aria-label={t`Período`}>
        <TextField label={t`De`} name="inicio" type="date" defaultValue={first} />
        <TextField label={t`Até`} name="fim" type="date" defaultValue={last} />
        <StoreField stores={stores} chosen={store} />
        <Button type="submit" size="md" variant="outline">
          <Trans>Ver</Trans>
        </Button>
      </Form>
    </div>
  );
}
