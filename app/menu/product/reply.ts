// A product on its way to its screen.
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import type { ProductSummary } from '../menu-memory.ts';

export type ProductReply = {
  storeId: number;
  tom: PictureTint /** Null: not on the menu. */;
  product: Product | null;
};
/** What the tab knows already, and the rest on its way. */
export type ProductArriving = { summary: ProductSummary; reply: Promise<ProductReply> };
