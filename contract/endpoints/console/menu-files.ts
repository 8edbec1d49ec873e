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
    role: 'manager',
    input: PriceList,
    output: SavedPrices,
    summary:
      'Sets the prices of many products and options, unless one has changed since it was read.',
    ours: 'all',
  }),
  exportMenu: endpoint({
    method: 'GET',
    path: '/painel/ExportarCardapio',
    access: 'staff',
    role: 'manager',
    input: z.object({ formato: MenuFormat }),
    output: MenuExport,
    summary: 'The menu as a file: our JSON, a table, or Open Delivery.',
    ours: 'all',
  }),
  importMenu: endpoint({
    method: 'POST',
    path: '/painel/ImportarCardapio',
    access: 'staff',
    role: 'manager',
    input: z.object({ conteudo: z.string().check(z.minLength(1)), simular: z.boolean() }),
    output: ImportReport,
    summary:
      'Imports a menu file: adds its products and updates those with the same name, or ' +
      'only previews the result.',
    largestBody: 6_000_000,
    ours: 'all',
  }),
};
