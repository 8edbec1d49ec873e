// The screens, in the order of the specification, section 2. Cart, checkout and address are panels
// over the menu (`?painel=`), so that Back works.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { consolePages } from '#contract/console-pages.ts';
import { pages } from '#contract/pages.ts';

export default [
  route(pages.cardForm, 'payments/card.route.tsx'),
  route(pages.firstRun, 'console/set-up/first-run.route.tsx'),
  route(pages.offline, 'offline/offline.route.tsx'),
  index('account/entry.route.tsx'),
  route(pages.downloadsOfPlatform, 'downloads/downloads.route.tsx', {
    id: 'downloads-of-platform',
  }),
  route(pages.downloads, 'downloads/downloads.route.tsx', { id: 'downloads' }),
  route(pages.signUp, 'account/sign-up/sign-up.route.tsx'),
  route(pages.accessLink, 'account/access.route.tsx'),
  route(pages.tableLogin, 'tables/table-login.route.tsx'),
  route(pages.login, 'account/login.route.tsx'),
  route(pages.connectTable, 'tables/connect.route.tsx', { id: 'connect-table' }),
  route(pages.table, 'tables/connect.route.tsx', { id: 'table' }),
  route(pages.storeList, 'stores/stores.route.tsx', { id: 'store-list' }),
  route(pages.stores, 'stores/stores.route.tsx', { id: 'stores' }),
  route(pages.storePicker, 'stores/stores.route.tsx', { id: 'store-picker' }),
  route(pages.orderHistory, 'orders/history.route.tsx'),
  route(pages.orderOfStore, 'orders/tracking.route.tsx', { id: 'tracking-with-store' }),
  route(pages.order, 'orders/tracking.route.tsx', {
    id: 'tracking',
  }),
  route(pages.loyaltyWithDelivery, 'loyalty/loyalty.route.tsx', { id: 'loyalty-with-delivery' }),
  route(pages.review, 'reviews/review.route.tsx'),
  route(pages.menu, 'menu/menu.route.tsx'),
  route(pages.stampCards, 'loyalty/cards.route.tsx'),
  route(pages.wheel, 'loyalty/wheel.route.tsx'),
  route(pages.loyaltyStores, 'loyalty/stores.route.tsx', { id: 'loyalty-stores' }),
  route(pages.loyalty, 'loyalty/loyalty.route.tsx', { id: 'loyalty' }),
  route(pages.guestPrivacy, 'profile/guest-privacy.route.tsx'),
  route(pages.profileSection, 'profile/profile.route.tsx', {
    id: 'profile-with-parameter',
  }),
  route(pages.profile, 'profile/profile.route.tsx', { id: 'profile' }),
  route(pages.product, 'menu/product/product.route.tsx'),
  route(pages.promotions, 'coupons/promotional.route.tsx'),
  layout('console/frame/layout.route.tsx', { id: 'console' }, [
    route(consolePages.board, 'console/board/board.route.tsx'),
    route(consolePages.menu, 'console/menu/menu.route.tsx'),
    route(consolePages.tables, 'console/tables/tables.route.tsx', { id: 'staff-tables' }),
    route(consolePages.tableSetup, 'console/tables/setup.route.tsx'),
    route(consolePages.tableSheets, 'console/tables/qr-sheets.route.tsx'),
    route(consolePages.printedMenu, 'console/printed-menu/printed-menu.route.tsx'),
    route(consolePages.reviews, 'console/reviews/reviews.route.tsx'),
    route(consolePages.stores, 'console/stores/stores.route.tsx'),
    route(consolePages.coupons, 'console/coupons/coupons.route.tsx'),
    route(consolePages.loyalty, 'console/loyalty/loyalty.route.tsx', { id: 'staff-loyalty' }),
    route(consolePages.messages, 'console/messages/messages.route.tsx'),
    route(consolePages.errors, 'console/errors/errors.route.tsx'),
    route(consolePages.customers, 'console/customers/customers.route.tsx'),
    route(consolePages.figures, 'console/figures/figures.route.tsx'),
    route(consolePages.start, 'console/set-up/start.route.tsx'),
    route(consolePages.guide, 'console/set-up/guide.route.tsx'),
    route(consolePages.team, 'console/team/team.route.tsx'),
    route(consolePages.myAccount, 'console/my-account/my-account.route.tsx', {
      id: 'staff-account',
    }),
    route(consolePages.audit, 'console/audit/audit.route.tsx'),
    route(consolePages.security, 'console/audit/security.route.tsx'),
  ]),
  // On its own: the storefront's colours, without the console's frame.
  route(consolePages.menuPreview, 'console/menu/preview.route.tsx'),
  route(consolePages.signIn, 'console/my-account/sign-in.route.tsx'),
  route(consolePages.invitation, 'console/team/invitation.route.tsx'),
  route(pages.gallery, 'gallery/gallery.route.tsx'),
  route('*', 'errors/elsewhere.route.tsx'),
] satisfies RouteConfig;
