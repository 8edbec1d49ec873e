// The current brand, for every screen below the root.
import { createContext, type ReactNode, useContext } from 'react';
import type { PublicBrand } from './public-brand.ts';

const BrandContext = createContext<PublicBrand | null>(null);

export function BrandProvider({ brand, children }: { brand: PublicBrand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The brand; throws outside the root, which renders nothing without one. */
export function useBrand(): PublicBrand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('useBrand needs a brand above it');
  return brand;
}
