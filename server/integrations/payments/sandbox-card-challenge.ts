// The page of the sandbox's bank: the holder says yes or no, and the browser carries the answer back, as 3-D Secure's first generation does.

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export async function challengePage(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const target = form.get('TermUrl') ?? '';
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) return new Response('TermUrl?', { status: 400 });
  const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escaped(value)}">`;
  const button = (answer: string, label: string) =>
    `<form method="post" action="${escaped(target)}">${field('MD', form.get('MD') ?? '')}${field('PaRes', answer)}<button>${label}</button></form>`;
  const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Banco de teste</title>
<style>body{font:18px/1.5 system-ui;max-width:24rem;margin:15vh auto;padding:0 1.5rem}button{font:inherit;width:100%;padding:.75rem;margin-top:.75rem}</style>
<h1>Banco de teste</h1><p>Você está fazendo esta compra?</p>${button('Y', 'Sim, sou eu')}${button('N', 'Não reconheço')}</html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  };
  return new Response(html, { headers });
}
