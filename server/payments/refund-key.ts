// Our id of a refund at its provider.
import { randomBytes } from 'node:crypto';

/** At most 35 letters and digits, which every provider accepts. */
export const newRefundKey = (): string => `D${randomBytes(16).toString('hex')}`;
