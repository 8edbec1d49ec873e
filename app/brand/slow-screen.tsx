// Shows that the next screen is loading, over the current one; after two minutes at most it offers
// a retry.
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { PART_TIMEOUT_MS } from '../lazy-part.tsx';
import { PartMissing } from '../part-missing.tsx';
import { LoadingOverlay } from './loading.tsx';

export function SlowScreen() {
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  // Panels and searches are in the query and need no loading.
  return state !== 'loading' || next.pathname === pathname ? null : (
    <Waiting key={next.key} to={next.pathname + next.search} />
  );
}

function Waiting({ to }: { to: string }) {
  const [tooLong, setTooLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTooLong(true), PART_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return tooLong ? <PartMissing onAgain={() => location.assign(to)} /> : <LoadingOverlay />;
}
