// The product screen: picture, text and price at once, options when loaded.
import { useLingui } from '@lingui/react/macro';
import { Suspense, use, useDeferredValue, useEffect, useRef } from 'react';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Store } from '#contract/entities/store.ts';
import { productPath } from '#contract/page-path.ts';
import { priceText } from '#rules/price/weight-text.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { Canonical } from '../../brand/canonical.tsx';
import type { ListedProduct } from '../../listing/listing.ts';
import type { ProductArriving, ProductReply } from '../../listing/product-reply.ts';
import { toListed } from '../../listing/to-listed.ts';
import { storeSuffix } from '../../stores/store-choice.ts';
import { useMoney } from '../../ui/money.tsx';
import { TopBar } from '../top-bar.tsx';
import { ProductBody } from './body.tsx';
import { ProductForm } from './form.tsx';
import { ProductMissing } from './missing.tsx';
import { ProductSkeleton } from './skeleton.tsx';

export function ProductScreen({ data }: { data: ProductReply | ProductArriving }) {
  const brand = useBrand();
  const arriving = 'summary' in data;
  const storeId = arriving ? data.summary.storeId : data.storeId;
  const store = brand.estabelecimentos.find((one) => one.id === storeId);
  if (store === undefined) return <ProductMissing />;
  const suffix = storeSuffix(brand, store);
  if (arriving) {
    const { listed, tom } = data.summary;
    return (
      <ProductFrame store={store} listed={listed} tom={tom} suffix={suffix} announce>
        <Arriving store={store} listed={listed} reply={data.reply} />
      </ProductFrame>
    );
  }
  if (data.product === null) return <ProductMissing suffix={suffix} />;
  return (
    <ProductFrame store={store} listed={toListed(data.product)} tom={data.tom} suffix={suffix}>
      <ProductForm store={store} product={data.product} tom={data.tom} />
    </ProductFrame>
  );
}

type ArrivingProps = { store: Store; listed: ListedProduct; reply: Promise<ProductReply> };

/**
 * Picture and text are painted first, even if the options are loaded: twenty flavours take a slow
 * phone too long.
 */
function Arriving({ store, listed, reply }: ArrivingProps) {
  const painted = useDeferredValue(true, false);
  const skeleton = <ProductSkeleton listed={listed} />;
  return painted ? (
    <Suspense fallback={skeleton}>
      <ArrivingForm store={store} reply={reply} />
    </Suspense>
  ) : (
    skeleton
  );
}

function ArrivingForm({ store, reply }: { store: Store; reply: Promise<ProductReply> }) {
  const { product, tom } = use(reply);
  return product === null ? (
    <ProductGone />
  ) : (
    <ProductForm store={store} product={product} tom={tom} />
  );
}

/** It left the menu after the list was loaded. */
function ProductGone() {
  const { t } = useLingui();
  return <p className="notice" role="alert">{t`Este produto deixou de ser vendido há pouco.`}</p>;
}

type ProductFrameProps = {
  store: Store;
  listed: ListedProduct;
  tom: PictureTint;
  suffix: string;
  /** Opened from another screen: screen readers start at the name. */
  announce?: boolean;
  children: React.ReactNode;
};

function ProductFrame({
  store,
  listed,
  tom,
  suffix,
  announce = false,
  children,
}: ProductFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) title.current?.focus({ preventScroll: true });
  }, [announce]);
  const { t } = useLingui();
  const money = useMoney();
  const { projectName } = useBrand();
  const { nome, descricao, valorRealCalculado, peso } = listed;
  const price = priceText(money(valorRealCalculado), peso);
  return (
    <div className="pg-product">
      <title>{`${nome} · ${projectName}`}</title>
      <meta
        name="description"
        content={
          descricao === '' ? t`${nome} por ${price}. Peça pelo site de ${projectName}.` : descricao
        }
      />
      <Canonical path={productPath(listed.id)} />
      <TopBar store={store} current={null} />
      <ProductBody listed={listed} tom={tom} suffix={suffix} title={title}>
        {children}
      </ProductBody>
    </div>
  );
}
