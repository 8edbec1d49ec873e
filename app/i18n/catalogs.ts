// One catalogue per language and area, each in its own file: a browser loads only what it shows.
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/entities/brand.ts';
import { dateLocale } from '#rules/time/date-format.ts';

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
 * The words loaded in the browser: the provider reads this object, so words can be added before a
 * screen needs them.
 */
const known: Messages = {};
const learned: Partial<Record<keyof typeof areas, Messages>> = {};

/** The later area's words take precedence, whichever arrives first: as on the server. */
function learn(area: keyof typeof areas, messages: Messages): Messages {
  learned[area] = messages;
  return Object.assign(known, learned.first, learned.later, learned.staff);
}

/** Maps any text to one of the six languages; Brazilian Portuguese by default. */
export function asLanguage(text: string | null | undefined): Language {
  return text !== null && text !== undefined && text in areas.first ? (text as Language) : 'pt-BR';
}

/** `locales` is what Lingui formats dates and numbers by. */
const setupWords = (language: Language, messages: Messages): I18n =>
  setupI18n({
    locale: language,
    locales: dateLocale(language),
    messages: { [language]: messages },
  });

/** For the browser: the words of the first screens. */
export async function loadI18n(language: Language): Promise<I18n> {
  const { messages } = await areas.first[language]();
  return setupWords(language, learn('first', messages));
}

const whole = new Map<string, Promise<Messages>>();

/**
 * For the server: all words of a language, merged once for each audience. Customers and staff use
 * some words differently ("Conta" is a bill to one and an account to the other), so each
 * audience's own words take precedence, as in its browser.
 */
export async function loadWholeI18n(
  language: Language,
  side: 'customer' | 'console',
): Promise<I18n> {
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
  return setupWords(language, await words);
}

/**
 * Adds an area's words in the browser. Nothing on the screen uses them yet, so nothing rerenders:
 * Lingui's `load` would rerender every component of a long menu.
 */
export async function addWords(area: 'later' | 'staff'): Promise<void> {
  if (typeof document === 'undefined') return;
  const { messages } = await areas[area][asLanguage(document.documentElement.lang)]();
  learn(area, messages);
}
