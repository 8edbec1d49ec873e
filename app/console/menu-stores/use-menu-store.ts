// The store whose menu the editor's list shows. Staff of one of several stores see theirs.
import { useMemo, useState } from 'react';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import { useStoreProducts } from './use-store-products.ts';

export function useMenuStore({ estabelecimentos, variasLojas }: StaffMenu) {
  const [chosen, setStoreId] = useState<number | null>(null);
  const only = variasLojas && estabelecimentos.length === 1 ? estabelecimentos[0] : undefined;
  const storeId = only?.id ?? chosen;
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
  return { storeId, setStoreId, here, again };
}
