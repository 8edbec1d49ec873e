// The address of a guide step for its store.
import { useSearchParams } from 'react-router';
import { type GuidePlace, guideAddress } from './steps.ts';

export function useGuideAddress(): (place?: GuidePlace) => string {
  const [query] = useSearchParams();
  const store = query.get('loja');
  return (place) => guideAddress(place, store);
}
