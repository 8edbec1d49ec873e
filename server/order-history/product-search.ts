// Finds orders by part of a product's name. One expression over all names of an order rules most
// orders out: opening every list and folding each name took nine times as long.
import { type SQL, sql } from 'drizzle-orm';
import { fold } from '#rules/text.ts';
import { containing, folded } from '../account/profile-search.ts';
import { orders } from '../database/schema.ts';

/** The letters that `fold` makes one, as far as products have them; the case is ignored. */
const likeLetters: Readonly<Record<string, string>> = {
  a: 'aáàâãäåÁÀÂÃÄÅ',
  c: 'cçÇ',
  e: 'eéèêëÉÈÊË',
  i: 'iíìîïÍÌÎÏ',
  n: 'nñÑ',
  o: 'oóòôõöÓÒÔÕÖ',
  u: 'uúùûüÚÙÛÜ',
  y: 'yýÝ',
};

export function hasProduct(busca: string): SQL {
  // As JSON writes it: with a backslash before quotes.
  const written = JSON.stringify(fold(busca)).slice(1, -1);
  const pattern = Array.from(written, (character) => {
    const letters = likeLetters[character];
    return letters === undefined ? character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&') : `[${letters}]`;
  }).join('');
  // The list's own brackets and commas may match as well, so each name is compared in the end.
  return sql`(jsonb_path_query_array(${orders.itens}, '$.data[*].nome')::text ~* ${pattern}
    and exists (select from jsonb_array_elements(${orders.itens} -> 'data') line
      where ${folded(sql`line ->> 'nome'`)} like ${containing(fold(busca))}))`;
}
