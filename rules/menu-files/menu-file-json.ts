// Menus as JSON: our own shape, which is the contract's menu, and Open Delivery's.
import { readableInput } from '#contract/readable-input.ts';
import type { RawProduct } from './menu-file.ts';
import { asFlag, asList, asRecord, asText } from './written-values.ts';

/** Null when it is not a known menu format. */
export function rawFromJson(text: string): RawProduct[] | null {
  let whole: unknown;
  try {
    const read = readableInput(JSON.parse(text.replace(/^\uFEFF/, '')));
    if ('unreadable' in read) return null;
    whole = read.value;
  } catch {
    return null;
  }
  const menu = asRecord(whole);
  if (Array.isArray(menu.itemOffers) && Array.isArray(menu.items)) return fromOpenDelivery(menu);
  return Array.isArray(menu.categorias) ? fromOwn(menu.categorias) : null;
}

function fromOwn(categories: unknown[]): RawProduct[] {
  const products = categories
    .map(asRecord)
    .flatMap((category) =>
      asList(category.produtos).map((product) => ({ category, product: asRecord(product) })),
    );
  return products.map(({ category, product }, index) => ({
    linha: index + 1,
    categoria: category.nome,
    nome: product.nome,
    descricao: product.descricao,
    valor: product.valor,
    valorDe: product.valorDe,
    gratis: product.gratis,
    peso: product.peso,
    promocional: product.promocional,
    etiquetas: product.etiquetas,
    grupos: Array.isArray(product.opcoes) ? product.opcoes : null,
    groupNames: [],
  }));
}

const USUAL_WEIGHT = { passo: 100, minimo: 100, maximo: 5000 };

type Raw = Record<string, unknown>;
const byId = (list: unknown): Map<string, Raw> =>
  new Map(asList(list).map((one) => [asText(asRecord(one).id), asRecord(one)]));

/** Offers have prices, categories list offers, options reference items. */
function fromOpenDelivery(menu: Record<string, unknown>): RawProduct[] {
  const [items, offers, groups] = [
    byId(menu.items),
    byId(menu.itemOffers),
    byId(menu.optionGroups),
  ];
  const ordered = asList(menu.categories)
    .map(asRecord)
    .sort((a, b) => Number(a.index ?? 0) - Number(b.index ?? 0));
  const listed = ordered.flatMap((category) =>
    asList(category.itemOfferId).map((offer) => ({
      categoria: category.name,
      offer: offers.get(asText(offer)) ?? {},
    })),
  );
  return listed.map(({ categoria, offer }, index) => {
    const item = items.get(asText(offer.itemId)) ?? {};
    const price = asRecord(offer.price);
    const own = asList(offer.optionGroupsId).flatMap((id): Raw[] => {
      const group = groups.get(asText(id));
      return group === undefined ? [] : [group];
    });
    return {
      linha: index + 1,
      categoria,
      nome: item.name,
      descricao: item.description,
      valor: price.value,
      valorDe: Number(price.originalValue) > Number(price.value) ? price.originalValue : null,
      // The standard has no word for it.
      promocional: null,
      // Their kilogram has no steps: a new product gets those of most scales.
      peso: asText(item.unit).toUpperCase() === 'KG' ? USUAL_WEIGHT : null,
      weightAssumed: true,
      kindsAssumed: true,
      etiquetas: [],
      grupos: togetherAgain(own.map((group) => openGroup(group, items))),
      groupNames: [],
    };
  });
}

type OpenGroup = ReturnType<typeof openGroup>;

/**
 * Exactly one of several is a variation; anything else is summed, unless the group says otherwise.
 * The older names are those of our first files.
 */
function openGroup(group: Record<string, unknown>, items: Map<string, Record<string, unknown>>) {
  const [least, most] = [Number(group.minPermitted ?? 0), Number(group.maxPermitted ?? 0)];
  const method = asText(group.priceMethod).toUpperCase();
  const [highest, mean] = [
    method === 'MAX' || method === 'HIGHEST',
    method === 'AVG' || method === 'AVERAGE',
  ];
  return {
    nome: group.name,
    adicional: highest || mean ? 3 : least === 1 && most === 1 ? 0 : 1,
    quantidadeMinima: least,
    quantidadeMaxima: most,
    opcoes: asList(group.options)
      .map(asRecord)
      .map((option) => ({
        nome: items.get(asText(option.itemId))?.name ?? option.name,
        descricao: items.get(asText(option.itemId))?.description,
        // `optionPrice` since the second version of the standard.
        valor: asRecord(option.price ?? option.optionPrice).value ?? 0,
        considerarMaiorValor: highest,
        considerarMedia: mean,
        informativo: asFlag(option.informativo),
      })),
  };
}

/**
 * The standard writes half and half as one group per half, with compared prices; we have one group
 * of flavours.
 */
function togetherAgain(groups: readonly OpenGroup[]): OpenGroup[] {
  const whole: OpenGroup[] = [];
  for (const group of groups) {
    const halves = whole.find(
      (other) =>
        group.adicional === 3 &&
        group.quantidadeMaxima === 1 &&
        JSON.stringify(other.opcoes) === JSON.stringify(group.opcoes),
    );
    if (halves === undefined) whole.push({ ...group });
    else {
      halves.quantidadeMinima += group.quantidadeMinima;
      halves.quantidadeMaxima += group.quantidadeMaxima;
    }
  }
  return whole;
}
