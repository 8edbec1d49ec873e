// Loads the page of an address without a brand when it is shown: no menu has to bring it.
import { Suspense } from 'react';
import { Splash } from '../brand/splash.tsx';
import { lazyPart } from '../lazy-part.tsx';

const Page = lazyPart(async () => ({
  default: (await import('./no-data-page.tsx')).NoDataPage,
}));

export function NoDataPage({ name }: { name: string }) {
  return (
    <Suspense fallback={<Splash />}>
      <Page name={name} />
    </Suspense>
  );
}
