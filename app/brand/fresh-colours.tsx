// Colours that a refresh brought: the server wrote the first ones into the page, so the palette is
// computed here, and loaded only when a colour has changed.
import { useEffect, useState } from 'react';
import { usePageNonce } from '../page-nonce.ts';
import type { PublicBrand } from './public-brand.ts';

type Colours = Pick<PublicBrand, 'corSitePrimaria' | 'corSiteSecundaria'>;

export function FreshColours({ loaded, now }: { loaded: Colours; now: Colours }) {
  const { corSitePrimaria: primary, corSiteSecundaria: secondary } = now;
  const same = primary === loaded.corSitePrimaria && secondary === loaded.corSiteSecundaria;
  const [css, setCss] = useState('');
  const nonce = usePageNonce();
  useEffect(() => {
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', primary);
    if (same) return setCss('');
    let stale = false;
    import('./palette.ts')
      .then(({ brandCss }) => {
        if (!stale) setCss(brandCss(primary, secondary));
      })
      // Keep the current colours; the next refresh tries again.
      .catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [same, primary, secondary]);
  return css === '' ? null : <style nonce={nonce}>{css}</style>;
}
