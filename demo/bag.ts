// What somebody may order from a menu: one to three dishes, with the choices that they need.
import type { Menu } from '#contract/entities/menu.ts';
import type { ChosenGroup, OrderItem } from '#contract/entities/order-item.ts';
import type { OptionGroup, Product, WayOfServing } from '#contract/entities/product.ts';
import { unitPrice } from '#rules/price/product-price.ts';
import { soldAs } from '#rules/price/sold-as.ts';
import type { Chance } from '#test/hostile/chance.ts';

/** An extra that nobody must take is taken in this share of cases. */
const EXTRAS_SHARE = 0.2;
const SECOND_PIECE_SHARE = 0.15;

const canBeHad = ({ esgotado, quantidade }: Product) => !esgotado && quantidade === null;

/** The beginning of a list is liked most: figures and 'mais pedidos' have something to show. */
function favourite<T>(list: readonly T[], chance: Chance): T {
  return chance.oneOf(list.slice(0, 1 + Math.floor(list.length * chance.next() ** 1.5)));
}

export function drawItem(menu: Menu, way: WayOfServing, chance: Chance): OrderItem {
  const shelves = menu.categorias
    .map(({ produtos }) => produtos.flatMap((one) => soldAs(one, way) ?? []).filter(canBeHad))
    .filter((produtos) => produtos.length > 0);
  const product = favourite(favourite(shelves, chance), chance);
  const { id, peso } = product;
  const opcoes = product.opcoes.flatMap((group) => chosenFrom(group, chance));
  const valorProdutoHistorico = unitPrice(product, opcoes);
  if (peso == null) {
    const quantidade = chance.isIn(SECOND_PIECE_SHARE) ? 2 : 1;
    return { produto: { id, quantidade, observacao: '', opcoes }, valorProdutoHistorico };
  }
  const least = Math.ceil(peso.minimo / peso.passo);
  const most = Math.floor(peso.maximo / peso.passo);
  const quantidade = least + chance.below(Math.min(6, most - least + 1));
  return {
    produto: { id, quantidade, gramas: peso.passo, observacao: '', opcoes },
    valorProdutoHistorico,
  };
}

const FLAVOURS = 3;

function chosenFrom(group: OptionGroup, chance: Chance): ChosenGroup[] {
  const { id, quantidadeMinima: least, quantidadeMaxima: most, adicional } = group;
  const left = group.opcoes.filter(({ esgotado }) => !esgotado);
  const wanted =
    adicional === FLAVOURS
      ? Math.max(least, 1 + chance.below(Math.min(2, most)))
      : least > 0
        ? least
        : Number(chance.isIn(EXTRAS_SHARE));
  const opcoes: ChosenGroup['opcoes'] = [];
  while (opcoes.length < Math.min(wanted, most) && left.length > 0) {
    const option = favourite(left, chance);
    left.splice(left.indexOf(option), 1);
    opcoes.push({ id: option.id, quantidade: 1 });
  }
  return opcoes.length === 0 ? [] : [{ id, opcoes }];
}
