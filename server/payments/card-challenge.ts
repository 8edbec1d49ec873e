// 3-D Secure: a bare page that sends the browser to the holder's bank, and the address it returns
// to. The return is a cross-site form without cookies, so the payment is found by its unguessable
// key and the bank's own id.
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/entities/brand.ts';
import { orderPath } from '#contract/order-path.ts';
import { pages } from '#contract/pages.ts';
import type { Services } from '../context.ts';
import { orders, payments } from '../database/schema.ts';
import { escaped } from '../escaped.ts';
import { ownOrigin } from '../front/origin.ts';
import { isCardProvider } from '../integrations/payments/card-port.ts';
import { sameSecret } from '../same-secret.ts';
import { known } from './records.ts';
import { settle } from './settle.ts';

export const CHALLENGE_PATH = `${pages.cardForm}/3ds`;

const words: Record<Language, { title: string; go: string }> = {
  'pt-BR': { title: 'Seu banco quer confirmar a compra', go: 'Continuar' },
  'pt-PT': { title: 'O seu banco pretende confirmar a compra', go: 'Continuar' },
  es: { title: 'Tu banco quiere confirmar la compra', go: 'Continuar' },
  en: { title: 'Your bank wants to confirm this purchase', go: 'Continue' },
  de: { title: 'Ihre Bank möchte den Kauf bestätigen', go: 'Weiter' },
  fr: { title: 'Votre banque souhaite confirmer l’achat', go: 'Continuer' },
};

type Needs = Pick<Services, 'db' | 'log' | 'now' | 'payments' | 'brands' | 'env'>;

export async function answerChallenge(services: Needs, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const brand = await services.brands.byHost(url.hostname);
  const key = url.pathname.slice(CHALLENGE_PATH.length + 1);
  if (brand === null || !/^[0-9a-f]{32}$/.test(key)) return new Response(null, { status: 404 });
  const [found] = await services.db
    .select({ payment: payments, order: { id: orders.id, status: orders.status } })
    .from(payments)
    .leftJoin(orders, and(eq(orders.brandId, payments.brandId), eq(orders.id, payments.orderId)))
    .where(
      and(
        eq(payments.brandId, brand.id),
        eq(payments.idempotencyKey, key),
        eq(payments.kind, 'card'),
      ),
    );
  if (found === undefined) return new Response(null, { status: 404 });
  const { payment, order } = found;
  const store = brand.stores.find(({ id }) => id === payment.storeId);
  const tracking =
    order === null
      ? pages.table
      : orderPath({ ...order, codigoEstabelecimento: store?.codigo ?? '' });
  const away = new Response(null, {
    status: 303,
    headers: { location: tracking, 'cache-control': 'no-store' },
  });
  const { challenge } = payment.details;
  // Already answered or given up: the order's page shows the result.
  if (challenge === undefined || payment.state !== 'pending') return away;
  if (request.method !== 'POST') {
    const back = ownOrigin(brand, services.env, url) + url.pathname;
    return sendAway(
      { ...challenge.fields, TermUrl: back },
      challenge.url,
      brand.settings.PUBLIC_IDIOMA,
    );
  }
  const form = new URLSearchParams(await request.text());
  const { MD: right = '' } = challenge.fields;
  if (right === '' || !sameSecret(form.get('MD') ?? '', right))
    return new Response(null, { status: 400 });
  const provider = await services.payments.named(payment, payment.provider);
  if (provider === null || !isCardProvider(provider)) return away;
  const answer = await provider.finish(known(payment), form.get('PaRes') ?? '');
  // A job asks again if the result is unknown.
  if (answer.outcome !== 'unknown' && answer.outcome !== 'absent')
    await settle(services, payment, answer);
  return away;
}

function sendAway(fields: Record<string, string>, action: string, language: Language): Response {
  const nonce = randomBytes(16).toString('base64');
  const { title, go } = words[language];
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style nonce="${nonce}">body{font:18px/1.5 system-ui;max-width:24rem;margin:20vh auto;
padding:0 1.5rem;color-scheme:light dark}button{font:inherit;width:100%;padding:.75rem}</style>
<h1>${title}</h1><form method="post" action="${escaped(action)}">${inputs.join('')}
<button>${go}</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script></html>`;
  // The bank may redirect to its own pages, so the policy does not restrict form targets.
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': policy.join('; '),
  };
  return new Response(html, { headers });
}
