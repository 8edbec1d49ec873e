// What is stored of a browser error: kind and place, without anything that may be a number, name or
// address of a person.

const LONGEST = 300;

export type BrowserError = { identificador: string; erro: string };

export function cleanBrowserError(identifier: string, error: string): BrowserError {
  return { identificador: clean(identifier), erro: clean(error) };
}

function clean(text: string): string {
  return text
    .replace(/\S+@\S+/g, '<email>')
    .replace(/\?\S*/g, '?')
    .replace(/\d[\d .()-]{5,}\d/g, '<number>')
    .slice(0, LONGEST);
}
