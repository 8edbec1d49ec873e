// What an export of a brand holds: the data of the restaurant, without what opens an account, an
// order or a session.
import { savedTables } from '../backup/tables.ts';

/** Tables that say nothing about the restaurant, or are only there to let somebody in. */
const leftOut: ReadonlySet<string> = new Set([
  'access_codes',
  'checkout_promises',
  'code_sendings',
  'device_credentials',
  'order_subscriptions',
  'outbox',
  'payment_events',
  'sessions',
  'staff_calls',
  'staff_invitations',
  'staff_recovery_codes',
  'staff_second_steps',
  'staff_sessions',
]);

/** By table, or `*` for all of them. */
const secretColumns: Readonly<Record<string, readonly string[]>> = {
  '*': ['session_id', 'idempotency_key', 'request_key', 'once_key', 'brand_id'],
  brands: [
    'chave_contexto',
    'facebook_app_secret',
    'deletion_began',
    'unsearchable_below',
    'unsearchable_customers_below',
    'own_keys',
  ],
  coupons: ['contact_hashes'],
  customers: ['password_hash'],
  dining_tables: ['secret'],
  files: ['content'],
  message_accounts: ['settings', 'webhook_key'],
  messages: ['key', 'texto', 'code', 'link'],
  orders: ['chave_idempotencia', 'request_hash', 'chave_acompanhamento', 'codigo_entrega'],
  payment_accounts: ['settings', 'webhook_key'],
  payments: ['details'],
  saved_cards: ['vault', 'card_token'],
  staff: ['password_hash'],
  tab_lines: ['key'],
  tab_payments: ['key'],
};

export type ExportedTable = { name: string; columns: string[]; brandColumn: string };

export const exportedTables = (): ExportedTable[] =>
  savedTables().flatMap(({ name, columns, brandColumn }) => {
    if (brandColumn === null || leftOut.has(name)) return [];
    const secret = [...(secretColumns['*'] ?? []), ...(secretColumns[name] ?? [])];
    return [{ name, brandColumn, columns: columns.filter((column) => !secret.includes(column)) }];
  });
