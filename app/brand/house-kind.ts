// What kind of house a brand is: its drawing of the kitchen says it (docs/drawing.md).
import type { Brand } from '#contract/entities/brand.ts';

export function houseKind({ imagensEtapas }: Pick<Brand, 'imagensEtapas'>): string {
  return /\.stage\.\w+\.(\w+)\./.exec(imagensEtapas.preparo)?.[1] ?? '';
}
