// Calls that change a menu in bulk, import it or export it. All ours.
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import {
  ImportReport,
  MenuExport,
  MenuFormat,
  PriceList,
  SavedPrices,
} from '../../entities/console/menu-file.ts';

export const menuFileEndpoints = {
  setPrices: endpoint({
    method: 'POST',
    path: '/painel/MudarPrecos',
    access: 'staff',
    input: PriceList,
    output: SavedPrices,
    summary:
      'Writes the prices of many products and options, unless one of them was changed since it was seen.',
    ours: 'all',
  }),
  exportMenu: endpoint({
    method: 'GET',
    path: '/painel/ExportarCardapio',
    access: 'staff',
    input: z.object({ formato: MenuFormat }),
    output: MenuExport,
    summary: 'The menu as a file: our JSON, a table, or Open Delivery.',
    ours: 'all',
  }),
  importMenu: endpoint({
    method: 'POST',
    path: '/painel/ImportarCardapio',
    access: 'staff',
    input: z.object({ conteudo: z.string().check(z.minLength(1)), simular: z.boolean() }),
    output: ImportReport,
    summary:
      'Adds the products of a file to the menu and changes those of the same name, or only says what would become of it.',
    largestBody: 6_000_000,
    ours: 'all',
  }),
};
