// The rows of the sheet about a changed cart: an item, the delivery fee, a step of the price.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CartChange, OrderTotals } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import type { Store } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import type { CartLine } from '#rules/cart/cart.ts';
import { healCart } from '#rules/cart/cart-healing.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { productAs } from '../listing/product-as.ts';
import type { ShownProduct } from '../listing/to-listed.ts';
import { useSoldOutText } from '../sold-out-text.ts';
import { useMoney } from '../ui/money.tsx';
import type { Cart } from './cart-store.ts';
import { useChangeWords } from './change-words.ts';
import { changedSteps } from './changed-steps.ts';
import { productAddress } from './product-address.ts';
import { useStepWords } from './step-words.ts';

type ChangeRowProps = {
  change: CartChange;
  store: Store;
  cart: Cart;
  /** As it is for every way of receiving; undefined: unknown, or not in the menu. */
  product: Product | undefined;
};

export function ChangeRow({ change, store, cart, product }: ChangeRowProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const { tipoPedido } = useDeliveryChoice(store.id);
  const shown: Partial<ShownProduct> = product === undefined ? {} : productAs(product, tipoPedido);
  const away = useSoldOutText(shown);
  const line = cart.lines[change.indice];
  const changeWords = useChangeWords()(change, line, product);
  // It is sold for the other way, or again later: it has not gone for good.
  const comesBack = shown.notThisWay === true || shown.disponivelEm !== undefined;
  const words = change.valorAtual === null && comesBack ? `${away}.` : changeWords;
  const rest = restOf(change, line, product);
  return (
    <Row title={change.nome} words={rest === '' ? words : `${words} ${t`Fica assim: ${rest}.`}`}>
      {change.tipo === 'opcoes' && line !== undefined ? (
        <Link
          className="link t-label hit"
          to={productAddress(brand, store, line.produto.id, line.key)}
        >
          <Trans>Escolher de novo</Trans>
        </Link>
      ) : null}
    </Row>
  );
}

/** The choices that a line keeps: a pizza without one of its flavours is another pizza. */
export function restOf(
  change: CartChange,
  line: CartLine | undefined,
  product: Product | undefined,
) {
  if (change.tipo !== 'opcoes' || line === undefined || product === undefined) return '';
  const [rest] = healCart([line], [product]).lines;
  return rest?.produto.descricaoOpcoes ?? '';
}

export function Row({
  title,
  words,
  children,
}: {
  title: string;
  words: string;
  children?: ReactNode;
}) {
  return (
    <li className="row between change-row">
      <span className="grow">
        <b className="t-label">{title}</b>
        <span className="t-cap own-line">{words}</span>
      </span>
      {children}
    </li>
  );
}

/** The fee changed or is gone: the total alone would not explain the difference. */
export function FeeRow({
  before,
  after,
  neighbourhood,
}: {
  before: Cents | null;
  after: Cents | null;
  neighbourhood: string;
}) {
  const { t } = useLingui();
  const money = useMoney();
  if (before === after || before === null) return null;
  const words =
    after === null
      ? t`A loja não entrega mais neste endereço. Escolha outro ou retire na loja.`
      : t`A taxa passou de ${money(before)} para ${money(after)}.`;
  return (
    <Row title={neighbourhood === '' ? t`Entrega` : t`Entrega em ${neighbourhood}`} words={words} />
  );
}

type StepRowsProps = { before: OrderTotals; after: OrderTotals; method: string };

/** What the store changed about the price of the same items, such as the discount of a payment. */
export function StepRows({ before, after, method }: StepRowsProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { labels } = useStepWords();
  const names = labels({ composicao: after.composicao, method });
  return changedSteps(before, after)
    .filter(({ step }) => step !== 'entrega' || before.taxaEntrega === after.taxaEntrega)
    .map((change) => (
      <Row
        key={change.step}
        title={names[change.step]}
        words={t`De ${money(change.before)} para ${money(change.after)}.`}
      />
    ));
}
