// Card providers of this country take plain letters only: accents are taken off, what has no plain
// letter is left out.

export function asciiName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
