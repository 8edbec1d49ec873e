// A call of a console screen: a failure appears as a toast, and the page's data is loaded again
// whatever the result, because it shows who was faster.
import { useCall } from '../../use-call.ts';

export const useConsoleCall = (reread: 'always' | 'never' = 'always') =>
  useCall({ reread, toast: true, parallel: true });
