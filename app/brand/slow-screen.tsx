// Another screen is on its way: over the one that still stands, and at the latest after two minutes
// with another try.
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { PART_TIMEOUT_MS } from '../ui/lazy-part.tsx';
import { PartMissing } from '../ui/part-missing.tsx';
import { LoadingOverlay } from './loading.tsx';

export function SlowScreen() {
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  // Panels and searches live in the query; they stand already.
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
