// The page of the sandbox's bank: the holder accepts or declines, and the browser carries the
// result back, as in first-generation 3-D Secure.
import { escaped } from '../../escaped.ts';

/** The bank has no brand, but its page still needs light and dark colours. */
const style = `:root{color-scheme:light dark;
--card:light-dark(#fff,#1f2328);--line:light-dark(#c9d1d9,#444c56)}
body{font:17px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;
place-items:center;background:light-dark(#eef1f4,#14171a);color:light-dark(#1d2329,#f0f3f6)}
main{box-sizing:border-box;width:min(26rem,100vw - 2rem);padding:2rem;border-radius:16px;
background:var(--card);border:1px solid var(--line)}
h1{font-size:1.5rem;margin:.5rem 0}p{margin:0 0 1rem}
.tag{margin:0;font-size:.875rem;color:light-dark(#4b5560,#b1bac4)}
button{font:600 1rem/1.5 inherit;font-family:inherit;width:100%;min-height:48px;
margin-top:.75rem;border-radius:10px;border:1px solid var(--line);background:none;color:inherit}
.Y{background:light-dark(#0b5cad,#6cb2ff);color:light-dark(#fff,#0b1a2b);border-color:transparent}`;

export async function challengePage(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const target = form.get('TermUrl') ?? '';
  // The sandbox is on the brand's own host: a form to anywhere else would serve phishing.
  if (!URL.canParse(target) || new URL(target).origin !== new URL(request.url).origin)
    return new Response('TermUrl?', { status: 400 });
  const field = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escaped(value)}">`;
  const button = (answer: string, label: string) =>
    `<form method="post" action="${escaped(target)}">${field('MD', form.get('MD') ?? '')}` +
    `${field('PaRes', answer)}<button class="${answer}">${label}</button></form>`;
  const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Banco de teste</title>
<style>${style}</style><main><p class="tag">Ambiente de teste</p><h1>Banco de teste</h1>
<p>Você está fazendo esta compra?</p>${button('Y', 'Sim, sou eu')}
${button('N', 'Não reconheço')}</main></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; " +
      "frame-ancestors 'none'",
  };
  return new Response(html, { headers });
}
