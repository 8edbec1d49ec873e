// The menu as a file: JSON with everything an import accepts, a table for spreadsheets, Open
// Delivery for other systems.

import type { StaffGroup, StaffMenu, StaffProduct } from '#contract/entities/console/menu.ts';
import type { MenuExport, MenuFormat } from '#contract/entities/console/menu-file.ts';
import { toReais } from '#contract/money.ts';
import { CSV_COLUMNS, FREE_WORD, menuRows, writeTable } from '#rules/menu-files/menu-file-csv.ts';
import { type StoreColumn, storeCell, storeTitle } from '#rules/menu-files/store-columns.ts';
import type { CallContext } from '../context.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { mayEdit } from './change.ts';
import { staffMenu } from './console-view.ts';
import { writeSpreadsheet } from './files/spreadsheet.ts';
import { openDelivery } from './open-delivery.ts';
import { type StoreTable, storeTable } from './store-table.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WIDTHS = [22, 30, 44, 10, 10, 12, 20, 30, 18];
const STORE_WIDTH = 16;

export async function exportMenu(
  { formato }: { formato: MenuFormat },
  context: CallContext,
): Promise<MenuExport> {
  if (!mayEdit(signedIn(context), context)) throw new Refusal('notYours');
  const name = `cardapio-${context.brand.appNome}`;
  if (formato === 'modelo') return spreadsheet('cardapio-modelo', exampleRows);
  const menu = await staffMenu({}, context);
  if (formato === 'xlsx' || formato === 'csv') {
    const stores = await storeTable(context);
    const table = tableOf(menu, stores);
    const { columns } = stores;
    if (formato === 'xlsx') return spreadsheet(name, sheetRows(table, columns), columns.flat());
    const conteudo = writeTable(table, columns);
    return { nome: `${name}.csv`, tipo: 'text/csv', conteudo, emBase64: false };
  }
  const whole = formato === 'json' ? ownShape(menu) : openDelivery(menu, context);
  return {
    nome: `${name}${formato === 'json' ? '' : '-opendelivery'}.json`,
    tipo: 'application/json',
    conteudo: JSON.stringify(whole, null, 1),
    emBase64: false,
  };
}

type Cells = (string | number | { count: number } | null)[];

async function spreadsheet(
  name: string,
  rows: readonly Cells[],
  stores: readonly StoreColumn[] = [],
): Promise<MenuExport> {
  const ofStores = stores.map(storeTitle);
  const conteudo = await writeSpreadsheet(
    [[...CSV_COLUMNS, ...ofStores], ...rows],
    [...WIDTHS, ...ofStores.map(() => STORE_WIDTH)],
  );
  return { nome: `${name}.xlsx`, tipo: XLSX, conteudo, emBase64: true };
}

const sheetRows = (table: ReturnType<typeof tableOf>, columns: readonly StoreColumn[][]): Cells[] =>
  menuRows(table).map((row) => [
    row.categoria,
    row.nome,
    row.descricao,
    row.valor === null ? FREE_WORD : toReais(row.valor),
    reaisOrNull(row.valorDe),
    row.promocional,
    row.etiquetas,
    row.grupos,
    row.peso,
    ...row.lojas.flatMap((own, at) =>
      (columns[at] ?? []).map(({ campo }) => {
        const cell = storeCell(own, campo);
        return typeof cell !== 'string' && 'cents' in cell ? toReais(cell.cents) : cell;
      }),
    ),
  ]);

/** What may stand in each column. The words are those of a menu, not of the console. */
const exampleRows: Cells[] = [
  [
    'Pizzas',
    'Margherita',
    'Molho, muçarela e manjericão',
    49.9,
    null,
    'não',
    'vegetariano',
    '',
    '',
  ],
  ['Pizzas', 'Calabresa', 'Com cebola', 47.5, 54, 'sim', '', '', ''],
  ['Bebidas', 'Água', '500 ml', 5, null, 'não', '', '', ''],
  ['Frios', 'Queijo minas', 'Por quilo', 39.9, null, 'não', '', '', '100 | 200 | 3000'],
  ['Extras', 'Guardanapo', '', FREE_WORD, null, 'não', '', '', ''],
];

const reaisOrNull = (cents: number | null) => (cents === null ? null : toReais(cents));

function groupsOf({ grupos }: StaffMenu): (product: StaffProduct) => StaffGroup[] {
  const byId = new Map(grupos.map((group) => [group.id, group]));
  return (product) => product.grupos.flatMap((id) => byId.get(id) ?? []);
}

function tableOf(menu: StaffMenu, { rowsOf }: StoreTable) {
  const groups = groupsOf(menu);
  return menu.categorias.map(({ nome, produtos }) => ({
    nome,
    produtos: produtos.map((product) => ({
      ...product,
      grupos: groups(product).map((group) => group.nome),
      lojas: rowsOf(product.id),
    })),
  }));
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
      ...(product.peso == null ? {} : { peso: product.peso }),
      ...(product.gratis ? { gratis: true } : {}),
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
