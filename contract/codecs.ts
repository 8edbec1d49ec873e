// Decodes the wire's conventions: reais become cents, -1 and 1e9 become null.
import * as z from 'zod/mini';
import { LARGEST_AMOUNT, LARGEST_PRICE, toCents, toReais } from './money.ts';

/** Names of refusals (failures.ts): the server replies with their sentence and the field. */
const tooLarge = { error: 'amountTooLarge' };
const impossible = { error: 'dateImpossible' };

const upTo = (most: number) =>
  z.number().check(z.gte(-most / 100, tooLarge), z.lte(most / 100, tooLarge));
const reais = upTo(LARGEST_AMOUNT);

/** Reais on the wire, whole cents inside. */
export const money = z.codec(reais, z.int(), { decode: toCents, encode: toReais });

/** Reais on the wire that may be absent: null inside. */
export const moneyOrNull = z.codec(z.nullable(reais), z.nullable(z.int()), {
  decode: (value) => (value === null ? null : toCents(value)),
  encode: (value) => (value === null ? null : toReais(value)),
});

/** An amount entered by hand: never negative. */
export const price = money.check(z.gte(0), z.lte(LARGEST_PRICE, tooLarge));
export const priceOrNull = moneyOrNull.check(
  z.refine((cents) => (cents ?? 0) >= 0),
  z.refine((cents) => (cents ?? 0) <= LARGEST_PRICE, tooLarge),
);

/** A sum of many amounts, which is computed and never stored. */
export const moneySum = z.codec(upTo(Number.MAX_SAFE_INTEGER), z.int(), {
  decode: toCents,
  encode: toReais,
});

/** Delivery fee: -1 on the wire (the specification, section 9) is null inside, "not served". */
export const deliveryFee = z.codec(reais, z.nullable(z.int()), {
  decode: (value) => (value < 0 ? null : toCents(value)),
  encode: (value) => (value === null ? -1 : toReais(value)),
});

const NO_FREE_DELIVERY = 1_000_000_000;
const NEVER_FREE = 999;
const isNone = (reais: number) => reais >= NEVER_FREE;
const orSentinel = z.number().check(z.gte(-LARGEST_AMOUNT / 100), z.lte(NO_FREE_DELIVERY));
/**
 * Free-delivery minimum: 999 or more on the wire means none (the specification, section 5), null
 * inside.
 */
export const freeDeliveryMinimum = z.codec(orSentinel, z.nullable(z.int()), {
  decode: (value) => (isNone(value) ? null : toCents(value)),
  encode: (value) => (value === null ? NO_FREE_DELIVERY : toReais(value)),
});

/**
 * An area's, as staff save it: null is the store's own. The value that means none stays one, or the
 * area would take the store's.
 */
export const areaFreeDeliveryMinimum = z.codec(z.nullable(orSentinel), z.nullable(z.int()), {
  decode: (value) => (value === null ? null : toCents(Math.min(value, NEVER_FREE))),
  encode: (value) => (value === null ? null : toReais(value)),
});

/**
 * A store's, and a fee, as staff save them: none is null, and so is the value that the menu
 * publishes for none.
 */
export const freeDeliveryMinimumOrNull = z.codec(z.nullable(orSentinel), z.nullable(z.int()), {
  decode: (value) => (value === null || isNone(value) ? null : toCents(value)),
  encode: (value) => (value === null ? null : toReais(value)),
});
export const deliveryFeeOrNull = z.codec(z.nullable(reais), z.nullable(z.int()), {
  decode: (value) => (value === null || value < 0 ? null : toCents(value)),
  encode: (value) => (value === null ? null : toReais(value)),
});

export const id = z.int().check(z.gte(1), z.lte(2_147_483_647));
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
export const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** A CPF with or without punctuation; decoded to eleven digits (the specification, section 5). */
export const cpf = z.string().check(
  z.overwrite((typed) => typed.trim().replace(/[.-]/g, '')),
  z.regex(/^\d{11}$/),
);
/** Area code and number of a person: area codes have no zero, and 0800 numbers are companies. */
export const personPhone = z
  .string()
  .check(z.regex(/^\d{10,11}$/), z.regex(/^[1-9][1-9]/, { error: 'phoneInvalid' }));
/** ISO 8601 with offset, UTC. */
export const instant = z.string().check(z.maxLength(40));

/** Plausible years; beyond them database and clock have their own limits. */
const isNear = (year: number) => year >= 2000 && year <= 2200;
/** An instant from outside that exists. */
export const givenInstant = instant.check(
  z.refine((value) => isNear(new Date(value).getUTCFullYear()), impossible),
);
/** A calendar date, `2026-11-22`, that exists. */
export const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((value) => {
    const time = new Date(`${value}T00:00:00Z`);
    // JavaScript reads the 30th of February as the 2nd of March.
    return isNear(time.getUTCFullYear()) && time.toISOString().startsWith(value);
  }, impossible),
);
/** the specification, section 3: a 0/1 flag, kept as sent. */
export const flag = z.union([z.literal(0), z.literal(1)]);
