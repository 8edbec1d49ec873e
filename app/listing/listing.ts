// The menu as its list shows it, without option groups. It is sent twice in the page (as HTML and
// as data), so keep its fields few.
import type { Menu, MenuTerms, PictureTint } from '#contract/entities/menu.ts';
import type { OptionGroup, Product, Weight } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { pick } from '#rules/pick.ts';
import { GROUP_KIND, groupBounds } from '#rules/price/option-groups.ts';
import { isUsedUp } from '#rules/price/weight.ts';
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

const TERMS = [
  'valorMinimoPedido',
  'valorMinimoRetiradaNoLocal',
  'minimoEntregaGratis',
  'maximoPedidoComDesconto',
  'maximoDesconto',
  'valorDesconto',
  'percentualDesconto',
] as const;

export function toListing(menu: Menu): Listing {
  return {
    idEstabelecimento: menu.idEstabelecimento,
    categorias: menu.categorias
      .filter((category) => category.produtos.length > 0)
      .map(({ id, nome, tom, produtos }) => ({ id, nome, tom, produtos: produtos.map(toListed) })),
    terms: pick(menu, TERMS),
  };
}

/** `notThisWay`: see `ListedProduct`. */
export type ShownProduct = Product & Pick<ListedProduct, 'notThisWay'>;

export function toListed(product: ShownProduct): ListedProduct {
  const {
    id,
    nome,
    descricao,
    urlImagem,
    valorRealCalculado,
    valorDeCalculado,
    promocional,
    quantidade,
    etiquetas,
    disponivelEm,
    peso,
  } = product;
  const required = product.opcoes.filter((group) => groupBounds(group).minimum > 0);
  return {
    id,
    nome,
    descricao,
    urlImagem,
    valorRealCalculado,
    valorDeCalculado,
    promocional,
    esgotado:
      product.esgotado ||
      isUsedUp(product) ||
      required.some((group) => group.opcoes.every((option) => option.esgotado)),
    ...(peso == null ? {} : { peso }),
    quantidade,
    ...(disponivelEm === undefined ? {} : { disponivelEm }),
    ...byWay(product),
    etiquetas,
    hasRequiredChoices: required.length > 0,
    priceVaries: required.some(differsInPrice),
  };
}

/** Absent in the listings of most stores, which charge the same everywhere. */
function byWay({ valor, valoresPorForma, formas, notThisWay, ...product }: ShownProduct) {
  const required = product.valorRealCalculado - valor;
  const least = (price: Cents | undefined) => (price === undefined ? price : price + required);
  return {
    ...(valoresPorForma === undefined
      ? {}
      : {
          valoresPorForma: {
            entrega: least(valoresPorForma.entrega),
            retirada: least(valoresPorForma.retirada),
          },
        }),
    ...(formas === undefined ? {} : { formas }),
    ...(notThisWay === undefined ? {} : { notThisWay }),
  };
}

function differsInPrice(group: OptionGroup): boolean {
  if (group.adicional === GROUP_KIND.remarks) return false;
  const prices = group.opcoes
    .filter((option) => !option.esgotado)
    .map((option) => (option.informativo ? 0 : option.valor));
  return new Set(prices).size > 1;
}

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
