// Leads to the store of the brand that delivers to an address, and takes the address along.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Address, DeliveryQuote } from '#contract/entities/address.ts';
import { pages } from '#contract/pages.ts';
import { type ButtonLook, buttonClass } from '../ui/button.tsx';
import { takeAddressTo } from './moved-choice.ts';

type OrderElsewhereProps = {
  store: NonNullable<DeliveryQuote['estabelecimentoQueAtende']>;
  /** Null while it is not complete. */
  address: Address | null;
  size?: ButtonLook['size'];
};

export function OrderElsewhere({ store, address, size = 'sm' }: OrderElsewhereProps) {
  const { id, codigo, nome: name } = store;
  return (
    <Link
      className={buttonClass({ variant: 'tonal', size })}
      to={`${pages.menu}?loja=${encodeURIComponent(codigo)}`}
      onClick={() => {
        if (address !== null) takeAddressTo(id, address);
      }}
    >
      <Trans>Pedir em {name}</Trans>
    </Link>
  );
}
