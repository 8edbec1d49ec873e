// One titled block of the gallery page.
import type { ReactNode } from 'react';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-part">
      <h2 className="overline">{title}</h2>
      {children}
    </section>
  );
}
