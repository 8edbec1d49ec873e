// Reports browser errors to the server, so that they are noticed.
import { api } from '../api.ts';

const LONGEST_PLACE = 120;
const LONGEST_ERROR = 4000;

/** Limits reports per page, in case of a loop. */
const MOST = 10;
let told = 0;

/** Never throws and never waits: the page is already failing. */
export function reportError(place: string, error: string): void {
  told += 1;
  if (told > MOST) return;
  api()
    .then((client) =>
      client.logError({
        identificador: place.slice(0, LONGEST_PLACE),
        erro: error.slice(0, LONGEST_ERROR),
      }),
    )
    .catch(() => undefined);
}
