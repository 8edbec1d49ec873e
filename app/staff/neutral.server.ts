// Staff screens are neutral, so that colour only means status; the logo is the only thing of the brand.
import { brandCss } from '../brand/brand-css.server.ts';

const INK = '#33312e';

export function neutralCss(): string {
  return brandCss(INK, INK);
}
