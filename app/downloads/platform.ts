// The kind of phone that a downloads link is for (`/downloads/{plataforma}`).

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

/** Null: the link names no known platform. */
export function asPlatform(text: string | undefined): Platform | null {
  return names.get(text?.toLowerCase() ?? '') ?? null;
}

/** The named one first. */
export function platformsFor(first: Platform | null): Platform[] {
  return first === 'android' ? ['android', 'iphone'] : ['iphone', 'android'];
}
