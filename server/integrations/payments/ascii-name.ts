// Brazilian card providers accept only plain letters: accents are removed, other characters
// dropped.

export function asciiName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
