// The edited product as customers see it, from the draft that the editor sends. A separate page in
// a frame, so that it has the storefront's width, colours and styles. It shows only what it
// receives.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useState } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import { toListed } from '../../listing/to-listed.ts';
import { ProductBody } from '../../menu/product/body.tsx';
import { ProductChoices } from '../../menu/product/form.tsx';
import { ProductRow } from '../../menu/product-row.tsx';
import './preview.css';
import { useToast } from '../../ui/toast.tsx';
import { isPreviewUpdate, PREVIEW_READY, type PreviewUpdate } from './preview-message.ts';

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function PreviewPage() {
  const { t } = useLingui();
  const toast = useToast();
  const { projectName } = useBrand();
  const update = useUpdate();
  const title = <title>{t`Prévia · ${projectName}`}</title>;
  if (update === null) return title;
  const { product, tom } = update;
  const listed = toListed(product.nome === '' ? { ...product, nome: t`Novo item` } : product);
  return (
    <div className="pg-product pg-preview" onClickCapture={stay}>
      {title}
      {/* A static row; the controls below can be tried. */}
      <section className="wrap" inert>
        <p className="t-cap">
          <Trans>Na lista do cardápio</Trans>
        </p>
        <ul className="p-list">
          <ProductRow product={listed} tom={tom} suffix="" heading="h2" eager />
        </ul>
        <p className="t-cap">
          <Trans>Na página do item</Trans>
        </p>
      </section>
      <ProductBody listed={listed} tom={tom} suffix="">
        <ProductChoices
          product={product}
          room={product.quantidade ?? MANY}
          onSend={() => toast.show({ text: t`Isto é uma prévia: nada vai para a sacola.` })}
        />
      </ProductBody>
    </div>
  );
}

const MANY = 99;

/** Links would leave the preview, so they are inert. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
}

function useUpdate(): PreviewUpdate | null {
  const [update, setUpdate] = useState<PreviewUpdate | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== parent || !isPreviewUpdate(data)) return;
      document.documentElement.dataset.theme = data.preview.dark ? 'dark' : 'light';
      setUpdate(data.preview);
    };
    addEventListener('message', onMessage, { signal: listening.signal });
    if (parent !== window) parent.postMessage(PREVIEW_READY, location.origin);
    return () => listening.abort();
  }, []);
  return update;
}
