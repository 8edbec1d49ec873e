// The picture of a pizza with the flavours that were chosen. The address of a drawing spells out
// its ingredients (docs/drawing.md), so those of the flavours give the one of the whole: no
// request, and nothing of the renderer is needed.
import type { ChosenGroup } from '#contract/entities/order-item.ts';
import type { Option, OptionGroup } from '#contract/entities/product.ts';
import { GROUP_KIND, groupBounds } from './price/option-groups.ts';

const drawnPizza =
  /^(\/imagens\/desenho\/\d+\.pizza\.[^.]*\.[^.]*\.)([\w~-]*)(\.[0-9a-z]{1,2}\.[0-9a-f]{6}\.svg)$/;
/** The renderer divides a pizza into as many parts at most. */
const MOST_PARTS = 4;

export type PicturePart = { urlImagem: string | null; parts: number };

/**
 * `total`: into how many parts the pizza is divided. The picture itself where it is a photo, or
 * where a flavour has no drawing.
 */
export function pictureOfParts(
  picture: string | null,
  flavours: readonly PicturePart[],
  total: number,
): string | null {
  const [, before, , after] = drawnPizza.exec(picture ?? '') ?? [];
  if (before === undefined || after === undefined || flavours.length === 0) return picture;
  const words = flavours.flatMap(({ urlImagem, parts }) => {
    const own = drawnPizza.exec(urlImagem ?? '')?.[2];
    return Array.from({ length: parts }, () => own);
  });
  if (words.length > total || total > MOST_PARTS) return picture;
  if (words.some((own) => own === undefined || own.includes('~'))) return picture;
  // A part that is yet to be chosen has cheese alone.
  const all = [...words, ...Array.from({ length: total - words.length }, () => '')];
  const shown = new Set(all).size === 1 ? all.slice(0, 1) : all;
  return `${before}${shown.join('~')}${after}`;
}

type Flavoured = Pick<OptionGroup, 'id' | 'adicional' | 'quantidadeMinima' | 'quantidadeMaxima'> & {
  opcoes: readonly Pick<Option, 'id' | 'urlImagem'>[];
};

export function chosenPicture(
  { urlImagem, opcoes }: { urlImagem: string | null; opcoes: readonly Flavoured[] },
  chosen: readonly ChosenGroup[],
): string | null {
  const group = opcoes.find(({ adicional }) => adicional === GROUP_KIND.flavours);
  if (group === undefined) return urlImagem;
  const wanted = chosen.find(({ id }) => id === group.id)?.opcoes ?? [];
  const flavours = group.opcoes.flatMap(({ id, urlImagem: own }): PicturePart[] => {
    const parts = wanted.find((one) => one.id === id)?.quantidade ?? 0;
    return parts > 0 ? [{ urlImagem: own, parts }] : [];
  });
  const count = flavours.reduce((sum, { parts }) => sum + parts, 0);
  return pictureOfParts(urlImagem, flavours, Math.max(count, groupBounds(group).minimum, 1));
}
