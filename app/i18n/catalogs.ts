// One catalogue for each language, each its own file in the build: a browser loads only the one it shows.
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/entities/brand.ts';

const catalogs: Record<Language, () => Promise<{ messages: Messages }>> = {
  'pt-BR': () => import('./locales/pt-BR.po'),
  'pt-PT': () => import('./locales/pt-PT.po'),
  es: () => import('./locales/es.po'),
  en: () => import('./locales/en.po'),
  de: () => import('./locales/de.po'),
  fr: () => import('./locales/fr.po'),
};

/** Any text to one of the six languages; Brazilian Portuguese when it is none of them. */
export function asLanguage(text: string | null | undefined): Language {
  return text !== null && text !== undefined && text in catalogs ? (text as Language) : 'pt-BR';
}

export async function loadI18n(language: Language): Promise<I18n> {
  const { messages } = await catalogs[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
