// One catalogue for each language and area of the product, each its own file in the build: a
// browser loads only what it shows.
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/entities/brand.ts';

type Catalogs = Record<Language, () => Promise<{ messages: Messages }>>;

const areas = {
  first: {
    'pt-BR': () => import('./locales/pt-BR.po'),
    'pt-PT': () => import('./locales/pt-PT.po'),
    es: () => import('./locales/es.po'),
    en: () => import('./locales/en.po'),
    de: () => import('./locales/de.po'),
    fr: () => import('./locales/fr.po'),
  },
  later: {
    'pt-BR': () => import('./locales/later/pt-BR.po'),
    'pt-PT': () => import('./locales/later/pt-PT.po'),
    es: () => import('./locales/later/es.po'),
    en: () => import('./locales/later/en.po'),
    de: () => import('./locales/later/de.po'),
    fr: () => import('./locales/later/fr.po'),
  },
  staff: {
    'pt-BR': () => import('./locales/staff/pt-BR.po'),
    'pt-PT': () => import('./locales/staff/pt-PT.po'),
    es: () => import('./locales/staff/es.po'),
    en: () => import('./locales/staff/en.po'),
    de: () => import('./locales/staff/de.po'),
    fr: () => import('./locales/staff/fr.po'),
  },
} satisfies Record<string, Catalogs>;

/**
 * What the page of a browser knows: the provider reads this very object, so words can join it
 * before a screen needs them.
 */
const known: Messages = {};

/** Any text to one of the six languages; Brazilian Portuguese when it is none of them. */
export function asLanguage(text: string | null | undefined): Language {
  return text !== null && text !== undefined && text in areas.first ? (text as Language) : 'pt-BR';
}

/** For the browser: the words of the first screens. */
export async function loadI18n(language: Language): Promise<I18n> {
  const { messages } = await areas.first[language]();
  return setupI18n({ locale: language, messages: { [language]: Object.assign(known, messages) } });
}

const whole = new Map<string, Promise<Messages>>();

/**
 * For the server: every word of a language, put together once for each side. What diners and staff
 * call by different words ("Conta" is a bill to
 * the one and an account to the other) reads as it will in the browser, where only the console
 * loads the console's.
 */
export async function loadWholeI18n(language: Language, side: 'diner' | 'console'): Promise<I18n> {
  const { first, later, staff } = areas;
  const order = side === 'console' ? [first, later, staff] : [staff, first, later];
  const key = `${side} ${language}`;
  let words = whole.get(key);
  if (words === undefined) {
    words = Promise.all(order.map((catalogs) => catalogs[language]())).then((parts) =>
      Object.assign({}, ...parts.map(({ messages }) => messages)),
    );
    whole.set(key, words);
  }
  return setupI18n({ locale: language, messages: { [language]: await words } });
}

/**
 * Adds an area's words in the browser. Nothing that is on the screen uses them yet, so nothing is
 * drawn anew: Lingui's own `load` would tell every
 * component of a long menu.
 */
export async function addWords(area: 'later' | 'staff'): Promise<void> {
  if (typeof document === 'undefined') return;
  const { messages } = await areas[area][asLanguage(document.documentElement.lang)]();
  Object.assign(known, messages);
}
