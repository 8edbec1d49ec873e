// How much is missing for free delivery, or that it is reached.
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { FreeDelivery } from '#rules/price/free-delivery.ts';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { ProgressBar } from '../ui/notice.tsx';

export function FreeDeliveryBar({ progress, items }: { progress: FreeDelivery; items: number }) {
  const money = useMoney();
  const { minimum, missing, part, reached } = progress;
  return (
    <div className="free-done">
      <div className="row between">
        {reached ? (
          <span className="row tight t-label">
            <Icon of={CircleCheck} size={18} />
            <Trans>Entrega grátis liberada</Trans>
          </span>
        ) : (
          <span className="t-cap">
            <Trans>
              Faltam <b className="num">{money(missing)}</b> para entrega grátis
            </Trans>
          </span>
        )}
        {reached ? null : (
          <span className="t-cap num so-far">
            <Trans>
              {money(items)} de {money(minimum)}
            </Trans>
          </span>
        )}
      </div>
      <ProgressBar part={part} reached={reached} />
    </div>
  );
}
