// Stored settings of an account at a payment provider.
import type { Secret } from '../../secret.ts';
import { type AccountSettings, openFields, sealFields } from '../sealed.ts';

export type { AccountSettings } from '../sealed.ts';

type Whose = { brandId: number; storeId: number; provider: string };

const purposeOf = ({ brandId, storeId, provider }: Whose) =>
  `payment account ${brandId}/${storeId}/${provider}`;

export const sealSettings = (
  secret: Secret,
  whose: Whose,
  open: AccountSettings,
  secrets: Record<string, string>,
): AccountSettings => sealFields(secret, purposeOf(whose), open, secrets);

/** Null: encrypted with a key that this server does not have. */
export const openSettings = (
  secret: Secret,
  { settings, ...whose }: Whose & { settings: AccountSettings },
): AccountSettings | null => openFields(secret, purposeOf(whose), settings);
