// Menus cached in memory: the brand's once, and over it what each store has of its own, until
// either changes or time changes what is sold or its price.
import { promisify } from 'node:util';
import { gunzip, gzip, type ZlibOptions } from 'node:zlib';
import type { Menu } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import { createByteCache } from '../byte-cache.ts';
import { menuCoupon } from '../coupons/shown.ts';
import type { Database } from '../database/open.ts';
import { atOnce } from '../limits/limits.ts';
import { type BrandMenu, loadBrandMenu } from './brand-menu.ts';
import { withFavourites } from './favourites.ts';
import { layersOf, menuOfStore } from './load.ts';
import { menuJson } from './menu-json.ts';

export type CachedMenu = {
  menu: Menu;
  /** The reply as bytes, encoded and compressed once. */
  gzip: Uint8Array<ArrayBuffer>;
  /** The same not compressed; null: many stores, for which that would take too much. */
  json: Uint8Array<ArrayBuffer> | null;
  products: Map<number, Product>;
  /** Products that no other store has in memory. */
  own: number;
  /** When it is valid, in milliseconds since 1970. */
  from: number;
  until: number;
};
export type MenuCache = {
  get(brand: KnownBrand, store: StoreRecord): Promise<CachedMenu>;
  forget(brandId: number | null): void;
  /** What this store has of its own has changed. */
  forgetStore(brandId: number, storeId: number): void;
  /** How much is cached. */
  bytes(): number;
};

/** On other threads: a menu of a megabyte would keep everybody else waiting. */
const compress = promisify<Uint8Array, ZlibOptions, Buffer<ArrayBuffer>>(gzip);
const decompress = promisify<Uint8Array, Buffer<ArrayBuffer>>(gunzip);
/** A large menu changes often: it is compressed with half of the work to a tenth more bytes. */
const LARGE_BYTES = 300_000;
const QUICK = { level: 4 };

/** The favourites are counted again, although nothing else changes. */
const FAVOURITES_MS = 6 * 3_600_000;
/** One half for the brands' menus, one for what is each store's. */
const MOST_BYTES = (atOnce.menus.most * 1_000_000) / 2;
/** A product in two lists; one that a store has for itself, without its options. */
const LISTED_BYTES = 100;
const OWN_BYTES = 1_500;

const bytesOf = ({ json, gzip, products, own }: CachedMenu) =>
  (json?.length ?? 0) + gzip.length + products.size * LISTED_BYTES + own * OWN_BYTES;
const ofBrand = (brandId: number) => `${brandId} `;
const ofStore = (brandId: number, storeId: number) => `${brandId} ${storeId} `;

export const plainBytes = async ({ json, gzip }: CachedMenu): Promise<Uint8Array<ArrayBuffer>> =>
  json ?? new Uint8Array(await decompress(gzip));

export function createMenuCache(db: Database, now: () => Date): MenuCache {
  const brandMenus = createByteCache<BrandMenu>(MOST_BYTES, ({ bytes }) => bytes);
  const cache = createByteCache(MOST_BYTES, bytesOf);
  const brandMenuOf = (brand: KnownBrand) =>
    brandMenus.get(ofBrand(brand.id)) ??
    brandMenus.put(ofBrand(brand.id), loadBrandMenu(db, brand));
  async function load(brand: KnownBrand, store: StoreRecord): Promise<CachedMenu> {
    const moment = now();
    const one = { brandId: brand.id, storeId: store.id };
    const [brandMenu, layers, coupon] = await Promise.all([
      brandMenuOf(brand),
      layersOf(db, one),
      menuCoupon(db, one, moment),
    ]);
    const { categorias: listed, until } = await menuOfStore(brandMenu, layers, {
      now: moment,
      timeZone: store.fusoHorario,
    });
    const categorias = await withFavourites(db, one, listed, moment);
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
    const json = await menuJson(menu);
    const effort = json.length > LARGE_BYTES ? QUICK : {};
    return {
      menu,
      gzip: new Uint8Array(await compress(json, effort)),
      json: brand.stores.length > 1 ? null : json,
      products,
      own: layers.size,
      from: moment.getTime(),
      until: Math.min(until, coupon.until, moment.getTime() + FAVOURITES_MS),
    };
  }
  function put(brand: KnownBrand, store: StoreRecord): Promise<CachedMenu> {
    return cache.put(ofStore(brand.id, store.id), load(brand, store));
  }
  return {
    async get(brand, store) {
      const there = await (cache.get(ofStore(brand.id, store.id)) ?? put(brand, store));
      const time = now().getTime();
      return there.from <= time && time < there.until ? there : put(brand, store);
    },
    forget(brandId) {
      const beginning = brandId === null ? '' : ofBrand(brandId);
      brandMenus.forget(beginning);
      cache.forget(beginning);
    },
    forgetStore: (brandId, storeId) => cache.forget(ofStore(brandId, storeId)),
    bytes: () => brandMenus.bytes() + cache.bytes(),
  };
}
