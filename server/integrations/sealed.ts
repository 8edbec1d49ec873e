// Settings of an account at a provider: readable ones in plain text, secrets encrypted with the
// server's own key, so that a copy of the database opens no account.
import type { Secret } from '../secret.ts';

export type AccountSettings = Record<string, unknown>;

/** `purpose` names the account: the secrets are unreadable in another row. */
export const sealFields = (
  secret: Secret,
  purpose: string,
  open: AccountSettings,
  secrets: Record<string, string>,
): AccountSettings => ({ ...open, sealed: secret.seal(purpose, JSON.stringify(secrets)) });

/** Null: encrypted with a key that this server does not have. */
export function openFields(
  secret: Secret,
  purpose: string,
  settings: AccountSettings,
): AccountSettings | null {
  const { sealed, ...open } = settings;
  if (typeof sealed !== 'string') return open;
  const text = secret.open(purpose, sealed);
  return text === null ? null : { ...open, ...(JSON.parse(text) as AccountSettings) };
}
