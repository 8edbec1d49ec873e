// What the list of things to buy is called: a restaurant has a menu, a market has products.
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsMarket } from './use-is-market.ts';

export const MenuWord = () => (useIsMarket() ? <Trans>Produtos</Trans> : <Trans>Cardápio</Trans>);

/** On the way there from another page. */
export const SeeMenu = () =>
  useIsMarket() ? <Trans>Ver os produtos</Trans> : <Trans>Ver o cardápio</Trans>;

export function useSearchWords(): string {
  const { t } = useLingui();
  return useIsMarket() ? t`Buscar produtos` : t`Buscar no cardápio`;
}
