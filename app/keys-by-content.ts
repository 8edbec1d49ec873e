// Keys of what a form sends: the server takes a repeated key for the same press, so a content that
// was changed after a lost answer needs a key of its own.

import { newKey } from './new-key.ts';

/** For one open form. Equal contents get the same key. */
export function keysByContent(): (content: object) => string {
  const keys = new Map<string, string>();
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}
