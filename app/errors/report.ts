// Tells the server of an error that a browser met, so that somebody hears of it even when nobody
// sends a picture.
import { api } from '../api.ts';

const LONGEST_PLACE = 120;
const LONGEST_ERROR = 4000;

/** A page that goes round in circles says so a few times and is silent then. */
const MOST = 10;
let told = 0;

/** Never throws and never waits: the page has trouble enough. */
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
