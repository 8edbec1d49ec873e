// A product as customers see it at one moment: its current price, whether it is served, and its
// lowest price. Used for menus and for the editor's preview, so that both agree.
import type { Product } from '#contract/entities/product.ts';
import { priceAt, type ServedHours, servedAt } from '../time/availability.ts';
import { startingPrice } from './product-price.ts';
import { isUsedUp } from './weight.ts';

export type WrittenProduct = Pick<
  Product,
  'id' | 'idCategoria' | 'nome' | 'descricao' | 'urlImagem' | 'valor' | 'valorDe' | 'promocional'
> &
  Pick<Product, 'peso' | 'quantidade' | 'esgotado' | 'etiquetas' | 'opcoes'> &
  OfStore & {
    promocaoDe: Date | null;
    promocaoAte: Date | null;
  };
type OfStore = Pick<Product, 'camada' | 'valoresPorForma' | 'formas'>;
/** `until`: when time alone changes the result, in milliseconds since 1970. */
type Shown = { product: Product | null; until: number };

/**
 * `hours`: of the category and of the product. Null: hours that never come, so the product is
 * hidden.
 */
export function shownProduct(
  written: WrittenProduct,
  hours: readonly ServedHours[],
  now: Date,
  timeZone: string,
): Shown {
  const { id, idCategoria, nome, descricao, urlImagem, quantidade, etiquetas, opcoes } = written;
  const peso = written.peso ?? null;
  const { until: priceEnds, ...price } = priceAt(written, now);
  const served = servedAt(hours, now, timeZone);
  if (!served.now && served.from === null) return { product: null, until: served.until };
  const esgotado = written.esgotado || isUsedUp({ peso, quantidade }) || !served.now;
  const bare = {
    id,
    idCategoria,
    nome,
    descricao,
    urlImagem,
    quantidade,
    esgotado,
    etiquetas,
    ...(peso === null ? {} : { peso }),
    ...price,
    opcoes,
    ...ofStore(written),
  };
  const product: Product = {
    ...bare,
    ...startingPrice(bare),
    ...(served.from === null ? {} : { disponivelEm: served.from }),
  };
  return { product, until: Math.min(priceEnds, served.until) };
}

/** Absent in the menus of most stores, which sell as the brand does. */
function ofStore({ camada, valoresPorForma, formas }: OfStore): OfStore {
  return {
    ...(camada === undefined ? {} : { camada }),
    ...(valoresPorForma === undefined ? {} : { valoresPorForma }),
    ...(formas === undefined ? {} : { formas }),
  };
}
