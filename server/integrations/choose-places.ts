// Chooses the provider for addresses, points and postal codes: the configured one, else the
// sandbox.
import type { Now } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { GOOGLE_MAPS, googleGeocoding } from './geocoding/google.ts';
import { nominatim } from './geocoding/nominatim.ts';
import type { Geocoding } from './geocoding/port.ts';
import { sandboxGeocoding } from './geocoding/sandbox.ts';
import { BRASIL_API, brasilApi } from './postal-codes/brasil-api.ts';
import { chainPostalCodes } from './postal-codes/chain.ts';
import type { PostalCodes } from './postal-codes/port.ts';
import { sandboxPostalCodes } from './postal-codes/sandbox.ts';
import { VIA_CEP, viaCep } from './postal-codes/via-cep.ts';

/** A customer is waiting at a form. */
const TIMEOUT_MS = 3000;

export function choosePostalCodes(
  { postalCodes }: Pick<Env, 'postalCodes'>,
  log: Log,
  now: Now,
): PostalCodes {
  if (postalCodes === 'sandbox') return sandboxPostalCodes;
  const links = [
    { name: 'ViaCEP', provider: viaCep(VIA_CEP, TIMEOUT_MS) },
    { name: 'BrasilAPI', provider: brasilApi(BRASIL_API, TIMEOUT_MS) },
  ];
  return chainPostalCodes(links, (failure) => log.warn('postalCodeProviderFailed', failure), now);
}

export function chooseGeocoding({ geocoder }: Pick<Env, 'geocoder'>, now: Now): Geocoding {
  switch (geocoder.kind) {
    case 'sandbox':
      return sandboxGeocoding;
    case 'nominatim':
      return nominatim(geocoder.url, TIMEOUT_MS, now);
    case 'google':
      return googleGeocoding(GOOGLE_MAPS, geocoder.key, TIMEOUT_MS);
  }
}
