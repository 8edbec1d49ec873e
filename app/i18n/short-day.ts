// A day of the year in as few letters as the language writes it: '12 nov' in Portuguese, without
// the words that its long form needs.

export function shortDay(instant: string, locale: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(
    new Date(instant),
  );
  return locale.startsWith('pt') ? text.replace(' de ', ' ').replace('.', '') : text;
}
