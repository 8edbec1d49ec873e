// The place of the options while they arrive, with their final geometry.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Stepper } from '../ui/stepper.tsx';
import type { ListedProduct } from './listing.ts';

const rows = [0, 1, 2];

export function ProductSkeleton({ listed }: { listed: ListedProduct }) {
  const { t } = useLingui();
  const money = useMoney();
  return (
    <>
      {listed.hasRequiredChoices ? (
        <div className="og late" aria-busy="true">
          <span className="sr" role="status">
            <Trans>Carregando as opções</Trans>
          </span>
          <Skeleton width="40%" height={20} />
          {rows.map((row) => (
            <div key={row} className="opt-row">
              <span className="grow">
                <Skeleton width="60%" height={18} />
              </span>
              <Skeleton width={24} height={24} radius={12} />
            </div>
          ))}
        </div>
      ) : null}
      <div className="actionbar">
        <Stepper large name={listed.nome} value={1} max={1} onChange={() => undefined} />
        <Button split unavailable={t`Carregando as opções`}>
          <span>
            <Trans>Adicionar</Trans>
          </span>
          <span className="num">{money(listed.valorRealCalculado)}</span>
        </Button>
      </div>
    </>
  );
}
