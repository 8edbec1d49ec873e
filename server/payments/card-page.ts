// Headers of the card page, which may load only its own scripts and connect only to us and the card
// provider.
import { createHash } from 'node:crypto';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Services } from '../context.ts';
import { isCardProvider } from '../integrations/payments/card-port.ts';

/** Content policy sources for the page's inline styles. */
function inlineStyleHashes(html: string): string[] {
  return Array.from(
    html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** Origins where the providers of a brand's stores answer browsers. */
async function providerOrigins(
  { payments }: Pick<Services, 'payments'>,
  brand: KnownBrand | null,
): Promise<string[]> {
  const stores = (brand?.stores ?? []).filter(({ paymentMethods }) =>
    paymentMethods.some(({ tipo }) => tipo === 'cartaoOnline'),
  );
  const providers = await Promise.all(
    stores.map(({ id }) => payments.choose({ brandId: brand?.id ?? 0, storeId: id }, 'card')),
  );
  return [
    ...new Set(
      providers.flatMap((provider) => (isCardProvider(provider) ? provider.browserOrigins : [])),
    ),
  ];
}

export async function cardPageHeaders(
  services: Pick<Services, 'payments' | 'env'>,
  brand: KnownBrand | null,
  html: string,
  scriptHashes: string[],
): Promise<Headers> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' ${inlineStyleHashes(html).join(' ')}`,
    `connect-src ${["'self'", ...(await providerOrigins(services, brand))].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...services.env.cardPageEmbedders].join(' ')}`,
  ];
  return new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), camera=(), microphone=()',
  });
}
