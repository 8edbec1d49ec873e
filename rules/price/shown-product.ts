// A product as diners see it at one moment: its price in or out of a promotion, whether it is
// served now, and the least it can cost.
// The server makes menus with it and the menu's editor its preview, so that the two say the same.
import type { Product } from '#contract/entities/product.ts';
import { priceAt, type ServedHours, servedAt } from '../time/availability.ts';
import { startingPrice } from './product-price.ts';

export type WrittenProduct = Pick<
  Product,
  'id' | 'idCategoria' | 'nome' | 'descricao' | 'urlImagem' | 'valor' | 'valorDe' | 'promocional'
> &
  Pick<Product, 'quantidade' | 'esgotado' | 'etiquetas' | 'opcoes'> & {
    promocaoDe: Date | null;
    promocaoAte: Date | null;
  };
/** `until`: when the clock alone makes something else of it, in milliseconds since 1970. */
type Shown = { product: Product | null; until: number };

/**
 * `hours`: of the category and of the product. Null: hours that never come; nobody can order it, so
 * nobody is shown it.
 */
export function shownProduct(
  written: WrittenProduct,
  hours: readonly ServedHours[],
  now: Date,
  timeZone: string,
): Shown {
  const { id, idCategoria, nome, descricao, urlImagem, quantidade, etiquetas, opcoes } = written;
  const { until: priceEnds, ...price } = priceAt(written, now);
  const served = servedAt(hours, now, timeZone);
  if (!served.now && served.from === null) return { product: null, until: served.until };
  const esgotado = written.esgotado || quantidade === 0 || !served.now;
  const bare = {
    id,
    idCategoria,
    nome,
    descricao,
    urlImagem,
    quantidade,
    esgotado,
    etiquetas,
    ...price,
    opcoes,
  };
  const product: Product = {
    ...bare,
    ...startingPrice(bare),
    ...(served.from === null ? {} : { disponivelEm: served.from }),
  };
  return { product, until: Math.min(priceEnds, served.until) };
}
