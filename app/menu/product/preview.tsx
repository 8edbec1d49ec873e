// What a tap on a product paints in the next frame, over the list: the product as the list has it.
// Removing three hundred rows and opening the product's address takes a slow phone longer; that
// follows underneath. It is only a picture: focus, title and screen reader text come with the real
// screen.
import type { ProductSummary } from '../../listing/menu-memory.ts';
import { ProductBody } from './body.tsx';
import { ProductSkeleton } from './skeleton.tsx';

export function ProductPreview({ summary: { listed, tom } }: { summary: ProductSummary }) {
  return (
    <div className="pg-product p-preview" aria-hidden inert>
      <ProductBody listed={listed} tom={tom} suffix="">
        <ProductSkeleton listed={listed} />
      </ProductBody>
    </div>
  );
}
