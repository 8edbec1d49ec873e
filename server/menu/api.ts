// The menu of a store: whole, or a page of its products.
import { matches } from '#rules/text.ts';
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { requireStore } from '../stores/api.ts';

async function menuOf({ idEstabelecimento }: { idEstabelecimento: number }, context: CallContext) {
  const { menu } = await context.menus.get(context.brand, requireStore(context, idEstabelecimento));
  return menu;
}

export const menuHandlers = {
  menu: menuOf,
  fullMenu: menuOf,
  pagedProducts: async ({ idEstabelecimento, idCategoria, busca, pagina, quantidade }, context) => {
    const { categorias } = await menuOf({ idEstabelecimento }, context);
    const wanted = categorias
      .filter((category) => idCategoria === undefined || idCategoria === null || category.id === idCategoria)
      .flatMap((category) => category.produtos)
      .filter((product) => busca === undefined || busca === '' || matches(`${product.nome} ${product.descricao}`, busca));
    return { produtos: wanted.slice((pagina - 1) * quantidade, pagina * quantidade), total: wanted.length, pagina, quantidade };
  },
} satisfies Partial<Handlers>;

/** The menu as the bytes that are kept, compressed where the caller can read it. */
export async function menuReply(input: unknown, context: CallContext, acceptEncoding: string): Promise<Response> {
  const { idEstabelecimento } = input as { idEstabelecimento: number };
  const { json, gzip } = await context.menus.get(context.brand, requireStore(context, idEstabelecimento));
  const compressed = acceptEncoding.includes('gzip');
  return new Response(compressed ? gzip : json, {
    headers: { 'content-type': 'application/json', vary: 'accept-encoding', ...(compressed ? { 'content-encoding': 'gzip' } : {}) },
  });
}
