// A product's quantity and its next step, with the price; if a choice is missing, the button names
// it and scrolls there. Both buttons are there: before React, `early/product.ts` shows one.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Product } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { boundsOf } from '#rules/price/weight.ts';
import { weightText } from '#rules/price/weight-text.ts';
import { toListed } from '../../listing/to-listed.ts';
import { ConsentStrip } from '../../privacy/consent-strip.tsx';
import { useSoldOutText } from '../../sold-out-text.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Stepper } from '../../ui/stepper.tsx';

type ProductActionsProps = {
  product: Product;
  total: Cents;
  quantity: number;
  room: number;
  /** What is still to be chosen, in words. */
  missing: string | null;
  onMissing: () => void;
  editing: boolean;
  onQuantity: (quantity: number) => void;
  onSend: () => void;
};

export function ProductActions({
  product,
  total,
  quantity,
  room,
  missing,
  onMissing,
  editing,
  onQuantity,
  onSend,
}: ProductActionsProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const said = useSettled(missing === null ? t`Total: ${money(total)}` : '');
  const soldOut = toListed(product).esgotado;
  const soldOutText = useSoldOutText(product);
  const left = product.quantidade ?? 0;
  const stock = product.peso == null ? left : weightText(left, i18n.locale);
  if (soldOut || room === 0) {
    return (
      <div className="actionbar">
        <ConsentStrip at="bar" />
        <Button
          unavailable={soldOut ? soldOutText : t`Só temos ${stock} hoje, e já estão na sua sacola`}
        >
          {soldOut ? soldOutText : <Trans>Já está tudo na sua sacola</Trans>}
        </Button>
      </div>
    );
  }
  return (
    <div className="actionbar">
      <ConsentStrip at="bar" />
      <Stepper
        large
        name={product.nome}
        value={quantity}
        min={boundsOf(product).least}
        max={room}
        grams={product.peso?.passo}
        onChange={onQuantity}
      />
      <Button split hidden={missing !== null} onClick={onSend}>
        <span>{editing ? <Trans>Atualizar</Trans> : <Trans>Adicionar</Trans>}</span>
        <span className="num" suppressHydrationWarning>
          {money(total)}
        </span>
      </Button>
      <Button
        className="missing"
        hidden={missing === null}
        unavailable={missing ?? undefined}
        onUnavailable={onMissing}
        suppressHydrationWarning
      >
        {missing}
      </Button>
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  );
}

const QUIET_MS = 500;

/**
 * The text once it has stopped changing: five presses on a stepper are announced once. Empty until
 * the first change.
 */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text === first ? '' : text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text, first]);
  return settled;
}
