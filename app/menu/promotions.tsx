// Today's promotions, side by side.

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { PictureTint } from '#contract/entities/menu.ts';
import { productPath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { formatPercent } from '#rules/price/currency.ts';
import { OwnWords } from '../brand/own-words.tsx';
import type { ListedProduct } from '../listing/listing.ts';
import { useSoldOutText } from '../sold-out-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Media } from '../ui/media.tsx';
import { Price } from '../ui/price.tsx';
import { AddControl } from './add-control.tsx';
import { PROMOTIONS_ID } from './section-spy.ts';

type Promotion = ListedProduct & { tom: PictureTint };

export function Promotions({
  products,
  suffix,
  eagerCards,
}: {
  products: readonly Promotion[];
  suffix: string;
  /** Cards whose pictures load at once. */
  eagerCards: number;
}) {
  const { t } = useLingui();
  if (products.length === 0) return null;
  return (
    <section
      className="menu-section promos"
      id={PROMOTIONS_ID}
      aria-labelledby={`${PROMOTIONS_ID}-title`}
    >
      <header>
        <h2 className="t-section" id={`${PROMOTIONS_ID}-title`} tabIndex={-1}>
          <Trans>Promoções de hoje</Trans>
        </h2>
        <Link
          className="link t-label"
          to={`${pages.promotions}${suffix}`}
          aria-label={t`Ver todas as promoções e cupons`}
        >
          <Trans>Ver todas</Trans>
        </Link>
      </header>
      <ul className="scroller">
        {products.map((product, position) => (
          <PromotionCard
            key={product.id}
            product={product}
            suffix={suffix}
            eager={position < eagerCards}
          />
        ))}
      </ul>
    </section>
  );
}

export function PromotionCard({
  product,
  suffix,
  eager,
}: {
  product: Promotion;
  suffix: string;
  eager: boolean;
}) {
  const { t, i18n } = useLingui();
  const { id, nome, urlImagem, tom, esgotado, valorRealCalculado, valorDeCalculado, priceVaries } =
    product;
  const soldOutText = useSoldOutText(product);
  const percent =
    valorDeCalculado === null || valorDeCalculado <= 0
      ? 0
      : Math.floor(100 - (valorRealCalculado * 100) / valorDeCalculado);
  return (
    <li className={esgotado ? 'p-card out' : 'p-card'}>
      {esgotado ? (
        <Badge className="tag">
          {product.disponivelEm === undefined ? t`Esgotado` : soldOutText}
        </Badge>
      ) : percent > 0 ? (
        <Badge tone="promo" className="tag">{`\u2212${formatPercent(percent, i18n.locale)}`}</Badge>
      ) : null}
      <div className="shot">
        <Media
          src={urlImagem}
          name={nome}
          tint={tom}
          eager={eager}
          off={esgotado}
          shownAs="(min-width: 960px) 260px, 44vw"
        />
        <AddControl product={product} tom={tom} />
      </div>
      <h3 className="t-item clamp2">
        <a className="p-link" href={`${productPath(id)}${suffix}`}>
          <OwnWords>{nome}</OwnWords>
        </a>
      </h3>
      <Price
        cents={valorRealCalculado}
        was={valorDeCalculado}
        from={priceVaries && valorDeCalculado === null}
        perKilo={product.peso !== undefined}
      />
    </li>
  );
}
