// The path of a brand's export: signed for one session and one brand, good for a minute.
import type { CallContext, OperatorSession } from '../context.ts';
import { sameSecret } from '../same-secret.ts';

/** Below the API's base. */
export const EXPORT_PATH = '/operador/Exportacao';
const VALID_MS = 60_000;

type Needs = Pick<CallContext, 'secret' | 'env' | 'now'>;

const signatureOf = ({ secret }: Needs, session: number, appNome: string, until: number) =>
  secret.hash('operator export', session, appNome, until);

export function exportPath(needs: Needs, { id }: OperatorSession, appNome: string): string {
  const until = needs.now().getTime() + VALID_MS;
  const chave = signatureOf(needs, id, appNome, until);
  const query = new URLSearchParams({ marca: appNome, ate: String(until), chave });
  return `${needs.env.apiBase}${EXPORT_PATH}?${query}`;
}

/** The brand that the path is for; null: not for this session, or too late. */
export function brandOfPath(
  needs: Needs,
  { id }: OperatorSession,
  { marca = '', ate = '', chave = '' }: Record<string, string>,
): string | null {
  const until = Number(ate);
  const right = signatureOf(needs, id, marca, until);
  return sameSecret(chave, right) && until >= needs.now().getTime() ? marca : null;
}
