// The menu as a file: our JSON has everything that an import takes, the table is for spreadsheets, Open Delivery for other systems.
import type { MenuFormat } from '#contract/entities/menu-file.ts';
import type { StaffGroup, StaffMenu, StaffProduct } from '#contract/entities/staff-menu.ts';
import { toReais } from '#contract/money.ts';
import { writeTable } from '#rules/menu-file-csv.ts';
import type { CallContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { mayEdit, memberOf } from './change.ts';
import { staffMenu } from './staff-view.ts';

export async function exportMenu({ formato }: { formato: MenuFormat }, context: CallContext) {
  if (!mayEdit(memberOf(context), context)) throw new Refusal('notYours');
  const menu = await staffMenu({}, context);
  const name = `cardapio-${context.brand.appNome}`;
  if (formato === 'csv') return { nome: `${name}.csv`, tipo: 'text/csv', conteudo: asTable(menu) };
  const whole = formato === 'json' ? ownShape(menu) : openDelivery(menu, context);
  return { nome: `${name}${formato === 'json' ? '' : '-opendelivery'}.json`, tipo: 'application/json', conteudo: JSON.stringify(whole, null, 1) };
}

const reaisOrNull = (cents: number | null) => (cents === null ? null : toReais(cents));

function groupsOf({ grupos }: StaffMenu): (product: StaffProduct) => StaffGroup[] {
  const byId = new Map(grupos.map((group) => [group.id, group]));
  return (product) => product.grupos.flatMap((id) => byId.get(id) ?? []);
}

function asTable(menu: StaffMenu): string {
  const groups = groupsOf(menu);
  return writeTable(
    menu.categorias.map(({ nome, produtos }) => ({
      nome,
      produtos: produtos.map((product) => ({ ...product, grupos: groups(product).map((group) => group.nome) })),
    })),
  );
}

function ownShape(menu: StaffMenu) {
  const groups = groupsOf(menu);
  const categorias = menu.categorias.map(({ nome, descricao, produtos }) => ({
    nome,
    descricao,
    produtos: produtos.map((product) => ({
      nome: product.nome,
      descricao: product.descricao,
      valor: toReais(product.valor),
      valorDe: reaisOrNull(product.valorDe),
      promocional: product.promocional,
      etiquetas: product.etiquetas,
      opcoes: groups(product).map((group) => ({
        nome: group.nome,
        adicional: group.adicional,
        quantidadeMinima: group.quantidadeMinima,
        quantidadeMaxima: group.quantidadeMaxima,
        opcoes: group.opcoes.map(({ nome: name, descricao: words, valor, informativo, considerarMaiorValor, considerarMedia }) => ({
          nome: name,
          descricao: words,
          valor: toReais(valor),
          informativo,
          considerarMaiorValor,
          considerarMedia,
        })),
      })),
    })),
  }));
  return { categorias };
}

/** The part of Open Delivery's merchant that is the menu. */
function openDelivery(menu: StaffMenu, { brand, origin }: CallContext) {
  const [currency, products] = [brand.settings.PUBLIC_CODIGO_MOEDA, menu.categorias.flatMap(({ produtos }) => produtos)];
  const price = (value: number, original: number | null) => ({ value: toReais(value), originalValue: toReais(original ?? value), currency });
  const status = (out: boolean) => (out ? 'UNAVAILABLE' : 'AVAILABLE');
  const picture = (url: string | null) => (url === null ? {} : { image: { URL: new URL(url, origin).href } });
  return {
    menus: [{ id: 'menu', name: brand.settings.projectName, description: '', externalCode: 'menu', categoryId: menu.categorias.map(({ id }) => `c${id}`) }],
    categories: menu.categorias.map(({ id, nome, descricao, visivel, produtos }, index) => ({
      id: `c${id}`,
      index,
      name: nome,
      description: descricao,
      externalCode: `c${id}`,
      status: status(!visivel),
      itemOfferId: produtos.map((product) => `o${product.id}`),
    })),
    itemOffers: products.map(({ id, valor, valorDe, esgotado, grupos }, index) => ({
      id: `o${id}`,
      itemId: `i${id}`,
      index,
      status: status(esgotado),
      price: price(valor, valorDe),
      optionGroupsId: grupos.map((group) => `g${group}`),
    })),
    items: [
      ...products.map(({ id, nome, descricao, esgotado, urlImagem }) => ({
        id: `i${id}`,
        name: nome,
        description: descricao,
        externalCode: `i${id}`,
        status: status(esgotado),
        unit: 'UN',
        ...picture(urlImagem),
      })),
      ...menu.grupos.flatMap(({ opcoes }) =>
        opcoes.map(({ id, nome, descricao, esgotado }) => ({
          id: `p${id}`,
          name: nome,
          description: descricao ?? '',
          externalCode: `p${id}`,
          status: status(esgotado),
          unit: 'UN',
        })),
      ),
    ],
    optionGroups: menu.grupos.map(({ id, nome, quantidadeMinima, quantidadeMaxima, opcoes, adicional }, index) => ({
      id: `g${id}`,
      index,
      name: nome,
      externalCode: `g${id}`,
      status: 'AVAILABLE',
      minPermitted: adicional === 0 ? 1 : quantidadeMinima,
      maxPermitted: adicional === 0 ? 1 : quantidadeMaxima || opcoes.length,
      priceMethod: opcoes.some((one) => one.considerarMaiorValor) ? 'HIGHEST' : opcoes.some((one) => one.considerarMedia) ? 'AVERAGE' : 'SUM',
      options: opcoes.map((option, position) => ({
        id: `x${option.id}`,
        itemId: `p${option.id}`,
        index: position,
        status: status(option.esgotado),
        price: price(option.informativo ? 0 : option.valor, null),
        maxPermitted: adicional === 0 ? 1 : quantidadeMaxima || opcoes.length,
      })),
    })),
  };
}
