// The host of the operator's console: its pages and calls exist there alone, and nothing of a brand
// does.
import { eq } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { isOperatorPage } from '#contract/page-path.ts';
import type { Database } from '../database/open.ts';
import { brandHosts } from '../database/schema.ts';
import { type Env, EnvError } from '../env.ts';
import { isStateCall } from '../front/state-calls.ts';

type Settings = Pick<Env, 'operatorHost' | 'apiBase'>;

/** What the paths of the console's calls begin with, below the API's base. */
const CALLS = '/operador/';

export const isOperatorCall = ({ path }: { path: string }): boolean => path.startsWith(CALLS);

export const isOperatorHost = (
  { operatorHost }: Pick<Env, 'operatorHost'>,
  host: string,
): boolean => operatorHost !== null && host === operatorHost;

/** What each host answers beside its own: where the process stands, and built files. */
const shared = (path: string, { apiBase }: Settings): boolean =>
  path === '/' ||
  path.startsWith('/assets/') ||
  isStateCall(path, { apiBase }) ||
  path === `${apiBase}${endpoints.logError.path}`;

/** Whether a request asks a brand's host for the operator's console, or the other way round. */
export function isElsewhere({ hostname, pathname }: URL, env: Settings): boolean {
  const path = decoded(pathname);
  const ofOperator = isOperatorPage(path.replace(/\.data$/, '')) || isCallPath(path, env);
  return isOperatorHost(env, hostname) ? !ofOperator && !shared(path, env) : ofOperator;
}

const isCallPath = (path: string, { apiBase }: Settings): boolean =>
  path.toLowerCase().startsWith(`${apiBase}${CALLS}`.toLowerCase());

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** At the start: a brand of this host would never be reached again. */
export async function requireFreeHost(
  db: Database,
  { operatorHost }: Pick<Env, 'operatorHost'>,
): Promise<void> {
  if (operatorHost === null) return;
  const taken = await db.$count(brandHosts, eq(brandHosts.host, operatorHost));
  if (taken > 0)
    throw new EnvError(
      `OPERATOR_HOST is "${operatorHost}", but that is a host of a brand: choose another name, ` +
        'or take the host from the brand with npm run hosts.',
    );
}
