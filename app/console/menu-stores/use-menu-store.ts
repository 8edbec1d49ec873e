// The store whose menu the editor's list shows, as its address says. Staff of one of several stores
// see theirs, `only`.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import { findStore } from '#rules/places/store-choice.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { useStoreProducts } from './use-store-products.ts';

export function useMenuStore({ estabelecimentos, variasLojas }: StaffMenu) {
  const [query, setQuery] = useSearchParams();
  const shown = useBrand().estabelecimentos;
  // A store that customers do not see is named by its id.
  const codeOf = (id: number) => shown.find((one) => one.id === id)?.codigo ?? String(id);
  const stores = estabelecimentos.map(({ id }) => ({ id, codigo: codeOf(id) }));
  const only = variasLojas && stores.length === 1 ? estabelecimentos[0] : undefined;
  const storeId = (only ?? findStore(stores, query.get('loja')))?.id ?? null;
  const setStoreId = (id: number | null) =>
    setQuery(
      (last) => {
        const next = new URLSearchParams(last);
        if (id === null) next.delete('loja');
        else next.set('loja', codeOf(id));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const { products, again } = useStoreProducts(
    storeId === null ? null : { idEstabelecimento: storeId },
  );
  const here = useMemo(
    () =>
      storeId === null
        ? null
        : { storeId, own: new Map(products?.map((one) => [one.idProduto, one])) },
    [storeId, products],
  );
  return { only, storeId, setStoreId, here, again };
}
