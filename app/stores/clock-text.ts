// A time in each language's style.

/** 18h and 23h30 in Portuguese, 23:30 elsewhere. */
export function clockText(minutes: number, locale: string): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  if (!locale.startsWith('pt')) return `${String(hour).padStart(2, '0')}:${minute}`;
  return minute === '00' ? `${hour}h` : `${hour}h${minute}`;
}
