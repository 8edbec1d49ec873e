// How long a person has to wait, in words: seconds, whole minutes or whole hours, rounded up.

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** 40 seconds, 12 minutes or 5 hours, in the language. */
export function waitText(seconds: number, locale: string): string {
  const [unit, size] = units.find(([, length]) => seconds > length) ?? units[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / size),
  );
}
