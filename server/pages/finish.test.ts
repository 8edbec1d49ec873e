// The policy is fixed before a page is rendered: what gets into the page meanwhile does not run.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '#test/world.ts';
import { finishDocument } from './finish.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const nonce = 'bm9uY2Ugb2YgYSB0ZXN0';

async function policyOf(path: string, cookie: string | null = null): Promise<string> {
  const brand = await world.services.brands.byHost('acai.localhost');
  const rendered = new Response(
    `<html><head><script nonce="${nonce}">ours()</script></head><body>` +
      '<script>injected()</script></body></html>',
    { headers: { 'content-type': 'text/html' } },
  );
  const { headers } = await finishDocument(world.services, rendered, new Headers(), {
    url: new URL(`http://acai.localhost${path}`),
    brand,
    language: 'pt-BR',
    cookie,
    nonce,
    shared: false,
  });
  return headers.get('content-security-policy') ?? '';
}

test.each(['/delivery', '/painel', '/creditcardweb'])(
  'on %s the nonce alone allows inline scripts, and nothing moves the base or frames it',
  async (path) => {
    const policy = await policyOf(path);
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts).toContain(`'nonce-${nonce}'`);
    expect(scripts).not.toMatch(/sha256|unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')/);
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'nonce-${nonce}'`);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  },
);

test('where staff have signed in, no company’s script is admitted to the storefront', async () => {
  expect(await policyOf('/delivery')).toContain('https://connect.facebook.net');
  for (const cookie of ['quitute_painel=x', 'a=b; __Host-quitute_painel=x'])
    expect(await policyOf('/delivery', cookie)).not.toContain('https://');
});

test('files of another address are admitted, and nothing else of its host', async () => {
  const at = 'https://cdn.example.com/quitute';
  world.services.assetsAt = at;
  for (const path of ['/delivery', '/painel', '/creditcardweb']) {
    const policy = await policyOf(path, 'quitute_painel=x');
    for (const kind of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(new RegExp(`${kind} ([^;]*)`).exec(policy)?.[1]?.split(' '), kind).toContain(
        `${at}/assets/`,
      );
    expect(policy.split('https://cdn.example.com')).toHaveLength(5);
  }
  world.services.assetsAt = null;
  expect(await policyOf('/painel')).not.toContain('cdn.example.com');
});
