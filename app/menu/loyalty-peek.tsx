// The place of the stamp strip on the menu. Only known customers have stamps, so the strip loads
// last.
import { lazy, Suspense, useEffect, useState } from 'react';
import { knowsCustomer, onSignedIn } from '../account/remembered-customer.ts';
import { importOnce } from '../import-once.ts';

const strip = () => import('../loyalty/stamp-strip.tsx');
const StampStrip = lazy(() => importOnce(strip));
/** After the pictures of the first screen. */
const LATER_MS = 1_500;

export function LoyaltyPeek({ storeId }: { storeId: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(knowsCustomer()), LATER_MS);
    const stop = onSignedIn(() => setShown(true));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return shown ? (
    <Suspense fallback={null}>
      <StampStrip storeId={storeId} />
    </Suspense>
  ) : null;
}
