// A store's Getnet: its own account, or the deployment's sandbox if it has none.
import type { CardProvider } from './card-port.ts';
import { getnetCards } from './getnet.ts';
import type { GetnetOptions } from './getnet-charge.ts';
import type { Transport } from './getnet-http.ts';
import type { Account, ProviderNeeds } from './make-provider.ts';
import { sandboxCardProvider } from './sandbox-card.ts';
import { SANDBOX_CLIENT } from './sandbox-card-call.ts';
import { databaseStore } from './sandbox-card-records.ts';

/** Where browsers find the sandbox on every host of the deployment. */
export const SANDBOX_PATH = '/sandbox/getnet';
const PRODUCTION = 'https://api.getnet.com.br';
const TIMEOUT_MS = 15_000;
/** No need to wait long for the sandbox. */
const SANDBOX_TIMEOUT_MS = 6000;

/** One adapter per account, because it keeps its access token. */
const kept = new WeakMap<ProviderNeeds, Map<string, CardProvider>>();

function keep(needs: ProviderNeeds, options: GetnetOptions, transport: Transport): CardProvider {
  const known = kept.get(needs) ?? new Map<string, CardProvider>();
  kept.set(needs, known);
  const key = JSON.stringify(options);
  const provider = known.get(key) ?? getnetCards(options, transport, needs.now);
  known.set(key, provider);
  return provider;
}

const ownerKey = ({ secret }: ProviderNeeds, brandId: number) =>
  secret.hashOf(brandId, 'card owner');

/** By which the provider knows owners of cards. */
const numberOf = ({ secret }: ProviderNeeds, brandId: number) =>
  secret.originOf(brandId)?.number ?? brandId;

export function getnetAccount(needs: ProviderNeeds, { brandId, settings }: Account): CardProvider {
  const text = (name: string) =>
    typeof settings[name] === 'string' ? (settings[name] as string).trim() : '';
  const baseUrl = (text('baseUrl') || PRODUCTION).replace(/\/$/, '');
  const options: GetnetOptions = {
    brandId: numberOf(needs, brandId),
    ownerKey: ownerKey(needs, brandId),
    clientId: text('clientId'),
    clientSecret: text('clientSecret'),
    sellerId: text('sellerId'),
    baseUrl,
    browserUrl: baseUrl,
    timeoutMs: typeof settings.timeoutMs === 'number' ? settings.timeoutMs : TIMEOUT_MS,
    sandbox: false,
    authenticates: settings.authenticates === true,
  };
  return keep(needs, options, (request) => fetch(request));
}

export function sandboxCards(needs: ProviderNeeds, { brandId }: Account): CardProvider {
  const options: GetnetOptions = {
    ...SANDBOX_CLIENT,
    brandId: numberOf(needs, brandId),
    ownerKey: ownerKey(needs, brandId),
    baseUrl: `http://sandbox.invalid${SANDBOX_PATH}`,
    browserUrl: SANDBOX_PATH,
    timeoutMs: needs.env.test ? 1500 : SANDBOX_TIMEOUT_MS,
    sandbox: true,
    authenticates: true,
  };
  return keep(needs, options, (request) => sandbox(needs, request));
}

const sandbox = ({ db, now }: Pick<ProviderNeeds, 'db' | 'now'>, request: Request) =>
  sandboxCardProvider(request, { store: databaseStore(db), now, publicBase: SANDBOX_PATH });

/**
 * Serves browsers. They get their access token from our server, as with the real one: the sandbox's
 * secret is public.
 */
export async function answerCardSandbox(
  needs: Pick<ProviderNeeds, 'db' | 'now'>,
  request: Request,
): Promise<Response> {
  if (new URL(request.url).pathname.startsWith(`${SANDBOX_PATH}/auth/`))
    return new Response(null, { status: 404 });
  return sandbox(needs, request);
}
