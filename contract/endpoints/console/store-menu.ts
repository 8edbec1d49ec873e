// Calls about what single stores have of their own of the brand's menu. All ours.
import * as z from 'zod/mini';
import { id } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import {
  StoreProduct,
  StoreProductChange,
  StoreProducts,
  StoresChange,
} from '../../entities/console/store-product.ts';

export const storeMenuEndpoints = {
  storeProducts: endpoint({
    method: 'GET',
    path: '/painel/ProdutosDaLoja',
    access: 'staff',
    input: z
      .object({ idEstabelecimento: z.optional(id), idProduto: z.optional(id) })
      .check(
        z.refine((asked) => asked.idEstabelecimento !== undefined || asked.idProduto !== undefined),
      ),
    output: StoreProducts,
    summary:
      'What a store has of its own about products, or what each of the caller’s stores has ' +
      'about one.',
    ours: 'all',
  }),
  saveStoreProduct: endpoint({
    method: 'POST',
    path: '/painel/SalvarProdutoDaLoja',
    access: 'staff',
    role: 'manager',
    input: StoreProductChange,
    output: StoreProduct,
    summary: 'Sets a product’s prices, ways, visibility and hours in one store.',
    ours: 'all',
  }),
  placeInStore: endpoint({
    method: 'POST',
    path: '/painel/OrdenarNaLoja',
    access: 'staff',
    role: 'manager',
    input: z.object({
      idEstabelecimento: id,
      idProduto: id,
      /** Null: it comes first. Absent: the whole category is ordered as the brand does. */
      depoisDe: z.optional(z.nullable(id)),
    }),
    output: z.object({ idProdutos: z.array(id) }),
    summary: 'Puts a product after another of its category, in one store.',
    ours: 'all',
  }),
  changeInStores: endpoint({
    method: 'POST',
    path: '/painel/MudarNasLojas',
    access: 'staff',
    role: 'manager',
    input: StoresChange,
    output: z.object({ mudados: z.int(), idImportacao: id }),
    summary:
      'Sets prices and visibility of many products in some stores: all or none. Undone as an ' +
      'import is.',
    ours: 'all',
  }),
};
