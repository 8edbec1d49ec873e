// The signed-in user's stores, for loyalty.
import type { LoyaltySettings } from '#contract/endpoints/loyalty.ts';
import { useBrand } from '../../brand/brand-context.tsx';

export function useOwnStores({ idEstabelecimento }: Pick<LoyaltySettings, 'idEstabelecimento'>) {
  return useBrand().estabelecimentos.filter(
    ({ id }) => idEstabelecimento === null || id === idEstabelecimento,
  );
}
