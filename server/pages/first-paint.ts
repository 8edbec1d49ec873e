// Puts what the first paint of a page needs into its document, which saves round trips: the rules
// of the built stylesheets that it uses, and the first screen's largest picture if it is small.
import { readFileSync } from 'node:fs';
import { earlyCode } from './early-scripts.ts';
import { neededStyles, readSheet, type Sheet, wordsOf } from './first-styles.ts';

const stylesheet =
  /<link\b(?=[^>]* rel="stylesheet")[^>]* href="[^"]*?(\/assets\/[\w.-]+\.css)#?"[^>]*>/g;
/** React renders the first screen's pictures with a priority; the first is the largest. */
const firstPicture = /<img\b[^>]*?\ssrc="(\/imagens\/[\w./-]+)"[^>]*\sfetchPriority="high"/;
/**
 * Pictures are found in the document soon enough: requests that begin with its first bytes delay
 * the first paint.
 */
const preloadedPicture = /<link rel="preload" as="image"[^>]*>/g;
const folder = new URL('../../build/client/', import.meta.url);
const sheets = new Map<string, Sheet>();

/** `pictureData` gives a small picture as a data address. */
export async function withFirstPaint(
  html: string,
  nonce: string,
  pictureData: (path: string) => Promise<string | null>,
): Promise<string> {
  const words = wordsOf(html, earlyCode(html));
  const styled = html
    .replaceAll(preloadedPicture, '')
    .replaceAll(stylesheet, (link, path: string) => styleFor(link, path, nonce, words));
  const [tag = '', path = ''] = firstPicture.exec(styled) ?? [];
  const data = path === '' ? null : await pictureData(path);
  if (data === null) return styled;
  return styled.replace(tag, () => tag.replace(`src="${path}"`, () => `src="${data}"`));
}

/** The links stay: disabled ones are not fetched until the page's starter enables them. */
function styleFor(link: string, path: string, nonce: string, words: ReadonlySet<string>): string {
  const sheet = sheetOf(path);
  if (sheet === null) return link;
  const later = link.replace('<link', '<link disabled');
  const styles = neededStyles(sheet, words);
  return styles === '' ? later : `<style nonce="${nonce}">${styles}</style>${later}`;
}

/** Null without a build. */
function sheetOf(path: string): Sheet | null {
  const known = sheets.get(path);
  if (known !== undefined) return known;
  try {
    const sheet = readSheet(readFileSync(new URL(`.${path}`, folder), 'utf8').trim());
    sheets.set(path, sheet);
    return sheet;
  } catch {
    return null;
  }
}
