// The customer's credit, and how to use it: on an order, or at the counter where the brand takes
// none.
import { Plural, Trans } from '@lingui/react/macro';
import { Clock, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CashbackStatement } from '#contract/entities/loyalty.ts';
import { pages } from '#contract/pages.ts';
import { useBrand } from '../brand/brand-context.tsx';
import '../styles/amounts.css';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { CounterSheet } from './counter-sheet.tsx';
import { wantCashback } from './saved-loyalty.ts';

const DAY_MS = 86_400_000;

export function CashbackCard({ cashback, at }: { cashback: CashbackStatement; at: string }) {
  const money = useMoney();
  const { possuiDelivery } = useBrand();
  const [open, setOpen] = useState(false);
  const { saldo, pendente, vencendo } = cashback;
  const days =
    vencendo === null
      ? 0
      : Math.max(0, Math.ceil((Date.parse(vencendo.data) - Date.parse(at)) / DAY_MS));
  return (
    <section className="card cashback">
      <div>
        <h2 className="t-cap">
          <Trans>Seu cashback</Trans>
        </h2>
        <p className="big-price num">{money(saldo)}</p>
        {vencendo === null ? null : (
          <p className="t-cap row tight">
            <Icon of={Clock} size={16} />
            <span>
              {days === 0 ? (
                <Trans>{money(vencendo.valor)} vencem hoje</Trans>
              ) : (
                <Trans>
                  {money(vencendo.valor)} vencem em{' '}
                  <Plural value={days} one="# dia" other="# dias" />
                </Trans>
              )}
            </span>
          </p>
        )}
        {pendente === 0 ? null : (
          <p className="t-cap row tight">
            <Icon of={Hourglass} size={16} />
            <span>
              <Trans>{money(pendente)} a receber na entrega</Trans>
            </span>
          </p>
        )}
      </div>
      {saldo === 0 ? null : possuiDelivery ? (
        <Link
          className={buttonClass({ variant: 'tonal', size: 'md' })}
          to={pages.menu}
          onClick={() => wantCashback(true)}
        >
          <Trans>Usar agora</Trans>
        </Link>
      ) : (
        <Button variant="tonal" size="md" onClick={() => setOpen(true)}>
          <Trans>Usar agora</Trans>
        </Button>
      )}
      {open ? <CounterSheet balance={saldo} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
