// The placeholder of the options, with their final geometry.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lineTotal } from '#rules/price/lines.ts';
import { boundsOf } from '#rules/price/weight.ts';
import type { ListedProduct } from '../../listing/listing.ts';
import { ConsentStrip } from '../../privacy/consent-strip.tsx';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stepper } from '../../ui/stepper.tsx';

const rows = [0, 1, 2];

/** A load shorter than this shows no placeholder. */
const LATE_MS = 150;
/** A placeholder rendered again within this time belongs to the same wait. */
const SAME_WAIT_MS = 3_000;
let wait = { productId: 0, since: 0 };

/**
 * Three components render this in turn while a product opens; only the first may delay it, or it
 * would blink.
 */
function delayOf(productId: number): number {
  const now = performance.now();
  if (wait.productId !== productId || now - wait.since > SAME_WAIT_MS)
    wait = { productId, since: now };
  return LATE_MS - (now - wait.since);
}

export function ProductSkeleton({ listed }: { listed: ListedProduct }) {
  const { t } = useLingui();
  const money = useMoney();
  const { least } = boundsOf(listed);
  const grams = listed.peso?.passo;
  const [delay] = useState(() => delayOf(listed.id));
  return (
    <>
      {listed.hasRequiredChoices ? (
        <div className="og late" style={{ animationDelay: `${delay}ms` }} aria-busy="true">
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
        <ConsentStrip at="bar" />
        <Stepper
          large
          name={listed.nome}
          value={least}
          min={least}
          max={least}
          grams={grams}
          onChange={() => undefined}
        />
        <Button split unavailable={t`Carregando as opções`}>
          <span>
            <Trans>Adicionar</Trans>
          </span>
          <span className="num">
            {money(lineTotal({ unit: listed.valorRealCalculado, quantity: least, grams }))}
          </span>
        </Button>
      </div>
    </>
  );
}
