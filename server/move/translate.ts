// Rows that contain something encrypted: opened with the key of one deployment and encrypted with
// that of the other, in memory alone.
import { openOwn, sealOwn } from '../integrations/messages/own-account.ts';
import { openSettings, sealSettings } from '../integrations/payments/account-settings.ts';
import type { AccountSettings } from '../integrations/sealed.ts';
import type { Secret } from '../secret.ts';
import type { Numbers } from './columns.ts';
import { type OwnKeys, sealOwnKeys } from './own-keys.ts';

export type Keys = {
  source: Secret;
  target: Secret;
  /** What the brand takes with it. */
  own: OwnKeys;
};

type Row = Record<string, unknown>;
type Sealed = { v: number; data: AccountSettings } | null;

/** By table; the others are copied as they are. */
const translators: Readonly<Record<string, (row: Row, keys: Keys, numbers: Numbers) => void>> = {
  brands(row, { target, own }, { to, first }) {
    row.first_number = first;
    row.own_keys = sealOwnKeys(target, to, own);
  },
  payment_accounts(row, keys, { from, to }) {
    const whose = { storeId: Number(row.store_id), provider: String(row.provider) };
    row.settings = sealedAgain(row.settings as Sealed, {
      open: (settings) => openSettings(keys.source, { ...whose, brandId: from, settings }),
      seal: (open, secrets) => sealSettings(keys.target, { ...whose, brandId: to }, open, secrets),
    });
  },
  message_accounts(row, keys, { from, to }) {
    const canal = row.canal as 'whatsapp' | 'sms' | 'email';
    row.settings = sealedAgain(row.settings as Sealed, {
      open: (settings) => openOwn(keys.source, { brandId: from, canal }, settings),
      seal: (open, secrets) => sealOwn(keys.target, { brandId: to, canal }, open, secrets),
    });
  },
};

/** The line of JSON for the other deployment. */
export function translated(table: string, line: string, keys: Keys, numbers: Numbers): string {
  const translate = translators[table];
  if (translate === undefined) return line;
  const row = JSON.parse(line) as Row;
  translate(row, keys, numbers);
  return JSON.stringify(row);
}

type Ways = {
  open: (settings: AccountSettings) => AccountSettings | null;
  seal: (open: AccountSettings, secrets: Record<string, string>) => AccountSettings;
};

/** One that even the source cannot read arrives unreadable, as it is there. */
function sealedAgain(stored: Sealed, { open, seal }: Ways): Sealed {
  if (stored === null || typeof stored.data.sealed !== 'string') return stored;
  const { sealed: _, ...readable } = stored.data;
  const all = open(stored.data);
  if (all === null) return stored;
  const secrets = Object.entries(all).filter(([name]) => !Object.hasOwn(readable, name));
  return { ...stored, data: seal(readable, Object.fromEntries(secrets) as Record<string, string>) };
}
