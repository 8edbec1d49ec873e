// The cart beside the menu on a desktop.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { freeDelivery } from '#rules/price/free-delivery.ts';
import { itemTotal } from '#rules/price/lines.ts';
import { priceOrder } from '#rules/price/pricing.ts';
import { countOf } from '#rules/price/weight.ts';
import { amountText, timesText } from '#rules/price/weight-text.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { OwnWords } from '../brand/own-words.tsx';
import { useBlockedPress } from '../brand/use-blocked-press.ts';
import { useIsMarket } from '../brand/use-is-market.ts';
import { countedCoupon } from '../coupons/parse-coupon.ts';
import { useSavedCoupon } from '../coupons/saved-coupon.ts';
import { usePanels } from '../panel-address.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { ProgressBar } from '../ui/notice.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { type TotalLine, Totals } from '../ui/totals.tsx';
import { Amount } from './amount.tsx';
import { useCart } from './cart-store.ts';
import { localInput } from './cart-totals.ts';
import { belowMinimum } from './minimum.ts';

/** Without the menu's terms, only the cart panel shows minimums and free delivery. */
export function CartSummary({ store, terms = noTerms }: { store: Store; terms?: MenuTerms }) {
  const { t } = useLingui();
  const money = useMoney();
  const { PUBLIC_TAXA_ADICIONAL: additionalFee } = useBrand();
  const panels = usePanels();
  const cart = useCart(store.id);
  const { tipoPedido, quote } = useDeliveryChoice(store.id);
  const { lines } = cart;
  const kept = useSavedCoupon();
  const isMarket = useIsMarket();
  const onBlocked = useBlockedPress();
  if (lines.length === 0) {
    return (
      <p className="t-sub">
        {isMarket ? (
          <Trans>Sua sacola está vazia. Escolha um produto.</Trans>
        ) : (
          <Trans>Sua sacola está vazia. Escolha um prato no cardápio.</Trans>
        )}
      </p>
    );
  }
  const input = localInput({ lines, terms, tipoPedido, quote, payment: null, additionalFee });
  const totals = priceOrder({ ...input, coupon: countedCoupon(kept, input) });
  const progress = freeDelivery(input);
  const missing = belowMinimum(totals.valorItens, { terms, tipoPedido, quote });
  const discount = totals.valorDesconto;
  // A total without its delivery fee is not shown.
  const notServed = tipoPedido === ORDER_TYPE.delivery && quote?.taxaEntrega === null;
  const withDelivery =
    tipoPedido === ORDER_TYPE.delivery ? quote !== null || progress?.reached === true : null;
  const feeWord = notServed ? t`Não entrega` : totals.valorEntrega === 0 ? t`Grátis` : null;
  const rows: TotalLine[] = [
    { label: t`Itens`, value: totals.valorItens },
    ...(discount > 0 ? [{ label: t`Desconto`, value: discount, kind: 'minus' } as const] : []),
    ...(tipoPedido === ORDER_TYPE.delivery && quote !== null
      ? [{ label: t`Entrega`, value: feeWord ?? totals.valorEntrega }]
      : []),
    ...(totals.taxaAdicional > 0
      ? [{ label: t`Taxa adicional`, value: totals.taxaAdicional }]
      : []),
    ...(notServed ? [] : [{ label: t`Total`, value: totals.valorTotal, kind: 'total' } as const]),
  ];
  return (
    <>
      <ul className="mc-lines">
        {lines.map((line) => (
          <SummaryLine key={line.key} line={line} cart={cart} price={money(itemTotal(line))} />
        ))}
      </ul>
      {progress === null ? null : (
        <div className="mc-free">
          <p className="t-cap">
            {progress.reached ? (
              <Trans>Entrega grátis liberada</Trans>
            ) : (
              <Trans>
                Faltam <b className="num">{money(progress.missing)}</b> para entrega grátis
              </Trans>
            )}
          </p>
          <ProgressBar part={progress.part} reached={progress.reached} />
        </div>
      )}
      <Totals lines={rows} />
      {missing === null ? (
        <Link
          className={buttonClass({ block: true, split: true })}
          to={panels.to('finalizar')}
          preventScrollReset
        >
          <span>
            <Trans>Continuar</Trans>
          </span>
          <Amount total={notServed ? null : totals.valorTotal} withDelivery={withDelivery} />
        </Link>
      ) : (
        <Button
          block
          unavailable={t`Faltam ${money(missing.missing)} para o pedido mínimo de ${money(missing.minimum)}`}
          onUnavailable={onBlocked}
        >
          <Trans>Faltam {money(missing.missing)}</Trans>
        </Button>
      )}
      <Link className="link t-label mc-open" to={panels.to('sacola')} preventScrollReset>
        <Trans>Ver a sacola</Trans>
      </Link>
    </>
  );
}

type SummaryLineProps = {
  line: ReturnType<typeof useCart>['lines'][number];
  cart: ReturnType<typeof useCart>;
  price: string;
};

/** The quantity becomes a stepper when pressed: a line has no room for a permanent one. */
function SummaryLine({ line, cart, price }: SummaryLineProps) {
  const { t, i18n } = useLingui();
  const [changing, setChanging] = useState(false);
  const { nome, quantidade, descricaoOpcoes } = line.produto;
  const amount = amountText(line.produto, i18n.locale);
  return (
    <li>
      <button
        type="button"
        className="mc-q num hit"
        aria-expanded={changing}
        aria-label={t`${amount} de ${nome}, mudar a quantidade`}
        onClick={() => setChanging(!changing)}
      >
        {timesText(line.produto, i18n.locale)}
      </button>
      <span className="grow">
        <b className="t-label">
          <OwnWords>{nome}</OwnWords>
        </b>
        {descricaoOpcoes === '' ? null : (
          <span className="t-cap own-line">
            <OwnWords>{descricaoOpcoes}</OwnWords>
          </span>
        )}
      </span>
      <span className="num t-label">{price}</span>
      {changing ? (
        <div className="mc-change">
          <Stepper
            name={nome}
            value={quantidade}
            {...countOf(line.produto)}
            onChange={(quantity) => cart.setQuantity(line.key, quantity)}
            onRemove={() => cart.remove(line.key)}
          />
        </div>
      ) : null}
    </li>
  );
}

const noTerms: MenuTerms = {
  valorMinimoPedido: 0,
  valorMinimoRetiradaNoLocal: 0,
  minimoEntregaGratis: null,
  maximoPedidoComDesconto: 0,
  maximoDesconto: 0,
  valorDesconto: 0,
  percentualDesconto: 0,
};
