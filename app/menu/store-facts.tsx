// Fee, time and minimum of the chosen order type.
import { Trans, useLingui } from '@lingui/react/macro';
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { deliveryMinimumAt } from '#rules/places/delivery-minimum.ts';
import type { DeliveryChoice } from '../addresses/delivery-choice.ts';
import { useMoney } from '../ui/money.tsx';

export function StoreFacts({
  store,
  terms,
  choice,
}: {
  store: Store;
  terms: MenuTerms;
  choice: DeliveryChoice;
}) {
  const { t } = useLingui();
  const money = useMoney();
  const { quote } = choice;
  const pickup = choice.tipoPedido === ORDER_TYPE.pickup;
  const minimum = pickup
    ? terms.valorMinimoRetiradaNoLocal
    : deliveryMinimumAt(quote, terms.valorMinimoPedido);
  // Until the address is known: the lowest fee. Free for some areas is not free for all.
  const atLeast = !pickup && quote === null && (store.taxaEntrega ?? 0) > 0;
  const fee = () => {
    if (pickup) return t`Grátis`;
    if (quote === null) return atLeast ? money(store.taxaEntrega ?? 0) : t`A calcular`;
    if (quote.taxaEntrega === null) return t`Não atende`;
    return quote.taxaEntrega === 0 ? t`Grátis` : money(quote.taxaEntrega);
  };
  const from = quote?.tempoMinimo ?? store.tempoEntregaMinimo;
  const to = quote?.tempoMaximo ?? store.tempoEntregaMaximo;
  return (
    <dl className="facts">
      <div>
        <dt>
          {pickup ? (
            <Trans>Retirada</Trans>
          ) : atLeast ? (
            <Trans>Entrega desde</Trans>
          ) : (
            <Trans>Entrega</Trans>
          )}
        </dt>
        <dd>{fee()}</dd>
      </div>
      <div>
        <dt>
          <Trans>Previsão</Trans>
        </dt>
        <dd>
          {pickup
            ? t`${store.tempoRetirada}\u00a0min`
            : from === to
              ? t`${from}\u00a0min`
              : t`${from}–${to}\u00a0min`}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Mínimo</Trans>
        </dt>
        <dd>{minimum === 0 ? t`Nenhum` : money(minimum)}</dd>
      </div>
    </dl>
  );
}
