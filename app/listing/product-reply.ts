// A product that is being loaded for its screen.
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import type { ProductSummary } from './menu-memory.ts';

export type ProductReply = {
  storeId: number;
  tom: PictureTint;
  /** Null: not on the menu. */
  product: Product | null;
};
/** What the tab already has, and the rest once loaded. */
export type ProductArriving = { summary: ProductSummary; reply: Promise<ProductReply> };
