// Puts what the first paint of a page needs into its document, which saves round trips: the built
// stylesheets, and the largest picture of the first screen if it is small.
import { readFileSync } from 'node:fs';

const stylesheet =
  /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"(?: nonce="[^"]*")?\/?>/g;
/** React renders the first screen's pictures with a priority; the first is the largest. */
const firstPicture = /<img\b[^>]*?\ssrc="(\/imagens\/[\w./-]+)"[^>]*\sfetchPriority="high"/;
const folder = new URL('../../build/client/', import.meta.url);
const read = new Map<string, string>();

/** `pictureData` gives a small picture as a data address. */
export async function withFirstPaint(
  html: string,
  nonce: string,
  pictureData: (path: string) => Promise<string | null>,
): Promise<string> {
  const styled = html.replaceAll(stylesheet, (link, path: string) => styleFor(link, path, nonce));
  const [tag = '', path = ''] = firstPicture.exec(styled) ?? [];
  const data = path === '' ? null : await pictureData(path);
  if (data === null) return styled;
  return styled
    .replace(new RegExp(`<link rel="preload" as="image" href="${path}"[^>]*>`), '')
    .replace(tag, () => tag.replace(`src="${path}"`, () => `src="${data}"`));
}

/** The links stay for React, which compares their addresses; disabled ones are not fetched. */
function styleFor(link: string, path: string, nonce: string): string {
  const css = textOf(path);
  return css === null
    ? link
    : `<style nonce="${nonce}">${css}</style>${link.replace('<link', '<link disabled')}`;
}

/** Null without a build. */
function textOf(path: string): string | null {
  const known = read.get(path);
  if (known !== undefined) return known;
  try {
    const css = readFileSync(new URL(`.${path}`, folder), 'utf8').trim();
    read.set(path, css);
    return css;
  } catch {
    return null;
  }
}
