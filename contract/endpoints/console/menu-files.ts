// Calls that change a menu in bulk, import it or export it. All ours.
import * as z from 'zod/mini';
import { id, text } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import {
  ImportReport,
  MenuExport,
  MenuFormat,
  MenuImport,
  PriceList,
  ProductsChange,
  SavedPrices,
  SavedProducts,
  UndoReport,
} from '../../entities/console/menu-file.ts';

export const menuFileEndpoints = {
  setPrices: endpoint({
    method: 'POST',
    path: '/painel/MudarPrecos',
    access: 'staff',
    role: 'manager',
    input: PriceList,
    output: SavedPrices,
    summary:
      'Sets the prices of many products and options, unless one has changed since it was read.',
    ours: 'all',
  }),
  changeProducts: endpoint({
    method: 'POST',
    path: '/painel/MudarProdutos',
    access: 'staff',
    role: 'manager',
    input: ProductsChange,
    output: SavedProducts,
    summary:
      'Moves, copies, hides, shows, removes or restores many products, or sets their photos, ' +
      'unless one has changed since it was read.',
    ours: 'all',
  }),
  exportMenu: endpoint({
    method: 'GET',
    path: '/painel/ExportarCardapio',
    access: 'staff',
    role: 'manager',
    input: z.object({ formato: MenuFormat }),
    output: MenuExport,
    summary:
      'The menu as a file: our JSON, a table, a spreadsheet, or Open Delivery; or an example ' +
      'of a spreadsheet.',
    ours: 'all',
  }),
  importMenu: endpoint({
    method: 'POST',
    path: '/painel/ImportarCardapio',
    access: 'staff',
    role: 'manager',
    input: z.object({
      /** Text, or Base64 of a spreadsheet. */
      conteudo: z.string(),
      emBase64: z.optional(z.boolean()),
      arquivo: z.optional(text(120)),
      simular: z.boolean(),
    }),
    output: ImportReport,
    summary:
      'Imports a menu file: adds its products and updates those with the same name, or ' +
      'only previews the result.',
    largestBody: 6_000_000,
    ours: 'all',
  }),
  menuImports: endpoint({
    method: 'GET',
    path: '/painel/Importacoes',
    access: 'staff',
    role: 'manager',
    input: z.object({}),
    output: z.array(MenuImport),
    summary: 'The newest imports of the last 30 days.',
    ours: 'all',
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/painel/DesfazerImportacao',
    access: 'staff',
    role: 'manager',
    input: z.object({
      id,
      simular: z.boolean(),
      /** How many things were shown as staying. */
      mantidosVistos: z.optional(z.int()),
    }),
    output: UndoReport,
    summary:
      'Undoes an import: removes what it added and restores what it changed, except for what ' +
      'was changed since.',
    ours: 'all',
  }),
};
