// Takes the oddities of the wire away at the door: reais become cents, -1 and 1e9 become null.
import * as z from 'zod/mini';
import { toCents, toReais } from './money.ts';

const reais = z.number().check(z.gte(-10_000_000), z.lte(1_000_000_000));

/** Reais on the wire, whole cents inside. */
export const money = z.codec(reais, z.int(), { decode: toCents, encode: toReais });

/** Reais on the wire that may be absent: null inside. */
export const moneyOrNull = z.codec(z.nullable(reais), z.nullable(z.int()), {
  decode: (value) => (value === null ? null : toCents(value)),
  encode: (value) => (value === null ? null : toReais(value)),
});

/** Delivery fee: -1 on the wire (the specification, section 9) is null inside, "not served". */
export const deliveryFee = z.codec(reais, z.nullable(z.int()), {
  decode: (value) => (value < 0 ? null : toCents(value)),
  encode: (value) => (value === null ? -1 : toReais(value)),
});

const NO_FREE_DELIVERY = 1_000_000_000;
/**
 * Free-delivery minimum: 999 or more on the wire means none (the specification, section 5), null
 * inside.
 */
export const freeDeliveryMinimum = z.codec(reais, z.nullable(z.int()), {
  decode: (value) => (value >= 999 ? null : toCents(value)),
  encode: (value) => (value === null ? NO_FREE_DELIVERY : toReais(value)),
});

export const id = z.int().check(z.gte(1), z.lte(2_147_483_647));
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
export const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/**
 * A CPF as people write it, dots and dash or not; inside it is eleven digits (the specification,
 * section 5).
 */
export const cpf = z.string().check(
  z.overwrite((typed) => typed.replace(/[.-]/g, '')),
  z.regex(/^\d{11}$/),
);
/** ISO 8601 with offset, UTC. */
export const instant = z.string().check(z.maxLength(40));
/** the specification, section 3: 0/1 flag kept as it travels. */
export const flag = z.union([z.literal(0), z.literal(1)]);
