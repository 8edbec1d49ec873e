// One category of the menu. Below the fold, the browser skips its layout until it is near
// (product-row.css).

import { memo } from 'react';
import { OwnWords } from '../brand/own-words.tsx';
import type { ListedCategory } from '../listing/listing.ts';
import { ProductRow } from './product-row.tsx';
import { sectionId } from './section-spy.ts';

type MenuSectionProps = {
  category: ListedCategory;
  /** The expected number of rows, which reserves their place while they load. */
  rows: number;
  suffix: string;
  /** Rows whose pictures load at once. */
  eagerRows: number;
};

export const MenuSection = memo(function MenuSection({
  category,
  rows,
  suffix,
  eagerRows,
}: MenuSectionProps) {
  const { id, nome, tom, produtos } = category;
  const place = sectionId(id);
  return (
    <section
      className="menu-section"
      id={place}
      aria-labelledby={`${place}-title`}
      aria-busy={produtos.length < rows || undefined}
      style={{ '--rows': rows } as React.CSSProperties}
    >
      <header>
        <h2 className="t-section" id={`${place}-title`} tabIndex={-1}>
          <OwnWords>{nome}</OwnWords>
        </h2>
      </header>
      <ul className="p-list">
        {produtos.map((product, position) => (
          <ProductRow
            key={product.id}
            product={product}
            tom={tom}
            suffix={suffix}
            eager={position < eagerRows}
          />
        ))}
      </ul>
    </section>
  );
});
