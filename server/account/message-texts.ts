// Account messages and the notices shown with them, in the language of the call. SMS have no
// accents, which would more than halve their length, and end with the line that lets browsers offer
// the code.
import type { Language } from '#contract/entities/brand.ts';
import { fill } from '#contract/fill.ts';
import { words } from '../words/words.ts';

type Channel = 'whatsapp' | 'sms' | 'email';
/** Letters without accents, and plain punctuation. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\u2019/g, "'")
    .replace(/[^\x20-\x7e\n]/g, ' ');

export type CodeText = {
  language: Language;
  channel: 'whatsapp' | 'sms';
  brand: string;
  host: string;
  code: string;
};

export function codeText({ language, channel, brand, host, code }: CodeText): string {
  const text = fill(words[language].account.code, { brand, code });
  return channel === 'sms' ? `${plain(text)}\n\n@${host} #${code}` : text;
}

export const codeSent = (channel: 'whatsapp' | 'sms', language: Language): string =>
  words[language].account.codeSent[channel];

export type RecoveryText = {
  language: Language;
  channel: Channel;
  brand: string;
  password: string;
  link: string;
};

/** An SMS has no room for the link. */
export function recoveryText({ language, channel, brand, password, link }: RecoveryText): {
  subject: string;
  text: string;
} {
  const { passwordSubject, password: sentence, link: invitation, notYou } = words[language].account;
  const text = fill(sentence, { brand, password });
  const whole =
    channel === 'sms' ? plain(text) : [text, `${invitation}\n${link}`, notYou].join('\n\n');
  return { subject: fill(passwordSubject, { brand }), text: whole };
}

export const passwordSent = (channel: Channel, language: Language): string =>
  words[language].account.passwordSent[channel];

export function passwordChangedText(
  language: Language,
  brand: string,
): { subject: string; text: string } {
  const { changedSubject, changed } = words[language].account;
  return { subject: fill(changedSubject, { brand }), text: fill(changed, { brand }) };
}

export const helpText = (language: Language, brand: string): string =>
  fill(words[language].account.help, { brand });

/** The WhatsApp reply to a customer who wants to sign in. */
export const linkAnswer = (language: Language, brand: string, link: string): string =>
  `${fill(words[language].account.chatLink, { brand })}\n${link}`;
export const unknownAnswer = (language: Language, brand: string, link: string): string =>
  `${fill(words[language].account.chatUnknown, { brand })}\n${link}`;
