// A document of one sentence, for a page that cannot be rendered now: over a limit, or without the
// database. It needs no file and no script.
import { randomBytes } from 'node:crypto';
import { html } from 'hono/html';
import type { Language } from '#contract/entities/brand.ts';

type Sentence = {
  sentence: string;
  /** Whose page it is. */
  title: string;
  language: Language;
  status: number;
  headers: Record<string, string>;
};

const styles = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 90vh; margin: 0 1.5rem; place-content: center; }
  main { max-width: 28rem; }
  h1 { margin: 0 0 0.5rem; font-size: 1.5rem; }
  p { margin: 0; }
`;

/** Programs get the sentence as text. */
export function sentencePage(
  { headers: asked }: Request,
  { sentence, title, language, status, headers }: Sentence,
): Response {
  if (asked.get('accept')?.includes('text/html') !== true)
    return new Response(sentence, {
      status,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    });
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p role="alert">${sentence}</p>
        </main>
      </body>
    </html>`;
  return new Response(String(page), {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; ` +
        "frame-ancestors 'none'",
    },
  });
}
