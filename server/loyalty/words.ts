// What a diner is told before credit ends, in the brand's language.
import type { Language } from '#contract/entities/brand.ts';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#rules/currency.ts';

const sentences: Record<Language, { subject: string; text: string }> = {
  'pt-BR': { subject: 'Seu cashback · {brand}', text: '{value} do seu cashback valem até {day}. Use no próximo pedido: {link}' },
  'pt-PT': { subject: 'O seu cashback · {brand}', text: '{value} do seu cashback são válidos até {day}. Use-os na próxima encomenda: {link}' },
  es: { subject: 'Tu cashback · {brand}', text: '{value} de tu cashback valen hasta el {day}. Úsalos en tu próximo pedido: {link}' },
  en: { subject: 'Your cashback · {brand}', text: '{value} of your cashback can be used until {day}. Use it on your next order: {link}' },
  de: { subject: 'Ihr Cashback · {brand}', text: '{value} Ihres Cashbacks gelten bis {day}. Nutzen Sie das Guthaben bei der nächsten Bestellung: {link}' },
  fr: { subject: 'Votre cashback · {brand}', text: '{value} de votre cashback sont valables jusqu’au {day}. Utilisez-les à la prochaine commande : {link}' },
};

type Facts = { value: Cents; at: Date; currency: string; timeZone: string; brand: string; link: string };

export function creditWarning(language: Language, { value, at, currency, timeZone, brand, link }: Facts): { subject: string; text: string } {
  const day = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long' }).format(at);
  const values: Record<string, string> = { value: formatMoney(value, { currency, locale: language }), day, brand, link };
  const fill = (sentence: string) => sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const { subject, text } = sentences[language];
  return { subject: fill(subject), text: fill(text) };
}
