// What of a browser's error goes into the log: its kind and place, with whatever could be somebody's number or address taken out.
import type { LogFields } from '../log.ts';

const LONGEST = 300;

export function browserErrorFields(identifier: string, error: string): LogFields {
  return { where: clean(identifier), error: clean(error), length: error.length };
}

function clean(text: string): string {
  return text
    .replace(/\S+@\S+/g, '<email>')
    .replace(/\?\S*/g, '?')
    .replace(/\d[\d .()-]{5,}\d/g, '<number>')
    .slice(0, LONGEST);
}
