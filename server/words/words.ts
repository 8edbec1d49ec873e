// Every sentence of the server by its language. The storefront's own sentences are in `app/i18n/`.
import type { Language } from '#contract/entities/brand.ts';
import type { FailureKey } from '#contract/failures.ts';
import { fill } from '#contract/fill.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { waitText } from '#rules/time/wait-text.ts';
import { failures as deFailures } from './de/failures.ts';
import { messages as deMessages } from './de/messages.ts';
import { failures as enFailures } from './en/failures.ts';
import { messages as enMessages } from './en/messages.ts';
import { failures as esFailures } from './es/failures.ts';
import { messages as esMessages } from './es/messages.ts';
import { failures as frFailures } from './fr/failures.ts';
import { messages as frMessages } from './fr/messages.ts';
import { failures as ptBrFailures } from './pt-BR/failures.ts';
import { messages as ptBrMessages } from './pt-BR/messages.ts';
import { failures as ptPtFailures } from './pt-PT/failures.ts';
import { messages as ptPtMessages } from './pt-PT/messages.ts';
import type { Words } from './shape.ts';

export const words: Record<Language, Words> = {
  'pt-BR': { ...ptBrMessages, failures: ptBrFailures },
  'pt-PT': { ...ptPtMessages, failures: ptPtFailures },
  es: { ...esMessages, failures: esFailures },
  en: { ...enMessages, failures: enFailures },
  de: { ...deMessages, failures: deFailures },
  fr: { ...frMessages, failures: frFailures },
};

export function failureSentence(
  key: FailureKey,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  const { failures, someoneElse } = words[language];
  const { seconds } = values;
  const known = { who: someoneElse, ...values };
  return typeof seconds === 'number'
    ? fill(failures[key], { ...known, wait: waitText(seconds, language) })
    : fill(failures[key], known);
}

export function statusName(status: number, language: Language): string {
  const { statuses } = words[language];
  for (const [name, code] of Object.entries(ORDER_STATUS))
    if (code === status && isStatus(name)) return statuses[name];
  return statuses.unidentified;
}

const isStatus = (name: string): name is keyof typeof ORDER_STATUS =>
  Object.hasOwn(ORDER_STATUS, name);
