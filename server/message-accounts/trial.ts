// A test message by a brand's own account, to the owner who asks: what the provider says is the
// answer, and it ends the pause of an account that is well again.
import type { CustomerChannel } from '#contract/entities/brand.ts';
import type { MessageTrial } from '#contract/entities/console/message-account.ts';
import { fill } from '#contract/fill.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { DeliveryError, type Parcel } from '../integrations/messages/port.ts';
import { countAttempt } from '../limits/attempts.ts';
import { faultOf, noteFault, noteSuccess, ownAccount } from '../messages/own-accounts.ts';
import { Refusal } from '../refusal.ts';
import { words } from '../words/words.ts';
import { wakeMessages } from './state.ts';

/** Opens nothing: it is in no table. */
const SAMPLE_CODE = '000000';

export async function tryAccount(
  context: CallContext,
  staff: StaffSession,
  canal: CustomerChannel,
  telefone: string | null,
): Promise<MessageTrial> {
  const { db, brand, now } = context;
  const to = canal === 'email' ? staff.email : telefone;
  if (to === null) throw new Refusal('accountFieldWrong', { field: 'telefone' });
  await countAttempt(context, brand.id, 'messageTest', 'brand');
  const account = await ownAccount(context, brand.id, canal);
  if (account === null) throw new Refusal('notFound');
  const answer = { resultado: 'aceito', detalhe: '', destinatario: to } as const;
  try {
    if (account.messenger === null) throw new DeliveryError('refused', 'unreadable');
    await account.messenger.send(parcelTo(context, canal, to));
    await noteSuccess(context, account);
    await db.transaction((tx) => wakeMessages(tx, { brandId: brand.id, canal }, now()));
    return answer;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const { outcome, reason } = error;
    const fault = faultOf(error);
    if (fault !== null) await noteFault(context, account, fault, reason);
    const refused = fault === 'refused' || outcome === 'refused';
    return {
      ...answer,
      resultado: refused ? 'recusado' : 'semResposta',
      detalhe: reason.slice(0, 120),
    };
  }
}

function parcelTo(
  { brand, language, origin, now }: CallContext,
  canal: CustomerChannel,
  to: string,
): Parcel {
  const { subject, text } = words[language].messageAccounts.test;
  const values = { brand: brand.settings.projectName };
  return {
    name: `quitute-test-${brand.id}-${now().getTime()}`,
    brandId: brand.id,
    kind: 'phoneCode',
    to,
    language,
    from: brand.settings.projectName,
    host: new URL(origin).hostname,
    subject: fill(subject, values),
    text: fill(text, values),
    // Sign-in needs this template.
    code: canal === 'whatsapp' ? SAMPLE_CODE : null,
    topic: null,
    link: null,
    secondsOfLife: 600,
    push: null,
  };
}
