// Loyalty messages to customers, in the brand's language: expiring credit, a referral coupon.
import type { Language } from '#contract/entities/brand.ts';
import { fill } from '#contract/fill.ts';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#rules/price/currency.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { words } from '../words/words.ts';
import type { Circumstances } from './notify.ts';

type Message = { subject: string; text: string };

export function creditWarning(
  { language, currency, timeZone, brand, link }: Circumstances,
  { value, at }: { value: Cents; at: Date },
): Message {
  const day = dayName(at, language, timeZone);
  return filled(words[language].loyalty.creditEnds, {
    value: formatMoney(value, { currency, locale: language }),
    day,
    brand,
    link,
  });
}

type EndingCard = { nome: string; has: number; selosNecessarios: number; expiresAt: Date };

export function cardWarning(
  { language, timeZone, brand, link }: Circumstances,
  { nome, has, selosNecessarios: stamps, expiresAt }: EndingCard,
): Message {
  const values = {
    card: nome,
    has: String(has),
    stamps: String(stamps),
    day: dayName(expiresAt, language, timeZone),
    brand,
    link,
  };
  const { fullCardEnds, cardEnds } = words[language].loyalty;
  return filled(has >= stamps ? fullCardEnds : cardEnds, values);
}

const dayName = (at: Date, language: Language, timeZone: string) =>
  dateFormat(language, { timeZone, day: 'numeric', month: 'long' }).format(at);

export function referralWords({ language, brand, link }: Circumstances): Message {
  return filled(words[language].loyalty.couponCame, { brand, link });
}

function filled({ subject, text }: Message, values: Record<string, string>): Message {
  return { subject: fill(subject, values), text: fill(text, values) };
}
