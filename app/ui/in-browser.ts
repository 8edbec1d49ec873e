// Whether the page has woken up: false on the server and in the first picture, true from then on.
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;

export function useInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, yes, no);
}
