// Settings of an account as they are stored: what may be read lies open, what must not is sealed
// with the server's own key, so that a copy of the database gives no
// access to anybody's money.
import type { Secret } from '../../secret.ts';

export type AccountSettings = Record<string, unknown>;
type Whose = { brandId: number; storeId: number; provider: string };

/** Sealed for one account: moved into another row it cannot be read. */
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

/** Null: sealed with a key that this server does not have. */
export function openSettings(
  secret: Secret,
  { settings, ...whose }: Whose & { settings: AccountSettings },
): AccountSettings | null {
  const { sealed, ...open } = settings;
  if (typeof sealed !== 'string') return open;
  const text = secret.open(purposeOf(whose), sealed);
  return text === null ? null : { ...open, ...(JSON.parse(text) as AccountSettings) };
}
