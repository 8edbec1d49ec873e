// A product's short labels, and how few are left.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { stepsIn } from '#rules/price/weight.ts';
import { weightText } from '#rules/price/weight-text.ts';
import { fold } from '#rules/text.ts';
import type { ListedProduct } from '../../listing/listing.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

/** At this many or fewer, the remaining number is shown. */
const FEW = 5;

/** Stores write their own labels; these get a colour. */
const tones: [RegExp, BadgeTone][] = [
  [/vegetarian|vegan|organic|sem gluten|sem lactose|integral|zero/, 'success'],
  [/mais pedid|favorit|campe|da casa|novidade|novo/, 'brand'],
];

function toneOf(tag: string): BadgeTone {
  const folded = fold(tag);
  return tones.find(([words]) => words.test(folded))?.[1] ?? 'neutral';
}

export function ProductTags({
  product,
  className,
}: {
  product: Pick<ListedProduct, 'etiquetas' | 'quantidade' | 'esgotado' | 'peso'>;
  className: string;
}) {
  const { i18n } = useLingui();
  const { etiquetas, quantidade, esgotado, peso } = product;
  const few = !esgotado && quantidade !== null && stepsIn(quantidade, product) <= FEW;
  const left = weightText(quantidade ?? 0, i18n.locale);
  if (etiquetas.length === 0 && !few) return null;
  return (
    <div className={className}>
      {etiquetas.slice(0, 2).map((tag) => (
        <Badge key={tag} tone={toneOf(tag)}>
          {tag}
        </Badge>
      ))}
      {few ? (
        <Badge tone="warning">
          {peso === undefined ? (
            <Plural value={quantidade} one="Resta #" other="Restam #" />
          ) : (
            <Trans>Restam {left}</Trans>
          )}
        </Badge>
      ) : null}
    </div>
  );
}
