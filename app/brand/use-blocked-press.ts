// A press of a button that the store's terms block: it says why, and asks whether that is still so.
// A minimum may have been lowered since the page was loaded, and without an order no refusal would
// tell.
import { useToastIfAny } from '../ui/toast.tsx';
import { tellStaleStore } from './stale-store.ts';

export function useBlockedPress(): (reason: string) => void {
  const toasts = useToastIfAny();
  return (text) => {
    toasts?.show({ text });
    tellStaleStore();
  };
}
