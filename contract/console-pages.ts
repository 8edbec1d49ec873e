// The addresses of the console's pages. Routes, links, redirects and messages are built from this
// table.

export const consolePages = {
  board: '/painel',
  menu: '/painel/cardapio',
  tables: '/painel/mesas',
  tableSetup: '/painel/mesas/preparar',
  tableSheets: '/painel/mesas/qr',
  printedMenu: '/painel/cardapio/impresso',
  reviews: '/painel/avaliacoes',
  stores: '/painel/loja',
  coupons: '/painel/cupons',
  loyalty: '/painel/fidelidade',
  messages: '/painel/mensagens',
  errors: '/painel/erros',
  customers: '/painel/clientes',
  figures: '/painel/numeros',
  start: '/painel/inicio',
  guide: '/painel/inicio/guia',
  team: '/painel/equipe',
  myAccount: '/painel/conta',
  audit: '/painel/registro',
  security: '/painel/seguranca',
  settings: '/painel/configuracoes',
  menuPreview: '/painel/cardapio/previa',
  signIn: '/painel/entrar',
  invitation: '/painel/convite',
} as const;
