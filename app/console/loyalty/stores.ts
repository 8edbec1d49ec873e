// The stores that whoever is signed in works for, as far as loyalty goes.
import type { LoyaltySettings } from '#contract/endpoints/loyalty.ts';
import { useBrand } from '../../brand/brand-context.tsx';

export function useOwnStores({ idEstabelecimento }: Pick<LoyaltySettings, 'idEstabelecimento'>) {
  return useBrand().estabelecimentos.filter(
    ({ id }) => idEstabelecimento === null || id === idEstabelecimento,
  );
}
