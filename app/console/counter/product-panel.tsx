// The products of an order at the counter: a card with their picker, and the key that leads there.
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PICK_SEARCH, ProductPicker } from '../../picking/product-picker.tsx';
import { useKeydown } from '../frame/use-keydown.ts';

export function ProductPanel(props: ComponentProps<typeof ProductPicker>) {
  useKeydown((event) => {
    if (event.key !== 'F4' || event.altKey) return;
    event.preventDefault();
    document.getElementById(PICK_SEARCH)?.focus();
  });
  return (
    <section className="card counter-part" aria-labelledby="counter-what">
      <h2 className="counter-title" id="counter-what">
        <Trans>Produto</Trans>
        <kbd className="pick-key">F4</kbd>
      </h2>
      <ProductPicker {...props} />
    </section>
  );
}
