// 'Goes with your order': these products need no choices, so one tap adds them.

import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { OwnWords } from '../brand/own-words.tsx';
import type { Listing } from '../listing/listing.ts';
import { useCartTakes } from '../listing/use-cart-takes.ts';
import { Media } from '../ui/media.tsx';
import { Price } from '../ui/price.tsx';
import type { Cart } from './cart-store.ts';
import { type Pairing, pairings, plainLine } from './pairings.ts';
import { productAddress } from './product-address.ts';

export function PairingsRow({
  store,
  listing,
  cart,
}: {
  store: Store;
  listing: Listing;
  cart: Cart;
}) {
  const brand = useBrand();
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState('');
  const { t } = useLingui();
  const found = pairings(listing, cart.lines);
  const takes = useCartTakes();
  const add = (product: Pairing) => {
    const line = plainLine(product);
    if (!takes(cart.lines, line)) return;
    cart.add(line);
    setAdded(product.nome);
    // The card is removed with the pressed button: focus moves to the next one.
    setTimeout(() => list.current?.querySelector<HTMLElement>('.add')?.focus(), 0);
  };
  if (found.length === 0) return null;
  return (
    <section>
      <h2 className="t-head pairings-title">
        <Trans>Combina com o seu pedido</Trans>
      </h2>
      <p className="sr" role="status">
        {added === '' ? '' : t`${added} está na sacola.`}
      </p>
      <ul className="pairings scroller bleed" ref={list}>
        {found.map((product) => (
          <PairingCard
            key={product.id}
            product={product}
            to={productAddress(brand, store, product.id)}
            onAdd={() => add(product)}
          />
        ))}
      </ul>
    </section>
  );
}

function PairingCard({ product, to, onAdd }: { product: Pairing; to: string; onAdd: () => void }) {
  const { t } = useLingui();
  const { nome, urlImagem, tom, valorRealCalculado, valorDeCalculado } = product;
  return (
    <li className="p-card">
      <div className="shot">
        <Media src={urlImagem} name={nome} tint={tom} />
        <button type="button" className="add" aria-label={t`Adicionar ${nome}`} onClick={onAdd} />
      </div>
      <h3 className="t-item clamp2">
        <Link className="p-link" to={to}>
          <OwnWords>{nome}</OwnWords>
        </Link>
      </h3>
      <Price
        cents={valorRealCalculado}
        was={valorDeCalculado}
        perKilo={product.peso !== undefined}
      />
    </li>
  );
}
