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

const place = z.int().check(z.minimum(0), z.maximum(1_000_000));
/**
 * All or none. 'mover' puts them last, or where each stood before. 'foto' sets the picture that
 * each product names.
 */
export const ProductsChange = z
  .object({
    acao: z.enum(['mover', 'copiar', 'ocultar', 'mostrar', 'remover', 'restaurar', 'foto']),
    produtos: z
      .array(
        z.object({
          id,
          atualizadoEm: instant,
          urlImagem: z.optional(text(500)),
          posicao: z.optional(place),
        }),
      )
      .check(z.minLength(1), z.maxLength(2000)),
    /** Where to move or copy them. */
    idCategoria: z.optional(id),
  })
  .check(
    z.refine(
      ({ acao, idCategoria }) =>
        (acao === 'mover' || acao === 'copiar') === (idCategoria !== undefined),
    ),
    z.refine(({ acao, produtos }) =>
      produtos.every(({ urlImagem }) => (acao === 'foto') === (urlImagem !== undefined)),
    ),
  );
export type ProductsChange = z.output<typeof ProductsChange>;
/**
 * The changed products, or the copies, with the revisions to send when undoing it, and of moved
 * ones the place that each had in its category.
 */
export const SavedProducts = z.object({
  produtos: z.array(z.object({ id, atualizadoEm: instant, posicao: z.optional(place) })),
});
export type SavedProducts = z.output<typeof SavedProducts>;

/** 'modelo': an example to fill in. */
export const MenuFormat = z.enum(['json', 'csv', 'xlsx', 'modelo', 'opendelivery']);
export type MenuFormat = z.output<typeof MenuFormat>;
export const MenuExport = z.object({
  nome: text(120),
  tipo: text(80),
  conteudo: z.string(),
  emBase64: z.boolean(),
});
export type MenuExport = z.output<typeof MenuExport>;

const fileLine = { linha: z.int(), nome: text(80) };

export const ImportReport = z.object({
  /** Nothing was saved yet. */
  simulado: z.boolean(),
  /** To undo it; null: nothing was saved. */
  idImportacao: z.nullable(id),
  produtosNovos: z.int(),
  produtosMudados: z.int(),
  categoriasNovas: z.int(),
  gruposNovos: z.int(),
  /** Products that change in a store, once for each store. */
  mudadosNasLojas: z._default(z.int(), 0),
  recusados: z.array(
    z.object({
      ...fileLine,
      motivo: z.enum([
        'semNome',
        'semCategoria',
        'semPreco',
        'precoErrado',
        'precoAlto',
        'simOuNao',
        'precoDeBaixo',
        'textoLongo',
        'pesoErrado',
        'vendeErrado',
        'porcoesErradas',
        'formaErrada',
        'grupoErrado',
        'grupoDesconhecido',
        'repetido',
      ]),
      /** Empty: the whole line. */
      coluna: text(160),
      valor: text(80),
      maximo: z.nullable(z.int()),
    }),
  ),
  /** Taken, but worth a look. */
  avisos: z.array(z.object({ ...fileLine, motivo: z.enum(['semPreco', 'mesmoNome']) })),
  abasDeFora: z._default(z.array(text(80)), []),
});
export type ImportReport = z.output<typeof ImportReport>;

export const MenuImport = z.object({
  id,
  data: instant,
  arquivo: text(120),
  nomePessoa: text(120),
  produtosNovos: z.int(),
  produtosMudados: z.int(),
  mudadosNasLojas: z._default(z.int(), 0),
  /** A change of many products in stores, without a file. */
  semArquivo: z._default(z.boolean(), false),
  desfeitaEm: z.nullable(instant),
});
export type MenuImport = z.output<typeof MenuImport>;

export const UndoReport = z.object({
  /** Nothing was changed yet. */
  simulado: z.boolean(),
  produtosRemovidos: z.int(),
  produtosDevolvidos: z.int(),
  categoriasRemovidas: z.int(),
  gruposRemovidos: z.int(),
  devolvidosNasLojas: z._default(z.int(), 0),
  /** Stays as it is, because somebody changed or uses it. */
  mantidos: z.array(
    z.object({
      nome: text(300),
      tipo: z.enum(['produto', 'categoria', 'grupo', 'loja']),
      motivo: z.enum(['mudou', 'removido', 'emUso']),
    }),
  ),
});
export type UndoReport = z.output<typeof UndoReport>;
