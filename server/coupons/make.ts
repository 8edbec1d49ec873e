// Creates a coupon for one person, from the brand's offer or as a gift.
import { randomBytes } from 'node:crypto';
import { CODE_LETTERS } from '#rules/price/coupons.ts';
import type { Database, Transaction } from '../database/open.ts';
import { coupons } from '../database/schema.ts';
import type { CouponRow } from './records.ts';

/** Eleven letters of five bits each: more than the fifty bits that make guessing hopeless. */
const LENGTH = 11;

function randomCode(): string {
  // 256 is a multiple of 32, so all letters are equally likely.
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

/** Valid for one order of its owner. */
export async function makeCoupon(db: Database | Transaction, given: Given): Promise<CouponRow> {
  const [row] = await db
    .insert(coupons)
    .values({ ...given, codigoCupom: randomCode(), usosPorCliente: 1, limiteUsos: 1 })
    .returning();
  if (row === undefined) throw new Error('the coupon was not stored');
  return row;
}
