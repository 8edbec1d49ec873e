// When the food comes. There is one answer so far, so it is said and not asked.
import { Trans, useLingui } from '@lingui/react/macro';
import { Zap } from 'lucide-react';
import type { Store } from '#contract/entities/store.ts';
import type { DeliveryChoice } from '../cart/delivery-choice.ts';
import { Icon } from '../ui/icon.tsx';

export function WhenSection({ store, delivery }: { store: Store; delivery: DeliveryChoice }) {
  const { t } = useLingui();
  const { quote } = delivery;
  const served = quote !== null && quote.taxaEntrega !== null;
  const from = served ? quote.tempoMinimo : store.tempoEntregaMinimo;
  const to = served ? quote.tempoMaximo : store.tempoEntregaMaximo;
  const minutes = store.tempoRetirada;
  return (
    <section className="co">
      <h2 className="t-head">
        <Trans>Quando?</Trans>
      </h2>
      <div className="tile on">
        <Icon of={Zap} />
        <b>
          <Trans>O quanto antes</Trans>
        </b>
        <span className="t-cap">{delivery.tipoPedido === 2 ? t`Pronto em ${minutes} min` : t`${from}–${to} min`}</span>
      </div>
    </section>
  );
}
