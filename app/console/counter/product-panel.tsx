// What they want: a card with the picker of products.
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { ProductPicker } from '../../picking/product-picker.tsx';

export function ProductPanel(props: ComponentProps<typeof ProductPicker>) {
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
