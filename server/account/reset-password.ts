// Password recovery: a temporary password goes to the customer's email or phone. The old one works
// until a new one is chosen, so that nobody can lock others out.
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { enqueueMessage } from '../messages/enqueue.ts';
import { Refusal } from '../refusal.ts';
import { createAccessLink } from './access-link.ts';
import { readableSecret, storeCode } from './codes.ts';
import type { CustomerRow } from './customer-row.ts';
import { findCustomer, type Identifier } from './find-customer.ts';
import { countTry, knownDevice } from './known-device.ts';
import { passwordSent, recoveryText } from './message-texts.ts';
import { temporaryText } from './password-login.ts';
import { requireChannel } from './require-channel.ts';
import { takeSending } from './resend-clock.ts';

const recoveryChannels = ['email', 'sms', 'whatsapp'] as const;
type Channel = (typeof recoveryChannels)[number];

const recoveryTries = {
  device: 'recoveryDevice',
  network: 'recoveryNetwork',
  here: 'recoveryHere',
  person: 'recoveryPerson',
} as const;

export const recoveryHandlers = {
  resetPassword: async ({ email = null, telefone = null, tipoVerificacao }, context) => {
    const { brand, db, language } = context;
    const identifier: Identifier | null =
      email !== null
        ? { kind: 'email', text: email }
        : telefone !== null
          ? { kind: 'phone', text: telefone }
          : null;
    if (identifier === null) throw new Refusal('identifierMissing');
    const channel = recoveryChannels[tipoVerificacao];
    requireChannel(context, channel);
    const row = await findCustomer(context, identifier);
    const to = addressOf(row, channel);
    const person = row === null ? null : ({ kind: 'customer', id: row.id } as const);
    // For a phone, the reply is the same for an account without email and for no account.
    if (channel === 'email' && identifier.kind === 'phone' && to === null)
      throw new Refusal('emailMissing');
    const seconds = await db.transaction(async (tx) => {
      const wait = await takeSending(context, tx, brand.id, 'recovery', channel, identifier.text);
      await countTry({ ...context, db: tx }, recoveryTries, identifier.text, person);
      if (person === null || knownDevice(context, person) === null)
        await countAttempt({ ...context, db: tx }, brand.id, 'recoveryBrand', 'all');
      const password = readableSecret();
      const proves = channel === 'email' ? 'email' : 'phone';
      const owner = { sessionId: null, customerId: row?.id ?? null, proves } as const;
      // Without an account everything runs except the sending, which takes about as long.
      await storeCode(context, tx, brand.id, {
        purpose: 'recovery',
        subject: String(row?.id ?? 0),
        text: temporaryText(password),
        ...owner,
      });
      const link = await createAccessLink(context, tx, row?.id ?? 0, proves);
      if (to !== null) await tell(context, tx, { channel, to, password, link });
      return wait;
    });
    return { codErro: 0, mensagem: passwordSent(channel, language), segundosParaReenviar: seconds };
  },
} satisfies Partial<Handlers>;

function addressOf(row: CustomerRow | null, channel: Channel): string | null {
  return row === null ? null : channel === 'email' ? row.email : row.telefone;
}

type Sent = { channel: Channel; to: string; password: string; link: string };

function tell(
  { brand, language, now }: CallContext,
  tx: Parameters<typeof enqueueMessage>[0],
  { channel, to, password, link }: Sent,
): Promise<void> {
  const { subject, text } = recoveryText({
    language,
    channel,
    brand: brand.settings.projectName,
    password,
    link,
  });
  return enqueueMessage(tx, {
    brandId: brand.id,
    channel,
    to,
    kind: 'recovery',
    language,
    subject,
    text,
    code: password,
    now: now(),
  });
}
