// Stored settings of an account: readable ones in plain text, secrets encrypted with the server's
// own key, so that a copy of the database grants no access to money.
import type { Secret } from '../../secret.ts';

export type AccountSettings = Record<string, unknown>;
type Whose = { brandId: number; storeId: number; provider: string };

/** Encrypted for one account: unreadable in another row. */
const purposeOf = ({ brandId, storeId, provider }: Whose) =>
  `payment account ${brandId}/${storeId}/${provider}`;

export function sealSettings(
  secret: Secret,
  whose: Whose,
  open: AccountSettings,
  secrets: Record<string, string>,
): AccountSettings {
  return { ...open, sealed: secret.seal(purposeOf(whose), JSON.stringify(secrets)) };
}

/** Null: encrypted with a key that this server does not have. */
export function openSettings(
  secret: Secret,
  { settings, ...whose }: Whose & { settings: AccountSettings },
): AccountSettings | null {
  const { sealed, ...open } = settings;
  if (typeof sealed !== 'string') return open;
  const text = secret.open(purposeOf(whose), sealed);
  return text === null ? null : { ...open, ...(JSON.parse(text) as AccountSettings) };
}
