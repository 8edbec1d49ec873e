// A sheet that lists what changed between the cart and the menu; the customer accepts, chooses
// again or removes.
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderType } from '#contract/entities/order.ts';
import type { Product } from '#contract/entities/product.ts';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { allSoldAs } from '#rules/price/sold-as.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useAnswer } from '../use-answer.ts';
import { fillCart } from './cart-and-order.ts';
import type { Cart } from './cart-store.ts';
import { ChangeRow, FeeRow, Row, StepRows } from './change-rows.tsx';
import './change.css';
import { repairCart, withoutChanged } from './changes.ts';
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
  /** Name of the payment; empty while none is chosen. */
  method: string;
};

export function ChangeSheet({
  store,
  cart,
  difference,
  onRead,
  onLater,
  neighbourhood,
  method,
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
        {changes.length > 0 || coupon !== null ? null : (
          <StepRows before={before} after={after} method={method} />
        )}
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
