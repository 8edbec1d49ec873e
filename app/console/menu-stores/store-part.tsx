// The part of the product editor about single stores: their prices at a glance, and one to edit.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffMenu, StaffProduct } from '#contract/entities/console/menu.ts';
import type { MenuStore, StoreProduct } from '#contract/entities/console/store-product.ts';
import { inStoreOrder } from '#rules/price/store-layer.ts';
import { useMoney } from '../../ui/money.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import './stores.css';
import { StoreForm } from './store-form.tsx';
import { useStoreProducts } from './use-store-products.ts';

type MenuStorePartProps = {
  menu: Pick<StaffMenu, 'estabelecimentos' | 'variasLojas' | 'podeEditar'>;
  product: StaffProduct;
  /** Products of the category, in the brand's order. */
  ids: readonly number[];
  /** The store whose menu the list shows. */
  storeId: number | null;
  onDirty: (dirty: boolean) => void;
  mayClose: () => boolean;
  onSaved: () => void;
};

export function MenuStorePart(props: MenuStorePartProps) {
  const { menu, product, ids, storeId, onDirty, mayClose, onSaved } = props;
  const { estabelecimentos: stores, variasLojas, podeEditar } = menu;
  const [chosen, setChosen] = useState(storeId ?? stores[0]?.id ?? 0);
  const { products, failed, again } = useStoreProducts({ idProduto: product.id });
  const inStore = useStoreProducts({ idEstabelecimento: chosen });
  const store = stores.find(({ id }) => id === chosen);
  const ownOf = (id: number) =>
    products?.find(({ idEstabelecimento }) => idEstabelecimento === id) ?? null;
  const own = ownOf(chosen);
  if (failed && products === null) return <RetryButton onRetry={again} />;
  if (store === undefined || products === null)
    return (
      <p className="t-sub" aria-busy="true">
        …
      </p>
    );
  const places = new Map(inStore.products?.map((one) => [one.idProduto, one.posicao]));
  return (
    <div className="stack">
      {stores.length > 1 ? (
        <ul className="list store-list">
          {stores.map((one) => (
            <StoreLine
              key={one.id}
              store={one}
              product={product}
              own={ownOf(one.id)}
              current={one.id === chosen}
              onOpen={() => {
                if (mayClose()) setChosen(one.id);
              }}
            />
          ))}
        </ul>
      ) : null}
      {variasLojas ? <h3 className="t-head">{store.nome}</h3> : null}
      <StoreForm
        key={chosen}
        product={product}
        store={store}
        severalStores={variasLojas}
        ofBrand={podeEditar}
        own={own}
        ids={inStoreOrder(ids, (id) => places.get(id) ?? null)}
        onDirty={onDirty}
        onSaved={() => {
          again();
          inStore.again();
          onSaved();
        }}
      />
    </div>
  );
}

type StoreLineProps = {
  store: MenuStore;
  product: StaffProduct;
  own: StoreProduct | null;
  current: boolean;
  onOpen: () => void;
};

function StoreLine({ store, product, own, current, onOpen }: StoreLineProps) {
  const { t } = useLingui();
  const money = useMoney();
  const visible = own?.visivel ?? product.visivel;
  const state = !visible
    ? t`Não vende`
    : product.esgotado
      ? t`Esgotado em todas as lojas`
      : own?.esgotado
        ? t`Esgotado aqui`
        : own?.valor == null
          ? t`Preço da marca`
          : t`Preço da loja`;
  return (
    <li>
      <button
        type="button"
        className="row between store-line"
        aria-current={current || undefined}
        onClick={onOpen}
      >
        <span className="grow">
          <b className="t-label">{store.nome}</b>
          <span className="t-cap own-line">{state}</span>
        </span>
        <span className="num t-label">{visible ? money(own?.valor ?? product.valor) : '–'}</span>
      </button>
    </li>
  );
}
