// The round plus beside a product. It adds directly if nothing has to be chosen; otherwise a tap
// passes through to the row's link. Its sign is drawn by the stylesheet, the count from an
// attribute: before React, `early/menu.ts` changes the attributes.
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { PictureTint } from '#contract/entities/menu.ts';
import { amountText, weightText } from '#rules/price/weight-text.ts';
import { useIsMarket } from '../brand/use-is-market.ts';
import { lazyPart } from '../lazy-part.tsx';
import { packLine, unpackLine } from '../listing/listed-line.ts';
import type { ListedProduct } from '../listing/listing.ts';
import { useToast } from '../ui/toast.tsx';
import { useAddLine, useAddsAtOnce, useQuantity } from './product/quantities.tsx';

/** For markets alone. */
const TakeOne = lazyPart(() => import('./take-one.tsx'), true);

type AddControlProps = { product: ListedProduct; tom: PictureTint };

export function AddControl({ product, tom }: AddControlProps) {
  const atOnce = useAddsAtOnce();
  if (product.esgotado) return null;
  return product.hasRequiredChoices || !atOnce ? (
    <ChoosePlus product={product} />
  ) : (
    <AddAtOnce product={product} tom={tom} />
  );
}

/** '3', or '600 g'. */
const shownCount = (count: number, { peso }: ListedProduct, locale: string): string =>
  amountText({ quantidade: count, gramas: peso?.passo }, locale);

function ChoosePlus({ product }: { product: ListedProduct }) {
  const { i18n } = useLingui();
  const count = useQuantity(product.id);
  return (
    <span
      className={count > 0 ? 'add has through' : 'add through'}
      data-product={product.id}
      data-step={product.peso?.passo}
      data-count={count > 0 ? shownCount(count, product, i18n.locale) : undefined}
    >
      {count > 0 ? (
        <span className="sr">
          {' '}
          <Trans>na sacola</Trans>
        </span>
      ) : null}
    </span>
  );
}

function AddAtOnce({ product, tom }: AddControlProps) {
  const { t, i18n } = useLingui();
  const { show } = useToast();
  const inCart = useQuantity(product.id);
  const add = useAddLine();
  const isMarket = useIsMarket();
  const { id, nome, peso } = product;
  const packed = packLine(product, tom);
  const count = shownCount(inCart, product, i18n.locale);
  const step = weightText(peso?.passo ?? 0, i18n.locale);
  const press = () => {
    const { line, stock, hasRoom } = unpackLine(packed, inCart);
    if (!hasRoom) {
      const quantidade = peso === undefined ? stock : weightText(stock ?? 0, i18n.locale);
      return show({ text: t`Só temos ${quantidade} de ${nome} hoje, e já estão na sua sacola.` });
    }
    add(line);
  };
  return (
    <>
      {isMarket && inCart > 0 ? (
        <Suspense fallback={null}>
          <TakeOne product={product} />
        </Suspense>
      ) : null}
      <button
        type="button"
        className={inCart > 0 ? 'add has' : 'add'}
        aria-label={
          inCart === 0
            ? t`Adicionar ${nome}`
            : peso === undefined
              ? t`Adicionar mais um ${nome}, ${count} na sacola`
              : t`Adicionar mais ${step} de ${nome}, ${count} na sacola`
        }
        data-product={id}
        data-count={inCart > 0 ? count : undefined}
        data-line={packed}
        onClick={press}
      />
    </>
  );
}
