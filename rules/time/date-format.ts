// Dates and times of day in a language as visitors of Brazil expect them.

/**
 * The locale that writes dates in a language of the storefront. Plain 'en' is American: month first
 * and a clock of twelve hours, where menus, receipts and doors in Brazil say 24/11 and 20:15.
 */
export const dateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** Name the zone in `options`: without one it is the machine's. */
export const dateFormat = (
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => new Intl.DateTimeFormat(dateLocale(language), options);

/** A written date with its time as opening hours have it: '20h15' in Portuguese, not '20:15'. */
export const withHourSign = (written: string, language: string): string =>
  language.startsWith('pt') ? written.replace(/(?<!:)\b(\d{2}):(\d{2})\b(?!:)/, '$1h$2') : written;
