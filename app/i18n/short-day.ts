// A short date in the language's style: '12 nov' in Portuguese.
import { dateFormat } from '#rules/time/date-format.ts';

export function shortDay(instant: string, locale: string, timeZone: string): string {
  const text = dateFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(
    new Date(instant),
  );
  return locale.startsWith('pt') ? text.replace(' de ', ' ').replace('.', '') : text;
}
