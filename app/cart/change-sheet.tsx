// A sheet that lists what changed between the cart and the menu; the customer accepts, chooses
// again or removes.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderType } from '#contract/entities/order.ts';
import type { CartChange } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import type { Store } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { allSoldAs } from '#rules/price/sold-as.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { productAs } from '../listing/product-as.ts';
import type { ShownProduct } from '../listing/to-listed.ts';
import { useSoldOutText } from '../sold-out-text.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useAnswer } from '../use-answer.ts';
import { fillCart } from './cart-and-order.ts';
import type { Cart } from './cart-store.ts';
import './change.css';
import { useChangeWords } from './change-words.ts';
import { repairCart, withoutChanged } from './changes.ts';
import { productAddress } from './product-address.ts';
import type { Difference } from './use-server-quote.ts';

type ChangeSheetProps = {
  store: Store;
  cart: Cart;
  difference: Difference;
  /** The customer accepted and the cart is updated. */
  onRead: () => void;
  onLater: () => void;
  /** Address of the delivery; empty without one. */
  neighbourhood: string;
};

export function ChangeSheet({
  store,
  cart,
  difference,
  onRead,
  onLater,
  neighbourhood,
}: ChangeSheetProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { tipoPedido } = useDeliveryChoice(store.id);
  const { fresh, waits } = useFreshProducts(store.id, tipoPedido, difference.changes.length > 0);
  const products = fresh === null ? null : allSoldAs(fresh, tipoPedido);
  const { lines: repaired, changes } = repairCart(cart.lines, difference.changes, products);
  const kept = changes.some((change) => change.valorAtual !== null);
  // Without the menu the line would go, and it has just been said that it stays.
  const needsMenu = changes.some(
    ({ tipo, valorAtual }) => valorAtual !== null && (tipo === 'opcoes' || tipo === 'peso'),
  );
  const apply = (lines: typeof repaired) => {
    if (changes.length > 0) fillCart(store.id, lines, 'replace');
    onRead();
  };
  const { before, after, coupon } = difference;
  return (
    <Sheet
      title={changes.length > 0 || coupon !== null ? t`Sua sacola mudou` : t`O total mudou`}
      onClose={onLater}
    >
      <ul className="list">
        {changes.map((change) => (
          <ChangeRow
            key={change.indice}
            change={change}
            store={store}
            cart={cart}
            product={fresh?.find(({ id }) => id === cart.lines[change.indice]?.produto.id)}
          />
        ))}
        {coupon === null ? null : (
          <Row title={t`Cupom ${coupon.codigoCupom}`} words={coupon.mensagem} />
        )}
        <FeeRow
          before={before.taxaEntrega}
          after={after.taxaEntrega}
          neighbourhood={neighbourhood}
        />
      </ul>
      {before.valorTotal === after.valorTotal ? null : (
        <p className="t-sub change-total">
          <Trans>
            O total passa de <s className="num">{money(before.valorTotal)}</s> para{' '}
            <b className="num">{money(after.valorTotal)}</b>.
          </Trans>
        </p>
      )}
      <div className="stack sm change-actions">
        <Button block loading={waits && needsMenu} onClick={() => apply(repaired)}>
          {repaired.length === 0 ? (
            <Trans>Esvaziar a sacola</Trans>
          ) : (
            <Trans>Aceitar e continuar</Trans>
          )}
        </Button>
        {kept ? (
          <Button variant="quiet" block onClick={() => apply(withoutChanged(cart.lines, changes))}>
            <Trans>Remover o que mudou</Trans>
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

type ChangeRowProps = {
  change: CartChange;
  store: Store;
  cart: Cart;
  /** As it is for every way of receiving; undefined: unknown, or not in the menu. */
  product: Product | undefined;
};

function ChangeRow({ change, store, cart, product }: ChangeRowProps) {
  const brand = useBrand();
  const { tipoPedido } = useDeliveryChoice(store.id);
  const shown: Partial<ShownProduct> = product === undefined ? {} : productAs(product, tipoPedido);
  const away = useSoldOutText(shown);
  const line = cart.lines[change.indice];
  const changeWords = useChangeWords()(change, line, product);
  // It is sold for the other way, or again later: it has not gone for good.
  const comesBack = shown.notThisWay === true || shown.disponivelEm !== undefined;
  const words = change.valorAtual === null && comesBack ? `${away}.` : changeWords;
  return (
    <Row title={change.nome} words={words}>
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

function Row({ title, words, children }: { title: string; words: string; children?: ReactNode }) {
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
function FeeRow({
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

type FreshProducts = {
  /** The current menu. Without it, the sheet uses the server's reply. */
  fresh: Product[] | null;
  /** The menu is on its way. */
  waits: boolean;
};

function useFreshProducts(store: number, type: OrderType, wanted: boolean): FreshProducts {
  const atTable = type === ORDER_TYPE.table;
  const { reply } = useAnswer(wanted ? store : null, (client, idEstabelecimento) =>
    atTable ? client.tableMenu({ idEstabelecimento }) : client.fullMenu({ idEstabelecimento }),
  );
  return {
    fresh: reply?.ok ? reply.value.categorias.flatMap(({ produtos }) => produtos) : null,
    waits: wanted && reply === null,
  };
}
