// The old total, the new one and the difference of a change, as soon as its price is known.
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '../ui/money.tsx';
import { useSignedMoney } from './use-signed-money.ts';
import './order-change.css';

type ChangeDifferenceProps = {
  before: number;
  /** Null: not known yet. */
  quote: { valorTotal: number; diferenca: number } | null;
};

export function ChangeDifference({ before, quote }: ChangeDifferenceProps) {
  const { t } = useLingui();
  const money = useMoney();
  const signed = useSignedMoney();
  return (
    <dl className="change-sum" aria-live="polite">
      <div>
        <dt>{t`Era`}</dt>
        <dd className="num">{money(before)}</dd>
      </div>
      <div>
        <dt>{t`Fica`}</dt>
        <dd className="num">{quote === null ? '–' : money(quote.valorTotal)}</dd>
      </div>
      <div className="change-difference">
        <dt>{t`Diferença`}</dt>
        <dd className="num">{quote === null ? '–' : signed(quote.diferenca)}</dd>
      </div>
    </dl>
  );
}
