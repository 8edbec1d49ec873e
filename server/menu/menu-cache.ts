// Menus cached in memory, decoded for the rules and encoded for the wire, until the brand changes
// or time changes what is sold or its price.
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { Menu } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import { createByteCache } from '../byte-cache.ts';
import { menuCoupon } from '../coupons/shown.ts';
import type { Database } from '../database/open.ts';
import { atOnce } from '../limits/limits.ts';
import { withFavourites } from './favourites.ts';
import { loadCategories } from './load.ts';

export type CachedMenu = {
  menu: Menu;
  /** The reply as bytes, encoded and compressed once. */
  json: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  products: Map<number, Product>;
  /** When it is valid, in milliseconds since 1970. */
  from: number;
  until: number;
};
export type MenuCache = {
  get(brand: KnownBrand, store: StoreRecord): Promise<CachedMenu>;
  forget(brandId: number | null): void;
};

/** The favourites are counted again, although nothing else changes. */
const FAVOURITES_MS = 6 * 3_600_000;
const MOST_BYTES = atOnce.menus.most * 1_000_000;
/** The decoded menu takes about five times its JSON. */
const bytesOf = ({ json, gzip }: CachedMenu) => json.length * 6 + gzip.length;
const keyOf = (brand: KnownBrand, store: StoreRecord) => `${brand.id} ${store.id}`;

export function createMenuCache(db: Database, now: () => Date): MenuCache {
  const cache = createByteCache(MOST_BYTES, bytesOf);
  async function load(brand: KnownBrand, store: StoreRecord): Promise<CachedMenu> {
    const moment = now();
    const owner = { brandId: brand.id, storeId: store.id };
    const [{ categorias: listed, until }, coupon] = await Promise.all([
      loadCategories(db, brand, { now: moment, timeZone: store.fusoHorario }),
      menuCoupon(db, owner, moment),
    ]);
    const categorias = await withFavourites(db, owner, listed, moment);
    const menu: Menu = {
      id: store.id,
      idEstabelecimento: store.id,
      categorias,
      valorMinimoPedido: store.valorMinimoPedido,
      valorMinimoRetiradaNoLocal: store.valorMinimoRetiradaNoLocal,
      minimoEntregaGratis: store.minimoEntregaGratis,
      maximoPedidoComDesconto: store.maximoPedidoComDesconto,
      maximoDesconto: store.maximoDesconto,
      valorDesconto: store.valorDesconto,
      percentualDesconto: store.percentualDesconto,
      cupomDesconto: coupon.code,
      idCartelaCompleta: null,
      enderecos: [],
      codErro: 0,
      retornoErro: null,
    };
    const products = new Map(
      categorias.flatMap((category) =>
        category.produtos.map((product) => [product.id, product] as const),
      ),
    );
    const json = new TextEncoder().encode(JSON.stringify(z.encode(Menu, menu)));
    return {
      menu,
      json,
      gzip: new Uint8Array(gzipSync(json)),
      products,
      from: moment.getTime(),
      until: Math.min(until, coupon.until, moment.getTime() + FAVOURITES_MS),
    };
  }
  function put(brand: KnownBrand, store: StoreRecord): Promise<CachedMenu> {
    return cache.put(keyOf(brand, store), load(brand, store));
  }
  return {
    async get(brand, store) {
      const there = await (cache.get(keyOf(brand, store)) ?? put(brand, store));
      const time = now().getTime();
      return there.from <= time && time < there.until ? there : put(brand, store);
    },
    forget(brandId) {
      cache.forget(brandId === null ? '' : `${brandId} `);
    },
  };
}
