// Uses credit at the counter once: until an answer has come, every try carries the same key.
import type { Client } from '#contract/client.ts';
import { isUncertain } from '#contract/lost-replies.ts';
import type { Cents } from '#contract/money.ts';
import type { Result } from '#contract/reply.ts';
import { newKey } from '../new-key.ts';

/**
 * Key of a try without an answer, which may have taken the credit: neither another amount nor a
 * form that is opened again may take it a second time.
 */
let unanswered: string | null = null;

/** What was taken, in cents, and when: after a lost answer, that of the first try. */
type Redeemed = { value: Cents; at: string };

/** `valor` in cents. */
export async function redeemOnce(
  client: Pick<Client, 'redeemCashback'>,
  wanted: { idEstabelecimento: number; valor: Cents },
): Promise<Result<Redeemed>> {
  unanswered ??= newKey();
  const result = await client.redeemCashback({ ...wanted, chaveIdempotencia: unanswered });
  if (!result.ok && isUncertain(result)) return result;
  unanswered = null;
  if (!result.ok) return result;
  const { valor, data } = result.value.resgate;
  return { ...result, value: { value: -valor, at: data } };
}
