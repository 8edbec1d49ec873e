// How a product by weight is sold, and that its weight is approximate.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Weight } from '#contract/entities/product.ts';
import { weightText } from '#rules/price/weight-text.ts';

export function WeightNote({ peso }: { peso: Weight }) {
  const { i18n } = useLingui();
  const step = weightText(peso.passo, i18n.locale);
  return (
    <p className="t-cap">
      <Trans>
        Vendido por peso, de {step} em {step}. O peso é aproximado: a loja acerta o valor ao pesar.
      </Trans>
    </p>
  );
}
