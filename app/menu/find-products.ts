// Searches the list: accents and case are ignored, and names count more than descriptions.
import type { PictureTint } from '#contract/entities/menu.ts';
import { fold, matches } from '#rules/text.ts';
import type { ListedCategory, ListedProduct } from '../listing/listing.ts';
import { isSimilar } from './similar-words.ts';

const MOST_SIMILAR = 20;

export type Found = { product: ListedProduct; tom: PictureTint };

export const findProducts = (categorias: readonly ListedCategory[], needle: string): Found[] =>
  needle.trim() === '' ? [] : find(categorias, needle.trim(), matches);

/** What a customer may have meant by words that find nothing. */
export const findSimilar = (categorias: readonly ListedCategory[], needle: string): Found[] =>
  find(categorias, needle, isSimilar).slice(0, MOST_SIMILAR);

/** Names come before descriptions, tags and categories; what is sold out comes last. */
function find(
  categorias: readonly ListedCategory[],
  needle: string,
  isIn: (text: string, needle: string) => boolean,
): Found[] {
  const first = fold(needle);
  const found = categorias.flatMap(({ nome, tom, produtos }) =>
    produtos.flatMap((product) => {
      if (isIn(product.nome, needle))
        return [{ product, tom, rank: fold(product.nome).startsWith(first) ? 0 : 1 }];
      return isIn(
        `${product.nome} ${product.descricao} ${product.etiquetas.join(' ')} ${nome}`,
        needle,
      )
        ? [{ product, tom, rank: 2 }]
        : [];
    }),
  );
  const sorted = found.sort(
    (a, b) => Number(a.product.esgotado) - Number(b.product.esgotado) || a.rank - b.rank,
  );
  return sorted.map(({ product, tom }) => ({ product, tom }));
}

/** The text in pieces; `hit` pieces match the words searched for, ignoring accents. */
export function markHits(text: string, needle: string): { text: string; hit: boolean }[] {
  const characters = [...text];
  const folded: string[] = characters.map((character) => fold(character));
  // A character may fold to none or several, so each folded position maps back to its character.
  const origin = folded.flatMap((part, position) => [...part].map(() => position));
  const haystack = folded.join('');
  const hits = new Set<number>();
  for (const word of fold(needle).split(/\s+/).filter(Boolean)) {
    for (
      let at = haystack.indexOf(word);
      at !== -1;
      at = haystack.indexOf(word, at + word.length)
    ) {
      for (let position = at; position < at + word.length; position++)
        hits.add(origin[position] ?? -1);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  characters.forEach((character, position) => {
    const hit = hits.has(position);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += character;
    else pieces.push({ text: character, hit });
  });
  return pieces;
}
