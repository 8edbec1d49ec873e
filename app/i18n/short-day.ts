// A short date in the language's style: '12 nov' in Portuguese.

export function shortDay(instant: string, locale: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(
    new Date(instant),
  );
  return locale.startsWith('pt') ? text.replace(' de ', ' ').replace('.', '') : text;
}
