// A pending six-digit code, kept while another must wait: a dialog that was closed or a page that
// was reloaded continues where the customer was.
import type { Brand } from '#contract/entities/brand.ts';
import { isPhone } from '#rules/documents.ts';
import { readSession, writeSession } from '../storage.ts';

export type CodeWay = 'whatsapp' | 'sms';
/** How this brand can send a code to a phone; none without an account for it. */
export const codeWays = ({ canaisMensagem }: Pick<Brand, 'canaisMensagem'>): CodeWay[] =>
  (['whatsapp', 'sms'] as const).filter((way) => canaisMensagem.includes(way));
/** `until`: when each channel may send again, in milliseconds; 0 for at once. */
export type SentCode = { phone: string; way: CodeWay; until: Record<CodeWay, number> };

/** Null if none is pending, or if all waits are over. */
export function parseSentCode(raw: unknown, now: number): SentCode | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { phone, way, until } = raw as Record<string, unknown>;
  if (typeof phone !== 'string' || !isPhone(phone)) return null;
  if (way !== 'whatsapp' && way !== 'sms') return null;
  if (typeof until !== 'object' || until === null) return null;
  const waits = until as Record<string, unknown>;
  const [whatsapp, sms] = [timeOf(waits.whatsapp), timeOf(waits.sms)];
  return Math.max(whatsapp, sms) > now ? { phone, way, until: { whatsapp, sms } } : null;
}

const timeOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const readSentCode = (now: number): SentCode | null =>
  parseSentCode(readSession('sentCode'), now);

/** Another phone starts over; the same one keeps the other channel's wait. */
export function saveSentCode(phone: string, way: CodeWay, seconds: number, now: number): void {
  const known = readSentCode(now);
  const until = known?.phone === phone ? known.until : { whatsapp: 0, sms: 0 };
  writeSession('sentCode', { phone, way, until: { ...until, [way]: now + seconds * 1000 } });
}

export function forgetSentCode(): void {
  writeSession('sentCode', null);
}
