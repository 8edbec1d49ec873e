// `chave`: a link that signs in once, for fifteen minutes. Its page redeems it with a POST, so that
// link previews do not use it up.
import type { SignedInCustomer } from '#contract/endpoints/account.ts';
import { pages } from '#contract/pages.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { checkCode, linkToken, type Proof, storeCode } from './codes.ts';
import { confirmOwner, customerById, signInDevice } from './signed-in.ts';

type Needs = Pick<CallContext, 'brand' | 'now' | 'secret' | 'origin'>;

/** Creates the link. `proves`: what opening it proves about its recipient. */
export async function createAccessLink(
  context: Needs,
  tx: Database | Transaction,
  customerId: number,
  proves: Proof,
): Promise<string> {
  const chave = linkToken();
  await storeCode(context, tx, context.brand.id, {
    purpose: 'link',
    subject: chave,
    text: chave,
    sessionId: null,
    customerId,
    proves,
  });
  return `${context.origin}${pages.accessLink}?chave=${chave}`;
}

export async function signInWithLink(
  context: CallContext,
  chave: string,
): Promise<SignedInCustomer> {
  const { brand, callerHash } = context;
  await countAttempt(context, brand.id, 'link', callerHash);
  const check = await checkCode(
    context,
    brand.id,
    { purpose: 'link', subject: chave, text: chave, sessionId: null },
    true,
  );
  const row =
    check.result === 'right' && check.customerId !== null
      ? await customerById(context, check.customerId)
      : null;
  if (check.result !== 'right' || row === null) throw new Refusal('linkSpent');
  return signInDevice(
    context,
    check.proves === null ? row : await confirmOwner(context, row, check.proves),
    { leaveOrders: true },
  );
}
