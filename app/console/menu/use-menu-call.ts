// Makes a call of the menu editor, then reloads the menu, whatever the result.
import { useRevalidator } from 'react-router';
import { useConsoleCall } from '../frame/use-console-call.ts';

export function useMenuCall() {
  const { revalidate } = useRevalidator();
  return useConsoleCall(revalidate);
}
