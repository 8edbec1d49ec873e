// Which kind of phone a link to the downloads is about (`/downloads/{plataforma}`).

export type Platform = 'iphone' | 'android';

const names = new Map<string, Platform>(
  Object.entries({
    ios: 'iphone',
    iphone: 'iphone',
    ipad: 'iphone',
    apple: 'iphone',
    android: 'android',
    google: 'android',
  }),
);

/** Null: the link names none that we know. */
export function asPlatform(text: string | undefined): Platform | null {
  return names.get(text?.toLowerCase() ?? '') ?? null;
}

/** The named one first. */
export function platformsFor(first: Platform | null): Platform[] {
  return first === 'android' ? ['android', 'iphone'] : ['iphone', 'android'];
}
