// Headers of the card page, which may load only its own scripts and connect only to us and the card
// provider.
import { assetSource } from '../assets/address.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Services } from '../context.ts';
import { isCardProvider } from '../integrations/payments/card-port.ts';

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
  services: Pick<Services, 'payments' | 'env' | 'assetsAt'>,
  brand: KnownBrand | null,
  nonce: string,
): Promise<Headers> {
  const files = assetSource(services.assetsAt);
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${files}`,
    `style-src 'self' 'nonce-${nonce}'${files}`,
    `connect-src ${[`'self'${files}`, ...(await providerOrigins(services, brand))].join(' ')}`,
    "img-src 'self' data:",
    `font-src 'self'${files}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...services.env.cardPageEmbedders].join(' ')}`,
  ];
  return new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    // A window that a known embedder opened must be able to answer it.
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), camera=(), microphone=()',
  });
}
