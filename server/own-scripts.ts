// A brand's own scripts (`script`, `scriptscriptBody`) in a separate document, shown as a hidden
// frame after the customer's consent. Its opaque origin has no access to cookies, storage or the
// page. Shop events are sent to it, as `quitute:money` and `quitute:page`.
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

// Only the parent can send messages to a frame without an origin.
const prelude = `addEventListener('message', (message) => {
  if (message.source !== parent || typeof message.data?.kind !== 'string') return;
  window.dataLayer = window.dataLayer || [];
  window.dataLayer.push({ event: message.data.kind, ...message.data.detail });
  dispatchEvent(new CustomEvent(message.data.kind, { detail: message.data.detail }));
});`;

/** Null if the brand has no scripts of its own. */
export function ownScripts(brand: KnownBrand | null): Response | null {
  const { script = null, scriptscriptBody = null } = brand?.settings ?? {};
  if (script === null && scriptscriptBody === null) return null;
  const html =
    '<!doctype html><html><head><meta charset="utf-8"><title>.</title>' +
    `<script>${prelude}</script>${script ?? ''}</head><body>${scriptscriptBody ?? ''}</body>` +
    '</html>';
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
