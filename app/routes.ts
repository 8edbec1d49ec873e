// The screens, in the order of the specification, section 2. Cart, checkout and address are panels over the menu (`?painel=`), so that Back works.
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('creditcardweb', 'payments/card.route.tsx'),
  index('account/entry.route.tsx'),
  route('cadastro', 'account/sign-up.route.tsx'),
  route('login/Acesso', 'account/access.route.tsx'),
  route('login/pedidoMesa', 'account/login.route.tsx', { id: 'login-at-table' }),
  route('login', 'account/login.route.tsx', { id: 'login' }),
  route('delivery/historicoPedidos', 'orders/history.route.tsx'),
  route('delivery/pedido/:codigoEstabelecimento/:idPedido/:statusInicial', 'orders/tracking.route.tsx', { id: 'tracking-with-store' }),
  route('delivery/pedido/:idPedido/:statusInicial', 'orders/tracking.route.tsx', { id: 'tracking' }),
  route('delivery/avaliacaoPedido', 'reviews/review.route.tsx'),
  route('delivery', 'menu/menu.route.tsx'),
  route('lojas', 'stores/stores.route.tsx', { id: 'store-list' }),
  route('estabelecimentos', 'stores/stores.route.tsx', { id: 'stores' }),
  route('estabelecimento', 'stores/stores.route.tsx', { id: 'store-picker' }),
  route('perfil/:param1', 'account/profile.route.tsx', { id: 'profile-with-parameter' }),
  route('perfil', 'account/profile.route.tsx', { id: 'profile' }),
  route('produto/:idProduto', 'menu/product.route.tsx'),
  route('promocional', 'coupons/promotional.route.tsx'),
  route('painel', 'staff/board.route.tsx'),
  route('painel/avaliacoes', 'staff/reviews.route.tsx'),
  route('painel/entrar', 'staff/sign-in.route.tsx'),
  route('painel/mensagens', 'staff/messages.route.tsx'),
  route('estilo', 'ui/gallery.route.tsx'),
  route('*', 'errors/elsewhere.route.tsx'),
] satisfies RouteConfig;
