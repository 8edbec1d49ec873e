// The hosts of a brand as the operator changes them, by command and in the console: with a line in
// the operator's log, and whatever DNS says.
import { OPERATOR } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import { hostOfConsole } from '../front/console-pattern.ts';
import { isLoopback } from '../front/settings.ts';
import { changeHosts, type HostAction } from '../hosts/change.ts';
import { readHostName } from '../hosts/host-name.ts';
import { words } from '../words/words.ts';
import { brandCalled } from './brand-facts.ts';
import { isOperatorHost } from './host.ts';
import { COMMAND, recordDone } from './log.ts';
import { type BrandRow, noSuchBrand, StandingError } from './standing.ts';

/** The host that was typed or pasted; null: no brand can have it. */
export function hostOf(
  typed: string,
  env: Pick<Env, 'operatorHost' | 'consoleHost'>,
): string | null {
  const host = readHostName(typed);
  if (host === null || isOperatorHost(env, host)) return null;
  return hostOfConsole(env.consoleHost, host) === null ? host : null;
}

/**
 * The host that a person at a terminal gives a brand. A trial begins with a name of this machine,
 * which the console refuses.
 */
export function hostAtTerminal(
  typed: string,
  env: Pick<Env, 'operatorHost' | 'consoleHost'>,
): string {
  const name = typed.trim().toLowerCase();
  if (isOperatorHost(env, readHostName(typed) ?? name))
    throw new StandingError('OPERATOR_HOST is this host: the operator’s console has it.');
  const host = isLoopback(name) ? name : hostOf(typed, env);
  if (host !== null) return host;
  throw new StandingError(
    'The host is a name such as pedidos.example.com, without a port, and no host of a console.',
  );
}

export async function changeHostsOf(
  db: Database,
  appNome: string,
  { action, host }: { action: HostAction; host: string },
  now: Date,
  by = COMMAND,
): Promise<BrandRow> {
  const brand = await brandCalled(db, appNome);
  if (brand.deletionBegan) throw noSuchBrand(appNome);
  await changeHosts(db, brand, {
    action,
    host,
    author: { brandId: brand.id, staffId: OPERATOR, at: now },
    by: { nome: words[brand.settings.PUBLIC_IDIOMA].owners.operator },
    record: (tx) => recordDone(tx, by, now, { acao: action, brand, detalhe: host }),
  });
  return brand;
}
