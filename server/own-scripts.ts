// A brand's own scripts (`script`, `scriptscriptBody`) in a document of their own, which pages show
// as a hidden frame once the diner has agreed. Its origin is
// nobody's: it reads no cookie, no storage and nothing of the page around it. What happens in the
// shop is told to it, as `quitute:money` and `quitute:page`.
import type { KnownBrand } from './brand/known-brand.ts';

export const OWN_SCRIPTS_PATH = '/etiquetas';

const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  'img-src https: data:',
  'connect-src https:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

// The parent is the only one that can speak to a frame without a name of its own.
const prelude = `addEventListener('message', (message) => {
  if (message.source !== parent || typeof message.data?.kind !== 'string') return;
  window.dataLayer = window.dataLayer || [];
  window.dataLayer.push({ event: message.data.kind, ...message.data.detail });
  dispatchEvent(new CustomEvent(message.data.kind, { detail: message.data.detail }));
});`;

/** Null where the brand has no scripts of its own. */
export function ownScripts(brand: KnownBrand | null): Response | null {
  const { script = null, scriptscriptBody = null } = brand?.settings ?? {};
  if (script === null && scriptscriptBody === null) return null;
  const html = `<!doctype html><html><head><meta charset="utf-8"><title>.</title><script>${prelude}</script>${script ?? ''}</head><body>${scriptscriptBody ?? ''}</body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    },
  });
}
