// The messages sent to a person, as the restaurant reads them: nothing leaves this machine.
import { call, signInStaff } from './calls.ts';
import type { Brand } from './steps.ts';
import { type Browser, expect } from './test.ts';

type Sent = { destinatario: string; texto: string | null };

/** The newest message to a phone or email that contains `words`. */
export async function messageTo(
  browser: Browser,
  brand: Brand,
  recipient: string,
  words = '',
): Promise<string> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const staff = await context.newPage();
  await signInStaff(staff, brand);
  const read = () => call<{ mensagens: Sent[] }>(staff, brand, '/painel/Mensagens');
  const find = async () =>
    (await read()).mensagens.find(
      ({ destinatario, texto }) =>
        destinatario.replace(/^\+?55/, '').includes(recipient) && texto?.includes(words),
    )?.texto ?? '';
  await expect.poll(find).not.toBe('');
  const text = await find();
  await context.close();
  return text;
}

export const codeIn = (text: string): string =>
  /\b\d{4,6}\b/.exec(text.replace(/^.*?: /, ''))?.[0] ?? '';
