// The token on a printed sheet: names its table and is signed with the table's own secret, so it
// does not expire.
import { createHmac } from 'node:crypto';
import type { diningTables } from '../database/schema.ts';

export type TableRow = typeof diningTables.$inferSelect;

/**
 * A brand that moved to another deployment may have another number there: then the number that the
 * sheet was printed with stands before the secret (server/move/columns.ts).
 */
export function sheetToken({
  brandId,
  id,
  secret,
}: Pick<TableRow, 'brandId' | 'id' | 'secret'>): string {
  const [key = '', number = brandId] = secret.split('/').reverse();
  return createHmac('sha256', key).update(`${number}/${id}`).digest('base64url').slice(0, 27);
}

/** 'Mesa 12' or 'Comanda 3': the anonymous user's name in the specification. */
export function readLabel(text: string): Pick<TableRow, 'tipo' | 'numero'> | null {
  const [, name = '', numero = ''] = /^\s*(mesa|comanda)\s+0*([1-9]\d{0,3})\s*$/i.exec(text) ?? [];
  return numero === ''
    ? null
    : { tipo: name.toLowerCase() === 'mesa' ? 'mesa' : 'comanda', numero: Number(numero) };
}

/** Relative to the brand's address. */
export function sheetPath(row: TableRow, storeCode: string): string {
  const number = { [row.tipo]: String(row.numero) };
  return `/?${new URLSearchParams({ loja: storeCode, ...number, pedidoMesa: sheetToken(row) })}`;
}
