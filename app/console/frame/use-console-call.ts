// A call of a console screen: a failure appears as a toast. The page's data is loaded again in any
// case, because a colleague may have changed it first.
import { useCall } from '../../use-call.ts';

export const useConsoleCall = (reread: 'always' | 'never' = 'always') =>
  useCall({ reread, toast: true, parallel: true });
