// Bulk changes of a menu: price changes with a preview, and menu files.
import * as z from 'zod/mini';
import { id, instant, price, priceOrNull, text } from '../../codecs.ts';

const NewPrice = z.object({ id, atualizadoEm: instant, valor: price, valorDe: priceOrNull });
/** Options are read and locked with their group, which its products share. */
const NewGroupPrices = z.object({
  id,
  atualizadoEm: instant,
  opcoes: z.array(z.object({ id, valor: price })).check(z.minLength(1), z.maxLength(200)),
});
export const PriceList = z
  .object({
    precos: z.array(NewPrice).check(z.maxLength(2000)),
    grupos: z.optional(z.array(NewGroupPrices).check(z.maxLength(500))),
  })
  .check(z.refine(({ precos, grupos = [] }) => precos.length + grupos.length > 0));
export type PriceList = z.output<typeof PriceList>;
const moment = z.object({ id, atualizadoEm: instant });
/** With the revisions to send when undoing it. */
export const SavedPrices = z.object({ precos: z.array(moment), grupos: z.array(moment) });
export type SavedPrices = z.output<typeof SavedPrices>;

export const MenuFormat = z.enum(['json', 'csv', 'opendelivery']);
export type MenuFormat = z.output<typeof MenuFormat>;
export const MenuExport = z.object({ nome: text(120), tipo: text(80), conteudo: z.string() });

export const ImportReport = z.object({
  /** Nothing was saved yet. */
  simulado: z.boolean(),
  produtosNovos: z.int(),
  produtosMudados: z.int(),
  categoriasNovas: z.int(),
  gruposNovos: z.int(),
  recusados: z.array(
    z.object({
      linha: z.int(),
      nome: text(80),
      motivo: z.enum([
        'semNome',
        'semCategoria',
        'precoErrado',
        'precoDeBaixo',
        'textoLongo',
        'grupoErrado',
        'grupoDesconhecido',
        'repetido',
      ]),
    }),
  ),
});
export type ImportReport = z.output<typeof ImportReport>;
