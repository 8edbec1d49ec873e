// What they want: a card with the picker of products, and the key that leads there.
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useEffect } from 'react';
import { ProductPicker } from '../../picking/product-picker.tsx';

export function ProductPanel(props: ComponentProps<typeof ProductPicker>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F4' || event.altKey) return;
      event.preventDefault();
      document.getElementById('counter-search')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
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
