// A product's short labels, and how few are left.
import { Plural } from '@lingui/react/macro';
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
  product: Pick<ListedProduct, 'etiquetas' | 'quantidade' | 'esgotado'>;
  className: string;
}) {
  const { etiquetas, quantidade, esgotado } = product;
  const few = !esgotado && quantidade !== null && quantidade <= FEW;
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
          <Plural value={quantidade} one="Resta #" other="Restam #" />
        </Badge>
      ) : null}
    </div>
  );
}
