// A product in a list. The whole row opens it.

import type { ReactNode } from 'react';
import type { PictureTint } from '#contract/entities/menu.ts';
import { productPath } from '#contract/page-path.ts';
import { OwnWords } from '../brand/own-words.tsx';
import type { ListedProduct } from '../listing/listing.ts';
import { useSoldOutText } from '../sold-out-text.ts';
import { Media } from '../ui/media.tsx';
import { Price } from '../ui/price.tsx';
import { AddControl } from './add-control.tsx';
import { ProductTags } from './product/tags.tsx';

type ProductRowProps = {
  product: ListedProduct;
  tom: PictureTint;
  /** Query that names the store; empty for a brand with one. */
  suffix: string;
  /** On the first screen. */
  eager?: boolean;
  /** The name, with the search hits marked. */
  title?: ReactNode;
  /** Without a category heading above it. */
  heading?: 'h2' | 'h3';
};

export function ProductRow({
  product,
  tom,
  suffix,
  eager = false,
  title,
  heading: Heading = 'h3',
}: ProductRowProps) {
  const {
    id,
    nome,
    descricao,
    urlImagem,
    esgotado,
    valorRealCalculado,
    valorDeCalculado,
    priceVaries,
  } = product;
  const soldOutText = useSoldOutText(product);
  const look = `p-row${urlImagem === null ? ' text' : ''}${esgotado ? ' out' : ''}`;
  return (
    <li className={look}>
      <div>
        <ProductTags product={product} className="badges" />
        <Heading className="t-item">
          <a className="p-link" href={`${productPath(id)}${suffix}`}>
            {title ?? <OwnWords>{nome}</OwnWords>}
          </a>
        </Heading>
        {esgotado ? (
          <p className="t-sub">{soldOutText}</p>
        ) : descricao === '' ? null : (
          <p className="t-sub clamp2">
            <OwnWords>{descricao}</OwnWords>
          </p>
        )}
        <Price
          cents={valorRealCalculado}
          was={valorDeCalculado}
          from={priceVaries}
          perKilo={product.peso !== undefined}
        />
      </div>
      <div className="shot">
        {urlImagem === null ? null : (
          <Media src={urlImagem} name={nome} tint={tom} eager={eager} off={esgotado} />
        )}
        <AddControl product={product} tom={tom} />
      </div>
    </li>
  );
}
