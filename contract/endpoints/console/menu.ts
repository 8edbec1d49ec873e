// Calls of the menu editor. All ours: the specification has no staff side.
import * as z from 'zod/mini';
import { id, instant, text } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import {
  CategoryChange,
  FoundProducts,
  GroupChange,
  ProductChange,
  Saved,
  StaffMenu,
} from '../../entities/console/menu.ts';
import { PrintedMenu } from '../../entities/console/printed-menu.ts';

const seen = { id, atualizadoEm: instant };
const place = { id, depoisDe: z.nullable(id) };
const line = { method: 'POST', access: 'staff', ours: 'all' } as const;

export const staffMenuEndpoints = {
  printedMenu: endpoint({
    method: 'GET',
    path: '/painel/CardapioImpresso',
    access: 'staff',
    input: z.object({ idEstabelecimento: z.optional(id) }),
    output: PrintedMenu,
    summary: 'The paper menu of a store, with what has changed since it was last printed.',
    ours: 'all',
  }),
  recordPrintedMenu: endpoint({
    ...line,
    path: '/painel/RegistrarImpressao',
    input: z.object({ idEstabelecimento: id, revisao: text(40) }),
    output: PrintedMenu,
    summary:
      'Records that the menu was printed as shown, so that later price changes are reported.',
  }),
  staffMenu: endpoint({
    method: 'GET',
    path: '/painel/Cardapio',
    access: 'staff',
    input: z.object({}),
    output: StaffMenu,
    summary: 'The whole menu for its editors, including what customers do not see.',
    ours: 'all',
  }),
  findProducts: endpoint({
    method: 'GET',
    path: '/painel/BuscarProdutos',
    access: 'staff',
    input: z.object({ busca: text(80) }),
    output: FoundProducts,
    summary: 'Up to five products by words of their names, including what customers do not see.',
    ours: 'all',
  }),
  saveCategory: endpoint({
    ...line,
    role: 'manager',
    path: '/painel/SalvarCategoria',
    input: CategoryChange,
    output: Saved,
    summary: 'Creates or changes a category.',
  }),
  moveCategory: endpoint({
    ...line,
    role: 'manager',
    path: '/painel/MoverCategoria',
    input: z.object(place),
    output: Saved,
    summary: 'Puts a category after another one.',
  }),
  removeCategory: endpoint({
    ...line,
    role: 'manager',
    path: '/painel/RemoverCategoria',
    input: z.object(seen),
    output: Saved,
    summary: 'Removes a category without products.',
  }),
  saveProduct: endpoint({
    ...line,
    role: 'manager',
    path: '/painel/SalvarProduto',
    input: ProductChange,
    output: Saved,
    summary: 'Creates or changes a product.',
  }),
  moveProduct: endpoint({
    ...line,
    role: 'manager',
    path: '/painel/MoverProduto',
    input: z.object({ ...place, idCategoria: id }),
    output: Saved,
    summary: 'Puts a product after another one, in its category or in another.',
  }),
  duplicateProduct: endpoint({
    ...line,
    role: 'manager',
    path: '/painel/DuplicarProduto',
    input: z.object({ id }),
    output: Saved,
    summary: 'Makes a copy of a product right after it.',
  }),
  removeProduct: endpoint({
    ...line,
    role: 'manager',
    path: '/painel/RemoverProduto',
    input: z.object({ ...seen, remover: z.boolean() }),
    output: Saved,
    summary: 'Removes a product from the menu or restores it; orders are unaffected.',
  }),
  saveGroup: endpoint({
    ...line,
    role: 'manager',
    path: '/painel/SalvarGrupo',
    input: GroupChange,
    output: Saved,
    summary: 'Creates an option group, or changes one for all its products.',
  }),
  removeGroup: endpoint({
    ...line,
    role: 'manager',
    path: '/painel/RemoverGrupo',
    input: z.object(seen),
    output: Saved,
    summary: 'Removes a group that no product uses.',
  }),
  uploadPicture: endpoint({
    ...line,
    role: 'manager',
    path: '/painel/EnviarFoto',
    input: z.object({
      uso: z.enum(['produto', 'logo']),
      conteudo: z.string().check(z.minLength(1)),
    }),
    output: z.object({ urlImagem: text(500) }),
    summary:
      'Stores a photo (Base64 of JPEG, PNG, WebP or AVIF) in every size that the ' +
      'storefront uses; save its address with the product or brand.',
    largestBody: 11_000_000,
  }),
  previewDrawing: endpoint({
    method: 'GET',
    path: '/painel/PreverDesenho',
    access: 'staff',
    input: z.object({ idCategoria: id, nome: text(160), descricao: text(1000) }),
    output: z.object({ urlImagem: text(500), generico: z.boolean() }),
    summary: 'The drawing that a product with these words would get.',
    ours: 'all',
  }),
  setAvailability: endpoint({
    ...line,
    path: '/painel/MudarDisponibilidade',
    input: z.object({
      id,
      /**
       * Only there. Absent: in all stores; for staff of one of several stores, in theirs.
       */
      idEstabelecimento: z.optional(id),
      esgotado: z.optional(z.boolean()),
      /** Sold out until tomorrow morning, instead of indefinitely. */
      soHoje: z.optional(z.boolean()),
      /** Grams of a product by weight. null: no longer counted. */
      quantidade: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(10_000_000)))),
      quantidadeVista: z.optional(z.nullable(z.int())),
    }),
    output: Saved,
    summary:
      'Marks a product as sold out or available, in one store or in all, and counts its portions.',
  }),
};
