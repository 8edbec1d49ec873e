// Escapes text for HTML or XML, so that it cannot end the element or attribute around it.

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
