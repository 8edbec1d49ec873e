// The neutral palette of the console, where colour only means status; only the logo is the brand's.
import type { Brand } from '#contract/entities/brand.ts';
import { brandCss } from '../../brand/brand-css.server.ts';

const INK = '#33312e';

/** Paper is white, whatever the screen is: pale letters would be lost on it. */
export function neutralCss(): string {
  const css = brandCss(INK, INK);
  return `${css}@media print{html:root${lightPart(css)}html:root{color-scheme:light}}`;
}

/** The brand's light palette on one part of the page, for print. */
export function brandOn(
  selector: string,
  { corSitePrimaria, corSiteSecundaria }: Pick<Brand, 'corSitePrimaria' | 'corSiteSecundaria'>,
): string {
  return selector + lightPart(brandCss(corSitePrimaria, corSiteSecundaria));
}

const lightPart = (css: string): string => css.slice(css.indexOf('{'), css.indexOf('}') + 1);
