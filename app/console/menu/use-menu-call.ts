// Makes a call of the menu editor, and reads the menu anew whatever came of it.
import { useRevalidator } from 'react-router';
import { useConsoleCall } from '../frame/use-console-call.ts';

export function useMenuCall() {
  const { revalidate } = useRevalidator();
  return useConsoleCall(revalidate);
}
