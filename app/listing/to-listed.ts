// What the list shows of a menu and of a product. In a file of its own: the page gets its list
// ready.
import type { Menu } from '#contract/entities/menu.ts';
import type { OptionGroup, Product } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { pick } from '#rules/pick.ts';
import { GROUP_KIND, groupBounds } from '#rules/price/option-groups.ts';
import { isUsedUp } from '#rules/price/weight.ts';
import type { ListedProduct, Listing } from './listing.ts';

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
