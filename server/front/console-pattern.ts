// Reads CONSOLE_HOST: which host of a brand a host of the console belongs to.

/** The storefront's host of a console host; null: it is none. */
export function hostOfConsole(consoleHost: string | null, host: string): string | null {
  if (consoleHost === null) return null;
  const [before = '', after = ''] = consoleHost.split('{host}');
  const isConsole =
    host.length > before.length + after.length && host.startsWith(before) && host.endsWith(after);
  return isConsole ? host.slice(before.length, host.length - after.length) : null;
}
