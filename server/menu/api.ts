// The menu of a store: whole, or a page of products.
import * as z from 'zod/mini';
import type { InputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { Menu } from '#contract/entities/menu.ts';
import { matches } from '#rules/text.ts';
import { addressesOf } from '../addresses/saved.ts';
import { requireStore } from '../brand/require-store.ts';
import { type CallReply, jsonReply } from '../call/request.ts';
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { fullCardOf } from '../loyalty/records.ts';
import { plainBytes } from './menu-cache.ts';

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
      .filter(
        (category) =>
          idCategoria === undefined || idCategoria === null || category.id === idCategoria,
      )
      .flatMap((category) => category.produtos)
      .filter(
        (product) =>
          busca === undefined ||
          busca === '' ||
          matches(`${product.nome} ${product.descricao}`, busca),
      );
    return {
      produtos: wanted.slice((pagina - 1) * quantidade, pagina * quantidade),
      total: wanted.length,
      pagina,
      quantidade,
    };
  },
} satisfies Partial<Handlers>;

type Asked = InputOf<Endpoints['menu']>;

/**
 * The menu as cached bytes, compressed if the caller accepts it. A signed-in customer who sends
 * their id also gets their addresses with fees, and their full card.
 */
export async function menuReply(
  input: unknown,
  context: CallContext,
  acceptEncoding: string,
): Promise<CallReply> {
  const { idEstabelecimento, idCliente = null, idEndereco = null } = input as Asked;
  const store = requireStore(context, idEstabelecimento);
  const cached = await context.menus.get(context.brand, store);
  const { menu, gzip } = cached;
  // An id proves nothing: someone else's returns no addresses, and the public part is still right.
  if (idCliente !== null && idCliente === context.session?.customerId) {
    const person = { brandId: context.brand.id, customerId: idCliente };
    const [addresses, idCartelaCompleta] = await Promise.all([
      addressesOf(context, idCliente, store),
      fullCardOf(context.db, person, store.id, context.now()),
    ]);
    const enderecos = addresses.toSorted(
      (a, b) => Number(b.id === idEndereco) - Number(a.id === idEndereco),
    );
    return jsonReply(z.encode(Menu, { ...menu, enderecos, idCartelaCompleta }));
  }
  const compressed = acceptEncoding.includes('gzip');
  return {
    status: 200,
    headers: {
      'content-type': 'application/json',
      // A dish that is sold out or dearer must be so at once: the server keeps the bytes instead.
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...(compressed ? { 'content-encoding': 'gzip' } : {}),
    },
    body: compressed ? gzip : await plainBytes(cached),
  };
}
