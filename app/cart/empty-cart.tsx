// The empty cart.

import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { SeeMenu } from '../brand/menu-words.tsx';
import { useIsMarket } from '../brand/use-is-market.ts';
import type { Listing } from '../listing/listing.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function EmptyCart({
  listing,
  to,
  elsewhere,
}: {
  listing: Listing;
  to: { pathname: string; search: string };
  /** Another tab has emptied it: what is on its way must not be ordered again. */
  elsewhere: boolean;
}) {
  const { t } = useLingui();
  const isMarket = useIsMarket();
  const picture = listing.categorias
    .flatMap((category) => category.produtos)
    .find((product) => product.urlImagem !== null && !product.esgotado)?.urlImagem;
  return (
    <EmptyState
      title={t`Sua sacola está vazia`}
      text={
        elsewhere
          ? t`O que estava aqui foi pedido ou removido em outra aba. Confira lá antes de pedir de novo.`
          : isMarket
            ? t`Escolha um produto. Ele fica guardado aqui até você pedir.`
            : t`Escolha um prato no cardápio. Ele fica guardado aqui até você pedir.`
      }
      {...(picture != null && { picture })}
    >
      <Link className={buttonClass()} to={to} preventScrollReset>
        <SeeMenu />
      </Link>
    </EmptyState>
  );
}
