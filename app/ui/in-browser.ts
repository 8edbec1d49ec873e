// Whether the page has hydrated: false on the server and in the first render, then true.
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;

export function useInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, yes, no);
}
