// Calls about the brand, its stores, their state and menus.
import * as z from 'zod/mini';
import { id, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Brand } from '../entities/brand.ts';
import { Menu } from '../entities/menu.ts';
import { Product } from '../entities/product.ts';
import { StoreNow } from '../entities/store.ts';

const menuRequest = z.object({
  idCliente: z.optional(z.nullable(id)),
  idEstabelecimento: id,
  idEndereco: z.optional(z.nullable(z.int())),
});
const fullMenuHeaders = { plataforma: 'site', 'app-version': '1' };

export const menuEndpoints = {
  brandByUrl: endpoint({
    method: 'GET',
    path: '/quitute/AplicativoDadosUrl',
    access: 'anyone',
    input: z.object({ url: text(300) }),
    output: Brand,
    summary: 'Application data of the brand at a host, with the time of the reply.',
    ours: 'nothing',
  }),
  brandByName: endpoint({
    method: 'POST',
    path: '/quitute/AplicativoDados',
    access: 'anyone',
    input: z.object({ appNome: text(40) }),
    output: Brand,
    summary: 'Application data by the name of the app, for native clients.',
    ours: 'all',
  }),
  storeParameters: endpoint({
    method: 'GET',
    path: '/comum/parametros/:idEstabelecimento',
    access: 'anyone',
    input: z.object({ idEstabelecimento: id }),
    output: z.array(z.object({ nome: text(80), valor: text(300) })),
    summary: 'Parameters of a store as name and value pairs.',
    ours: 'nothing',
  }),
  storeState: endpoint({
    method: 'GET',
    path: '/quitute/EstabelecimentoAberto/:id',
    access: 'anyone',
    input: z.object({ id }),
    output: StoreNow,
    summary: 'Whether a store is open, paused or closed now, and when that changes.',
    ours: 'output',
  }),
  menu: endpoint({
    method: 'POST',
    path: '/quitute/ObterCardapio',
    access: 'anyone',
    input: menuRequest,
    output: Menu,
    summary: 'Menu of a store.',
    ours: 'nothing',
  }),
  fullMenu: endpoint({
    method: 'POST',
    path: '/quitute/ObterCardapioCompletoV1',
    access: 'anyone',
    input: menuRequest,
    output: Menu,
    headers: fullMenuHeaders,
    summary: 'Menu of a store with everything in it.',
    ours: 'nothing',
  }),
  pagedProducts: endpoint({
    method: 'POST',
    path: '/produto/ObterProdutosPaginado',
    access: 'anyone',
    input: z.object({
      idEstabelecimento: id,
      idCategoria: z.optional(z.nullable(id)),
      busca: z.optional(text(80)),
      pagina: z.int().check(z.gte(1), z.lte(10_000)),
      quantidade: z.int().check(z.gte(1), z.lte(100)),
    }),
    output: z.object({
      produtos: z.array(Product),
      total: z.int(),
      pagina: z.int(),
      quantidade: z.int(),
    }),
    summary: 'Products of a store, a page at a time; search ignores accents and case.',
    ours: 'both',
  }),
};
