// What a tap on a product shows in the very next frame, over the list that still stands: the
// product as the list knows it. Taking down a menu of three hundred
// and going to the product's own address takes a slow phone longer than a tap may; that follows
// underneath. It is a picture only: focus, title and
// what screen readers say come with the product's own screen.
import type { ProductSummary } from '../menu-memory.ts';
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
