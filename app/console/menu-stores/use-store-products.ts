// What a store, or each store for one product, has of its own; the last reply stays while a new one
// loads.
import { useEffect, useState } from 'react';
import type { StoreProduct } from '#contract/entities/console/store-product.ts';
import { useAnswer } from '../../use-answer.ts';

type Question = { idEstabelecimento: number } | { idProduto: number };

/** Null: not asked, or not there yet. */
export function useStoreProducts(question: Question | null) {
  const mark = JSON.stringify(question);
  const [kept, setKept] = useState<{ mark: string; products: StoreProduct[] } | null>(null);
  const { reply, again } = useAnswer(question, (client, asked) => client.storeProducts(asked));
  useEffect(() => {
    if (reply?.ok) setKept({ mark, products: reply.value.produtos });
  }, [reply, mark]);
  return {
    products: kept?.mark === mark ? kept.products : null,
    failed: reply?.ok === false,
    again,
  };
}
