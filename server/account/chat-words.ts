// What the store's WhatsApp answers to somebody who wrote that they want to sign in.
import type { Language } from '#contract/entities/brand.ts';

type Words = { link: (brand: string) => string; unknown: (brand: string) => string };

const words: Record<Language, Words> = {
  'pt-BR': {
    link: (brand) =>
      `${brand}: entre por este link. Ele vale por 15 minutos e uma vez só; não passe para ninguém.`,
    unknown: (brand) => `${brand}: não há conta com este telefone. Para criar a sua:`,
  },
  'pt-PT': {
    link: (brand) =>
      `${brand}: entre por esta ligação. É válida durante 15 minutos e uma só vez; não a partilhe com ninguém.`,
    unknown: (brand) => `${brand}: não há conta com este telefone. Para criar a sua:`,
  },
  es: {
    link: (brand) =>
      `${brand}: entra con este enlace. Vale durante 15 minutos y una sola vez; no lo compartas con nadie.`,
    unknown: (brand) => `${brand}: no hay ninguna cuenta con este teléfono. Para crear la tuya:`,
  },
  en: {
    link: (brand) =>
      `${brand}: sign in with this link. It works once, within 15 minutes; do not share it with anyone.`,
    unknown: (brand) => `${brand}: there is no account with this phone. To create yours:`,
  },
  de: {
    link: (brand) =>
      `${brand}: Melden Sie sich mit diesem Link an. Er gilt 15 Minuten und nur einmal; geben Sie ihn nicht weiter.`,
    unknown: (brand) =>
      `${brand}: Zu dieser Telefonnummer gibt es kein Konto. So legen Sie eines an:`,
  },
  fr: {
    link: (brand) =>
      `${brand}\u00a0: connectez-vous avec ce lien. Il est valable 15 minutes et une seule fois\u00a0; ne le communiquez à personne.`,
    unknown: (brand) =>
      `${brand}\u00a0: aucun compte n’existe avec ce numéro. Pour créer le vôtre\u00a0:`,
  },
};

export const linkAnswer = (language: Language, brand: string, link: string): string =>
  `${words[language].link(brand)}\n${link}`;
export const unknownAnswer = (language: Language, brand: string, link: string): string =>
  `${words[language].unknown(brand)}\n${link}`;
