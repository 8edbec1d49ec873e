// Makes a coupon for one person: from the brand's offer, and for whoever else gives one away.
import { randomBytes } from 'node:crypto';
import { CODE_LETTERS } from '#rules/price/coupons.ts';
import type { Database, Transaction } from '../database/open.ts';
import { coupons } from '../database/schema.ts';
import type { CouponRow } from './records.ts';

/**
 * Eleven letters of five bits each: more than the fifty that keep a code from being found by
 * trying.
 */
const LENGTH = 11;

function randomCode(): string {
  // 256 is a multiple of 32, so every letter is as likely as the next.
  return Array.from(randomBytes(LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join(
    '',
  );
}

type Given = Pick<
  CouponRow,
  | 'brandId'
  | 'nome'
  | 'valorDesconto'
  | 'valorDescontoPercentual'
  | 'maximoDesconto'
  | 'freteGratis'
  | 'valorMinimoPedido'
  | 'validoAte'
  | 'origin'
  | 'createdAt'
> &
  ({ customerId: number; contactHashes?: null } | { customerId: null; contactHashes: string[] });

/** Good for one order of the person to whom it is given. */
export async function makeCoupon(db: Database | Transaction, given: Given): Promise<CouponRow> {
  const [row] = await db
    .insert(coupons)
    .values({ ...given, codigoCupom: randomCode(), usosPorCliente: 1, limiteUsos: 1 })
    .returning();
  if (row === undefined) throw new Error('the coupon was not stored');
  return row;
}
