// Text inside HTML or XML, where its signs must not end what it stands in.

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
