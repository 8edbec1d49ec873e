// What a diner is told about their loyalty, in the brand's language: credit that is about to end, a
// coupon for a referral.
import type { Language } from '#contract/entities/brand.ts';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#rules/price/currency.ts';
import type { Circumstances } from './notify.ts';

type Words = { subject: string; text: string };

const creditEnds: Record<Language, Words> = {
  'pt-BR': {
    subject: 'Seu cashback · {brand}',
    text: '{value} do seu cashback valem até {day}. Use no próximo pedido: {link}',
  },
  'pt-PT': {
    subject: 'O seu cashback · {brand}',
    text: '{value} do seu cashback são válidos até {day}. Use-os no próximo pedido: {link}',
  },
  es: {
    subject: 'Tu cashback · {brand}',
    text: '{value} de tu cashback valen hasta el {day}. Úsalos en tu próximo pedido: {link}',
  },
  en: {
    subject: 'Your cashback · {brand}',
    text: '{value} of your cashback can be used until {day}. Use it on your next order: {link}',
  },
  de: {
    subject: 'Ihr Cashback · {brand}',
    text: '{value} Ihres Cashbacks gelten bis {day}. Nutzen Sie das Guthaben bei der nächsten Bestellung: {link}',
  },
  fr: {
    subject: 'Votre cashback · {brand}',
    text: '{value} de votre cashback sont valables jusqu’au {day}. Utilisez-les à la prochaine commande : {link}',
  },
};

const fullCardEnds: Record<Language, Words> = {
  'pt-BR': {
    subject: 'Sua cartela completa · {brand}',
    text: 'Sua cartela “{card}” está completa e vale até {day}. Use o prêmio no próximo pedido: {link}',
  },
  'pt-PT': {
    subject: 'O seu cartão completo · {brand}',
    text: 'O seu cartão “{card}” está completo e é válido até {day}. Use o prémio no próximo pedido: {link}',
  },
  es: {
    subject: 'Tu tarjeta completa · {brand}',
    text: 'Tu tarjeta “{card}” está completa y vale hasta el {day}. Usa el premio en tu próximo pedido: {link}',
  },
  en: {
    subject: 'Your full card · {brand}',
    text: 'Your card “{card}” is full and can be used until {day}. Take the reward with your next order: {link}',
  },
  de: {
    subject: 'Ihre volle Karte · {brand}',
    text: 'Ihre Karte „{card}“ ist voll und gilt bis {day}. Lösen Sie die Prämie bei der nächsten Bestellung ein: {link}',
  },
  fr: {
    subject: 'Votre carte complète · {brand}',
    text: 'Votre carte « {card} » est complète et valable jusqu’au {day}. Utilisez la récompense à la prochaine commande : {link}',
  },
};

const cardEnds: Record<Language, Words> = {
  'pt-BR': {
    subject: 'Sua cartela · {brand}',
    text: 'Sua cartela “{card}” tem {has} de {stamps} selos e vale até {day}. Veja em {link}',
  },
  'pt-PT': {
    subject: 'O seu cartão · {brand}',
    text: 'O seu cartão “{card}” tem {has} de {stamps} selos e é válido até {day}. Veja em {link}',
  },
  es: {
    subject: 'Tu tarjeta · {brand}',
    text: 'Tu tarjeta “{card}” tiene {has} de {stamps} sellos y vale hasta el {day}. Mírala en {link}',
  },
  en: {
    subject: 'Your card · {brand}',
    text: 'Your card “{card}” has {has} of {stamps} stamps and runs out on {day}. See it at {link}',
  },
  de: {
    subject: 'Ihre Karte · {brand}',
    text: 'Ihre Karte „{card}“ hat {has} von {stamps} Stempeln und gilt bis {day}. Sie finden sie unter {link}',
  },
  fr: {
    subject: 'Votre carte · {brand}',
    text: 'Votre carte « {card} » a {has} tampons sur {stamps} et reste valable jusqu’au {day}. Elle est ici : {link}',
  },
};

const couponCame: Record<Language, Words> = {
  'pt-BR': {
    subject: 'Seu cupom · {brand}',
    text: 'A indicação deu certo: há um cupom de {brand} esperando por você. Veja em {link}',
  },
  'pt-PT': {
    subject: 'O seu cupão · {brand}',
    text: 'A recomendação resultou: tem um cupão de {brand} à sua espera. Veja em {link}',
  },
  es: {
    subject: 'Tu cupón · {brand}',
    text: 'La recomendación funcionó: te espera un cupón de {brand}. Míralo en {link}',
  },
  en: {
    subject: 'Your coupon · {brand}',
    text: 'The referral worked: a coupon from {brand} is waiting for you. See it at {link}',
  },
  de: {
    subject: 'Ihr Gutschein · {brand}',
    text: 'Die Empfehlung hat geklappt: Ein Gutschein von {brand} wartet auf Sie. Sie finden ihn unter {link}',
  },
  fr: {
    subject: 'Votre coupon · {brand}',
    text: 'Le parrainage a fonctionné : un coupon de {brand} vous attend. Il est ici : {link}',
  },
};

export function creditWarning(
  { language, currency, timeZone, brand, link }: Circumstances,
  { value, at }: { value: Cents; at: Date },
): Words {
  const day = dayName(at, language, timeZone);
  return filled(creditEnds[language], {
    value: formatMoney(value, { currency, locale: language }),
    day,
    brand,
    link,
  });
}

type EndingCard = { nome: string; has: number; stamps: number; expiresAt: Date };

export function cardWarning(
  { language, timeZone, brand, link }: Circumstances,
  { nome, has, stamps, expiresAt }: EndingCard,
): Words {
  const values = {
    card: nome,
    has: String(has),
    stamps: String(stamps),
    day: dayName(expiresAt, language, timeZone),
    brand,
    link,
  };
  return filled((has >= stamps ? fullCardEnds : cardEnds)[language], values);
}

const dayName = (at: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long' }).format(at);

export function referralWords({ language, brand, link }: Circumstances): Words {
  return filled(couponCame[language], { brand, link });
}

function filled({ subject, text }: Words, values: Record<string, string>): Words {
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return { subject: fill(subject), text: fill(text) };
}
