// Paying the waiter, as a row of the payment methods.
import { Trans } from '@lingui/react/macro';
import { HandCoins } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';

export function CounterLine({ checked, onChange }: { checked: boolean; onChange(): void }) {
  return (
    <label className="li">
      <input className="sr" type="radio" name="bill-method" checked={checked} onChange={onChange} />
      <span className="icon-tile">
        <Icon of={HandCoins} />
      </span>
      <span className="grow">
        <b className="t-label">
          <Trans>No balcão ou com o garçom</Trans>
        </b>
        <span className="t-cap own-line">
          <Trans>Dinheiro, cartão ou Pix, com quem atende</Trans>
        </span>
      </span>
      <span className="radio" />
    </label>
  );
}
