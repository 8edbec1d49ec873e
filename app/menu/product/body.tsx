// The body of a product's screen: picture, name, description and price, and the choices below.

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { PictureTint } from '#contract/entities/menu.ts';
import { OwnWords } from '../../brand/own-words.tsx';
import type { ListedProduct } from '../../listing/listing.ts';
import { Media } from '../../ui/media.tsx';
import { Price } from '../../ui/price.tsx';
import { HeroBar } from './bar.tsx';
import { pictureArrives, pictureLeaves } from './moving-picture.ts';
import { ProductTags } from './tags.tsx';
import { WeightNote } from './weight-note.tsx';

type ProductBodyProps = {
  listed: ListedProduct;
  tom: PictureTint;
  suffix: string;
  /** Receives the heading, so that the caller can focus it. */
  title?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

export function ProductBody({ listed, tom, suffix, title, children }: ProductBodyProps) {
  const {
    nome,
    descricao,
    urlImagem,
    esgotado,
    valorRealCalculado,
    valorDeCalculado,
    priceVaries,
    peso,
  } = listed;
  const plain = urlImagem === null;
  const frame = useMovingPicture(listed.id);
  return (
    <main className="prod wrap">
      {plain ? (
        <>
          <div className="p-plain mob-only">
            <HeroBar nome={nome} suffix={suffix} look="soft" />
          </div>
          <div className="p-art desk-only">
            <Media src={null} name={nome} className="p-hero" />
          </div>
        </>
      ) : (
        <div className="p-art">
          <div className="p-art-frame" ref={frame}>
            <Media
              src={urlImagem}
              name={nome}
              tint={tom}
              eager
              off={esgotado}
              className="p-hero"
              shownAs="(min-width: 960px) 560px, 100vw"
            />
            <HeroBar nome={nome} suffix={suffix} look="on-art" />
          </div>
        </div>
      )}
      <div className={plain ? 'p-body plain' : 'p-body'}>
        <ProductTags product={listed} className="row tight p-tags" />
        <h1 className="t-display" ref={title} tabIndex={-1}>
          <OwnWords>{nome}</OwnWords>
        </h1>
        {descricao === '' ? null : (
          <p className="t-sub p-desc">
            <OwnWords>{descricao}</OwnWords>
          </p>
        )}
        <p className="p-price">
          <Price
            cents={valorRealCalculado}
            was={valorDeCalculado}
            from={priceVaries}
            perKilo={peso !== undefined}
          />
        </p>
        {peso === undefined ? null : <WeightNote peso={peso} />}
        {children}
        <div className="dock-space sm" />
      </div>
    </main>
  );
}

/** The picture comes from the list and goes back to it. */
function useMovingPicture(id: number): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const picture = frame.current?.querySelector('img');
    pictureArrives(id, picture);
    return () => {
      // The preview is replaced by the same product.
      if (!picture?.closest('[inert]')) pictureLeaves(id, picture);
    };
  }, [id]);
  return frame;
}
