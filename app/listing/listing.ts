// The menu as its list shows it, without option groups. It is sent twice in the page (as HTML and
// as data), so keep its fields few.
import type { MenuTerms, PictureTint } from '#contract/entities/menu.ts';
import type { Product, Weight } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import type { WeekMoment } from '#rules/time/availability.ts';

export type ListedProduct = {
  id: number;
  nome: string;
  descricao: string;
  urlImagem: string | null;
  valorRealCalculado: Cents;
  valorDeCalculado: Cents | null;
  promocional: boolean;
  esgotado: boolean;
  /** Sold by weight: prices are per kilogram. */
  peso?: Weight;
  quantidade: number | null;
  /** Not served now: when it is again. */
  disponivelEm?: WeekMoment;
  etiquetas: string[];
  /** The least price of each way that has its own, and the ways in which it is sold. */
  valoresPorForma?: Product['valoresPorForma'];
  formas?: Product['formas'];
  /** Not sold in the chosen way. */
  notThisWay?: true;
  /** Needs a choice before it can be ordered: `+` opens the product. */
  hasRequiredChoices: boolean;
  /** The required choices differ in price: show 'from'. */
  priceVaries: boolean;
};

export type ListedCategory = {
  id: number;
  nome: string;
  tom: PictureTint;
  produtos: ListedProduct[];
};

export type Listing = {
  idEstabelecimento: number;
  categorias: ListedCategory[];
  terms: MenuTerms;
};

/** The listing and the server's clock, so that server and browser render the same. */
export type MenuData = Listing & { renderedAt: number };

/**
 * What of the menu is rendered first: the products of the first category, the others by name only
 * (the specification, section 4).
 */
export function firstCategoryOnly<T extends { produtos: readonly unknown[] }>(
  categorias: readonly T[],
): T[] {
  return categorias.map((category, position) =>
    position === 0 ? category : { ...category, produtos: [] },
  );
}

/**
 * The promotions row, and the categories below it. A promotion is in both: customers look for it
 * under its category, and a category of promotions alone must not disappear.
 */
export function splitPromotions(categorias: readonly ListedCategory[]): {
  promotions: (ListedProduct & { tom: PictureTint })[];
  lists: readonly ListedCategory[];
} {
  const promotions = categorias.flatMap(({ tom, produtos }) =>
    produtos.filter((product) => product.promocional).map((product) => ({ ...product, tom })),
  );
  // Sold-out products come last; otherwise the menu's order.
  promotions.sort((a, b) => Number(a.esgotado) - Number(b.esgotado));
  return { promotions, lists: categorias };
}
