// Codes to a phone. Six digits sign in and go to any phone, known or not: the reply reveals
// nothing. Four digits confirm the phone of a signed-in customer and open nothing. Four digits are
// allowed only there, so sign-in is never weakened.
import type { InputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { loginKinds } from '#rules/identifier.ts';
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { enqueueMessage } from '../messages/enqueue.ts';
import { Refusal } from '../refusal.ts';
import { digitsCode, storeCode } from './codes.ts';
import { findCustomer } from './find-customer.ts';
import { countTry, knownDevice } from './known-device.ts';
import { codeSent, codeText } from './message-texts.ts';
import { requireChannel } from './require-channel.ts';
import { takeSending } from './resend-clock.ts';

const codeTries = {
  device: 'codeDevice',
  network: 'codeNetwork',
  here: 'codeHere',
  person: 'codePhone',
} as const;

async function send(
  channel: 'whatsapp' | 'sms',
  { cliente, quantidadeNumero }: InputOf<Endpoints['sendSmsCode']>,
  context: CallContext,
) {
  const { brand, db, language, now } = context;
  const { telefone } = cliente;
  const customerId = context.session?.customerId ?? null;
  const purpose = quantidadeNumero === 4 && customerId !== null ? 'phone' : 'login';
  if (purpose === 'login' && !loginKinds(brand.settings).includes('phone'))
    throw new Refusal('phoneLoginOff');
  requireChannel(context, channel);
  const row = await findCustomer(context, { kind: 'phone', text: telefone });
  const id = purpose === 'phone' ? customerId : (row?.id ?? null);
  const person = id === null ? null : ({ kind: 'customer', id } as const);
  const session = await context.ensureSession();
  const digits = purpose === 'phone' ? 4 : 6;
  const code = digitsCode(digits);
  const seconds = await db.transaction(async (tx) => {
    const wait = await takeSending(context, tx, brand.id, 'code', channel, telefone);
    await countTry({ ...context, db: tx }, codeTries, telefone, person);
    if (person === null || knownDevice(context, person) === null)
      await countAttempt({ ...context, db: tx }, brand.id, 'codeBrand', 'all');
    const subject = purpose === 'phone' ? `${customerId} ${telefone}` : telefone;
    await storeCode(context, tx, brand.id, {
      purpose,
      subject,
      text: code,
      sessionId: session.id,
      customerId,
      proves: 'phone',
    });
    const kind = purpose === 'phone' ? 'phoneCode' : 'loginCode';
    const text = codeText({
      language,
      channel,
      brand: brand.settings.projectName,
      host: new URL(context.origin).hostname,
      code,
    });
    await enqueueMessage(tx, {
      brandId: brand.id,
      channel,
      to: telefone,
      kind,
      language,
      text,
      code,
      now: now(),
    });
    return wait;
  });
  return {
    codErro: 0,
    mensagem: codeSent(channel, language),
    digitos: digits,
    segundosParaReenviar: seconds,
  };
}

export const codeHandlers = {
  sendWhatsappCode: (input, context) => send('whatsapp', input, context),
  sendSmsCode: (input, context) => send('sms', input, context),
} satisfies Partial<Handlers>;
