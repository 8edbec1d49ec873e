// Exports the menu as Open Delivery, the standard of Brazil's restaurants (its merchant, without
// what is not menu).
import { createHash } from 'node:crypto';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import { toReais } from '#contract/money.ts';
import type { CallContext } from '../context.ts';
import { partsOf, standardPrice } from './standard-groups.ts';

/** The longest name in the standard. */
const LONGEST_NAME = 150;

/**
 * The standard requires UUIDs; each thing keeps the same one in every file, so that other systems
 * recognise it.
 */
function uuidOf(brandNumber: number, kind: string, id: number): string {
  const hex = createHash('sha256').update(`${brandNumber} ${kind} ${id}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export function openDelivery(menu: StaffMenu, { brand, origin }: CallContext) {
  const [currency, products] = [
    brand.settings.PUBLIC_CODIGO_MOEDA,
    menu.categorias.flatMap(({ produtos }) => produtos),
  ];
  const uuid = (kind: string, id: number) => uuidOf(brand.number, kind, id);
  const price = (value: number, original: number | null) => ({
    value: toReais(value),
    originalValue: toReais(original ?? value),
    currency,
  });
  const status = (out: boolean) => (out ? 'UNAVAILABLE' : 'AVAILABLE');
  const picture = (url: string | null) =>
    url === null ? {} : { image: { URL: new URL(url, origin).href } };
  const groups = new Map(menu.grupos.map((group) => [group.id, partsOf(group)]));
  const options = menu.grupos.flatMap(({ opcoes }) => opcoes);
  return {
    menus: [
      {
        id: uuid('menu', 0),
        name: brand.settings.projectName,
        description: '',
        externalCode: 'menu',
        categoryId: menu.categorias.map(({ id }) => uuid('category', id)),
      },
    ],
    categories: menu.categorias.map(({ id, nome, descricao, visivel, produtos }, index) => ({
      id: uuid('category', id),
      index,
      name: nome,
      description: descricao,
      externalCode: `c${id}`,
      status: status(!visivel),
      itemOfferId: produtos.map((product) => uuid('offer', product.id)),
    })),
    itemOffers: products.map(({ id, valor, valorDe, esgotado, grupos }, index) => ({
      id: uuid('offer', id),
      itemId: uuid('item', id),
      index,
      status: status(esgotado),
      price: price(valor, valorDe),
      optionGroupsId: grupos.flatMap((group) =>
        (groups.get(group) ?? []).map(({ key }) => uuid(key, group)),
      ),
    })),
    items: [
      ...products.map((product) => ({
        kind: 'item',
        code: 'i',
        unit: product.peso == null ? 'UN' : 'KG',
        // Other systems take photos only.
        picture: product.imagem === 'foto' ? product.urlImagem : null,
        ...product,
      })),
      ...options.map((option) => ({
        kind: 'optionItem',
        code: 'p',
        unit: 'UN',
        picture: option.urlImagem,
        ...option,
      })),
    ].map(({ kind, code, unit, id, nome, descricao, esgotado, picture: url }) => ({
      id: uuid(kind, id),
      name: nome.slice(0, LONGEST_NAME),
      description: descricao ?? '',
      externalCode: `${code}${id}`,
      status: status(esgotado),
      unit,
      ...picture(url),
    })),
    optionGroups: menu.grupos.flatMap((group) =>
      partsOf(group).map(({ key, minPermitted, maxPermitted, priceMethod }, part) => ({
        id: uuid(key, group.id),
        index: part,
        name: group.nome,
        externalCode: `g${group.id}`,
        status: 'AVAILABLE',
        minPermitted,
        maxPermitted,
        priceMethod,
        options: group.opcoes.map((option, position) => ({
          id: uuid(`${key} option`, option.id),
          itemId: uuid('optionItem', option.id),
          index: position,
          status: status(option.esgotado),
          price: price(standardPrice(option), null),
          maxPermitted,
        })),
      })),
    ),
  };
}
