// The table of the specification, section 2: every row has its screen, in order. e2e/routes.spec.ts
// tests what each answers.
import { expect, test } from 'vitest';
import { consolePages } from '#contract/console-pages.ts';
import { operatorPages } from '#contract/operator-pages.ts';
import { pages } from '#contract/pages.ts';
import routes from './routes.ts';

/** Answered without a screen: the sitemap, before any route. */
const table = [
  'creditcardweb',
  'offline',
  '/',
  'downloads/:plataforma',
  'downloads',
  'cadastro',
  'login/Acesso',
  'login/pedidoMesa',
  'login',
  'conectar-mesa',
  'mesa',
  'lojas',
  'estabelecimentos',
  'estabelecimento',
  'delivery/historicoPedidos',
  'delivery/pedido/:codigoEstabelecimento/:idPedido/:statusInicial',
  'delivery/pedido/:idPedido/:statusInicial',
  'delivery/fidelidade',
  'delivery/avaliacaoPedido',
  'delivery',
  'fidelidade/cartelas',
  'fidelidade/estabelecimentos',
  'fidelidade',
  'perfil/:param1',
  'perfil',
  'produto/:idProduto',
  'promocional',
  '*',
];
/** Ours: both consoles, the wheel, first run of a server, data of guests, and the design page. */
const ours = /^((painel|operador)(\/|$)|comecar$|estilo$|privacidade$|fidelidade\/roleta$)/;

// A layout route has no path.
const screens = routes.flatMap((one) =>
  one.path === undefined && one.index !== true ? (one.children ?? []) : [one],
);
const paths = screens.map(({ path, index }) =>
  index === true ? '/' : (path ?? '').replace(/^\//, ''),
);

test('every address in the tables of pages has a screen, and the reverse', () => {
  const addresses = [pages, consolePages, operatorPages]
    .flatMap((table) => Object.values<string>(table))
    .map((address) => address.slice(1) || '/');
  expect(paths.filter((path) => !path.endsWith('*')).toSorted()).toEqual(addresses.toSorted());
});

test('every row of the table has its screen, in the order of the table', () => {
  expect(paths.filter((path) => !ours.test(path))).toEqual(table);
});
