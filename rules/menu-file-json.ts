// Menus as JSON: in our own shape, which is that of the contract's menu, and in Open Delivery's.
import { asFlag, asList, asRecord, asText, type RawProduct } from './menu-file.ts';

/** Null when it is no menu that we know. */
export function rawFromJson(text: string): RawProduct[] | null {
  let whole: unknown;
  try {
    whole = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  const menu = asRecord(whole);
  if (Array.isArray(menu.itemOffers) && Array.isArray(menu.items)) return fromOpenDelivery(menu);
  return Array.isArray(menu.categorias) ? fromOwn(menu.categorias) : null;
}

function fromOwn(categories: unknown[]): RawProduct[] {
  const products = categories.map(asRecord).flatMap((category) => asList(category.produtos).map((product) => ({ category, product: asRecord(product) })));
  return products.map(({ category, product }, index) => ({
    linha: index + 1,
    categoria: category.nome,
    nome: product.nome,
    descricao: product.descricao,
    valor: product.valor,
    valorDe: product.valorDe,
    promocional: product.promocional,
    etiquetas: product.etiquetas,
    grupos: Array.isArray(product.opcoes) ? product.opcoes : null,
    groupNames: [],
  }));
}

type Raw = Record<string, unknown>;
const byId = (list: unknown): Map<string, Raw> => new Map(asList(list).map((one) => [asText(asRecord(one).id), asRecord(one)]));

/** Offers say what an item costs, categories list offers, options point at items. */
function fromOpenDelivery(menu: Record<string, unknown>): RawProduct[] {
  const [items, offers, groups] = [byId(menu.items), byId(menu.itemOffers), byId(menu.optionGroups)];
  const ordered = asList(menu.categories)
    .map(asRecord)
    .sort((a, b) => Number(a.index ?? 0) - Number(b.index ?? 0));
  const listed = ordered.flatMap((category) =>
    asList(category.itemOfferId).map((offer) => ({ categoria: category.name, offer: offers.get(asText(offer)) ?? {} })),
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
      promocional: Number(price.originalValue) > Number(price.value),
      etiquetas: [],
      grupos: own.map((group) => openGroup(group, items)),
      groupNames: [],
    };
  });
}

/** Exactly one of several is a variation; anything else adds up, unless the group names another way. */
function openGroup(group: Record<string, unknown>, items: Map<string, Record<string, unknown>>) {
  const [least, most] = [Number(group.minPermitted ?? 0), Number(group.maxPermitted ?? 0)];
  const method = asText(group.priceMethod).toUpperCase();
  const flavours = method === 'HIGHEST' || method === 'AVERAGE';
  return {
    nome: group.name,
    adicional: flavours ? 3 : least === 1 && most === 1 ? 0 : 1,
    quantidadeMinima: least,
    quantidadeMaxima: most,
    opcoes: asList(group.options)
      .map(asRecord)
      .map((option) => ({
        nome: items.get(asText(option.itemId))?.name ?? option.name,
        descricao: items.get(asText(option.itemId))?.description,
        valor: asRecord(option.price).value ?? 0,
        considerarMaiorValor: method === 'HIGHEST',
        considerarMedia: method === 'AVERAGE',
        informativo: asFlag(option.informativo),
      })),
  };
}
