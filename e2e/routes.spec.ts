// The routes of the specification, section 2, in order: access, title, and query of each. Asked
// without a browser, because each answer is a document or a redirect.

import type { Brand } from './steps.ts';
import { type APIRequestContext, expect, test } from './test.ts';

const address = `http://127.0.0.1:${process.env.E2E_PORT}`;
type Row = {
  path: string;
  brand?: Brand | 'ninguem';
  title?: string | RegExp;
  to?: string;
  status?: number;
};

async function ask(request: APIRequestContext, { path, brand = 'pizzaria' }: Row) {
  const reply = await request.get(address + path, {
    headers: { host: `${brand}.localhost:${process.env.E2E_PORT}` },
    maxRedirects: 0,
  });
  const html = await reply.text();
  return {
    status: reply.status(),
    to: reply.headers().location,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    html,
  };
}

async function expectRow(request: APIRequestContext, row: Row): Promise<void> {
  const { status, to, title } = await ask(request, row);
  const seen = `${row.brand ?? 'pizzaria'} ${row.path}`;
  if (row.to !== undefined) expect([seen, status, to]).toEqual([seen, expect.any(Number), row.to]);
  else expect([seen, status]).toEqual([seen, row.status ?? 200]);
  if (row.title instanceof RegExp) expect(`${seen}: ${title}`).toMatch(row.title);
  else if (row.title !== undefined) expect([seen, title]).toEqual([seen, row.title]);
}

/** There is no session. */
const forAnybody: Row[] = [
  { path: '/sitemap.xml' },
  { path: '/sitemap' },
  { path: '/creditcardweb', title: 'Pagamento com cartão' },
  { path: '/offline', title: 'Você está sem internet' },
  { path: '/', to: '/delivery' },
  { path: '/downloads/ios', title: 'Downloads Aplicativo e Site' },
  { path: '/downloads', title: 'Downloads Aplicativo e Site' },
  {
    path: '/cadastro?telefone=11987654321&email=ana@example.com&voltarTelaCarrinho=true',
    title: 'Cadastrar',
  },
  { path: '/login/Acesso?chave=abc', title: 'Conectando…' },
  { path: '/login/pedidoMesa', to: '/conectar-mesa' },
  { path: '/login/pedidoMesa?mesa=7', title: 'Mesa 7' },
  // If one of three stores has tables, the link means that one. If none has: home, with a notice.
  { path: '/login/pedidoMesa?mesa=7', brand: 'acai', title: 'Mesa 7' },
  { path: '/login/pedidoMesa?mesa=7', brand: 'mercado', title: 'Mesa 7' },
  { path: '/login', title: 'Fazer login' },
  { path: '/conectar-mesa', title: 'Conectar à mesa' },
  { path: '/mesa', title: 'Conectar à mesa' },
  { path: '/lojas', to: '/' },
  { path: '/lojas', brand: 'acai', title: 'Estabelecimentos · Roxo Açaí' },
  { path: '/estabelecimentos', brand: 'acai', title: 'Estabelecimentos · Roxo Açaí' },
  { path: '/estabelecimento', brand: 'acai', title: 'Estabelecimentos · Roxo Açaí' },
  { path: '/delivery/historicoPedidos', to: '/' },
  { path: '/delivery/pedido/vila-madalena/999999/2', status: 404, title: 'Pedido' },
  { path: '/delivery/pedido/999999/2', status: 404, title: 'Pedido' },
  { path: '/delivery/fidelidade', to: '/' },
  // No orders on this device, so there is nothing to review.
  { path: '/delivery/avaliacaoPedido', status: 404, title: /Avaliar pedido|Pedido/ },
  { path: '/delivery', title: 'Cardapio · Forno da Vila' },
  { path: '/delivery', brand: 'cafe', to: '/' },
  // An empty key is invalid: no redirect.
  { path: '/?chave=', to: '/delivery?chave=' },
  { path: '/delivery?chave=', title: 'Cardapio · Forno da Vila' },
  { path: '/delivery?chave=%20', title: 'Cardapio · Forno da Vila' },
  { path: '/?chave=&mesa=3', to: '/login/pedidoMesa?chave=&mesa=3' },
  { path: '/delivery', brand: 'acai', to: '/estabelecimentos' },
  { path: '/delivery?loja=boa-viagem', brand: 'acai', title: 'Cardapio · Roxo Açaí' },
  { path: '/fidelidade/cartelas', to: '/' },
  { path: '/fidelidade/estabelecimentos', to: '/' },
  { path: '/fidelidade', to: '/' },
  { path: '/perfil/dados', to: '/' },
  { path: '/perfil', to: '/' },
  { path: '/produto/999999', status: 404, title: 'Produto indisponível' },
  { path: '/promocional', title: 'Promoções · Forno da Vila' },
  { path: '/qualquer/outro', to: '/' },
  { path: '/painel/qualquer/outro', to: '/painel/entrar' },
];

// Rows: 2.1, 2.2, 2.3, 2.5, 2.7, 2.9, 2.10, 2.16, 2.18, 2.20, 2.21, 2.22, 2.23, 2.24, 2.26, 2.27,
// 2.28, 2.30, 4.7, 4.22, 6.6
test('each route answers a visitor without a session as the specification has it', async ({
  request,
}) => {
  for (const row of forAnybody) await expectRow(request, row);
});

// Rows: 2.4, 2.31, 2.36
test('the start decides in its five steps', async ({ request }) => {
  const steps: Row[] = [
    {
      path: '/?chave=abc&loja=boa-viagem&cupom=X',
      brand: 'acai',
      to: '/login/Acesso?chave=abc&loja=boa-viagem&cupom=X',
    },
    { path: '/?chave=abc', brand: 'cafe', to: '/login/Acesso?chave=abc' },
    { path: '/?usuario=ana', brand: 'cafe', to: '/login?usuario=ana' },
    { path: '/?loja=boa-viagem', brand: 'acai', to: '/delivery?loja=boa-viagem' },
    {
      path: '/?estabelecimento=boa-viagem',
      brand: 'acai',
      to: '/delivery?estabelecimento=boa-viagem',
    },
    { path: '/', brand: 'acai', to: '/estabelecimentos' },
    { path: '/?cupom=VILA10&indicacao=LUCAS', to: '/delivery?cupom=VILA10&indicacao=LUCAS' },
  ];
  for (const row of steps) await expectRow(request, row);
});

// Rows: 2.21, 2.37, 4.15
test('a table in the query asks for the table’s login, a login token for its own', async ({
  request,
}) => {
  for (const name of ['mesa', 'comanda']) {
    const { to } = await ask(request, { path: `/?${name}=7` });
    expect(to).toMatch(/^\/login\/pedidoMesa\?/);
    expect(to).toContain(`${name}=7`);
  }
  await expectRow(request, { path: '/delivery?chave=abc', to: '/?chave=abc' });
});

// Rows: 2.29
test('without application data every route but three shows the page that says so', async ({
  request,
}) => {
  for (const path of [
    '/delivery',
    '/downloads',
    '/login',
    '/lojas',
    '/mesa',
    '/perfil',
    '/promocional',
    '/produto/1',
    '/fidelidade',
    '/cadastro',
    '/login/Acesso?chave=a',
    '/delivery/pedido/1/2',
    '/delivery/pedido/centro/1/2',
    '/delivery/avaliacaoPedido',
  ])
    await expectRow(request, { path, brand: 'ninguem', to: '/' });
  await expectRow(request, {
    path: '/',
    brand: 'ninguem',
    status: 404,
    title: 'Sem dados do aplicativo',
  });
  await expectRow(request, { path: '/offline', brand: 'ninguem', title: 'Você está sem internet' });
  await expectRow(request, {
    path: '/creditcardweb',
    brand: 'ninguem',
    title: 'Pagamento com cartão',
  });
});

// Rows: 2.18, 2.22, 2.23, 2.24, 2.30, 2.69, 6.6
test('a signed-in customer sees the private pages, and the doors let them pass', async ({
  request,
}) => {
  const headers = { host: `pizzaria.localhost:${process.env.E2E_PORT}` };
  const login = {
    appNome: 'pizzaria',
    identificador: 'cliente@demo.quitute.app',
    senha: 'quitute-demo',
  };
  expect(
    (
      await request.post(`${address}/api/quitute/oauth/Autenticar_V2`, { headers, data: login })
    ).status(),
  ).toBe(200);
  const rows: Row[] = [
    { path: '/cadastro', to: '/delivery' },
    { path: '/login', to: '/delivery' },
    { path: '/login?redirect=%2Fperfil', to: '/perfil' },
    // Never redirect to another site.
    { path: '/login?redirect=https%3A%2F%2Fevil.example', to: '/delivery' },
    { path: '/delivery/historicoPedidos', title: 'Pedidos · Forno da Vila' },
    { path: '/delivery/fidelidade', title: 'Fidelidade · Forno da Vila' },
    { path: '/fidelidade/cartelas', title: 'Meus cartões · Forno da Vila' },
    { path: '/fidelidade/estabelecimentos', title: 'Onde juntar selos · Forno da Vila' },
    { path: '/fidelidade', title: 'Fidelidade · Forno da Vila' },
    { path: '/perfil', title: 'Perfil · Forno da Vila' },
    { path: '/perfil/dados', title: / · Forno da Vila$/ },
  ];
  for (const row of rows) await expectRow(request, row);
});
