// The script that the menu's document itself asks for: what a phone must have before the page is awake. What the page fetches later, when it has time, is not in it.
import { exchange } from './exchange.ts';

/** Files that the document or one of its inline scripts names. */
function scriptsOf(html: string): string[] {
  const preloaded = html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g);
  const linked = html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g);
  const imported = Array.from(html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)).flatMap(([, text = '']) => [
    ...text.matchAll(/(?:import\s*\(?|from)\s*["'](\/assets\/[^"']+\.js)["']/g),
  ]);
  const reversed = html.matchAll(/<link\b[^>]*\bhref="([^"]+)"[^>]*\brel="modulepreload"/g);
  return [...new Set([...preloaded, ...reversed, ...linked, ...imported].map(([, path = '']) => path))].filter((path) => path.startsWith('/'));
}

export type InitialScript = { files: number; br: number; gzip: number };

export async function initialScript(port: number, host: string): Promise<InitialScript> {
  const document = await exchange({ port, host, path: '/delivery', headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
  const paths = scriptsOf(document.body.toString());
  if (paths.length === 0) throw new Error('the menu names no script');
  const sum = async (encoding: string) => {
    let total = 0;
    for (const path of paths) {
      const { status, body } = await exchange({ port, host, path, headers: { 'accept-encoding': encoding } });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      total += body.length;
    }
    return total;
  };
  return { files: paths.length, br: await sum('br'), gzip: await sum('gzip') };
}
