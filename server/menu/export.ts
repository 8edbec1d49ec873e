// The menu as a file: JSON with everything an import accepts, a table for spreadsheets, Open
// Delivery for other systems.

import type { StaffGroup, StaffMenu, StaffProduct } from '#contract/entities/console/menu.ts';
import type { MenuFormat } from '#contract/entities/console/menu-file.ts';
import { toReais } from '#contract/money.ts';
import { writeTable } from '#rules/menu-files/menu-file-csv.ts';
import type { CallContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { mayEdit, memberOf } from './change.ts';
import { staffMenu } from './console-view.ts';
import { openDelivery } from './open-delivery.ts';

export async function exportMenu({ formato }: { formato: MenuFormat }, context: CallContext) {
  if (!mayEdit(memberOf(context), context)) throw new Refusal('notYours');
  const menu = await staffMenu({}, context);
  const name = `cardapio-${context.brand.appNome}`;
  if (formato === 'csv') return { nome: `${name}.csv`, tipo: 'text/csv', conteudo: asTable(menu) };
  const whole = formato === 'json' ? ownShape(menu) : openDelivery(menu, context);
  return {
    nome: `${name}${formato === 'json' ? '' : '-opendelivery'}.json`,
    tipo: 'application/json',
    conteudo: JSON.stringify(whole, null, 1),
  };
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
      produtos: produtos.map((product) => ({
        ...product,
        grupos: groups(product).map((group) => group.nome),
      })),
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
        opcoes: group.opcoes.map(
          ({
            nome: name,
            descricao: words,
            valor,
            informativo,
            considerarMaiorValor,
            considerarMedia,
          }) => ({
            nome: name,
            descricao: words,
            valor: toReais(valor),
            informativo,
            considerarMaiorValor,
            considerarMedia,
          }),
        ),
      })),
    })),
  }));
  return { categorias };
}
