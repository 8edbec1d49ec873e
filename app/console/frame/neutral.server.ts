// The neutral palette of the console, where colour only means status; only the logo is the brand's.
import type { Brand } from '#contract/entities/brand.ts';
import { brandCss } from '../../brand/brand-css.server.ts';

const INK = '#33312e';

export function neutralCss(): string {
  return brandCss(INK, INK);
}

/** The brand's light palette on one part of the page, for print. */
export function brandOn(
  selector: string,
  { corSitePrimaria, corSiteSecundaria }: Pick<Brand, 'corSitePrimaria' | 'corSiteSecundaria'>,
): string {
  const css = brandCss(corSitePrimaria, corSiteSecundaria);
  return selector + css.slice(css.indexOf('{'), css.indexOf('}') + 1);
}
