// Parameters of the specification with their own screen, or derived from something else: where they
// are set.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { consolePages } from '#contract/console-pages.ts';

export type ParameterLink = {
  names: readonly string[];
  about: MessageDescriptor;
  /** A part of the store's set-up, or a path. */
  to: { tab: 'regras' | 'pagamento' | 'entrega' | 'marca' } | { path: string };
  forOwners: boolean;
};

export const PARAMETER_LINKS: readonly ParameterLink[] = [
  {
    names: ['projectName', 'urlLogo', 'corSitePrimaria', 'corSiteSecundaria'],
    about: msg`Nome, logo e cores, com a paleta à vista`,
    to: { tab: 'marca' },
    forOwners: true,
  },
  {
    names: ['pixelFacebook', 'googleAnalytics', 'tagManager', 'script', 'scriptscriptBody'],
    about: msg`Medição e scripts da marca, só com o consentimento do cliente`,
    to: { tab: 'marca' },
    forOwners: true,
  },
  {
    names: ['PUBLIC_URL_IPHONE', 'PUBLIC_URL_ANDROID'],
    about: msg`Onde baixar o aplicativo da marca`,
    to: { tab: 'marca' },
    forOwners: true,
  },
  {
    names: [
      'permiteRetiradaBalcao',
      'valorMinimoPedido',
      'valorMinimoRetiradaNoLocal',
      'minimoEntregaGratis',
    ],
    about: msg`Entrega, retirada e pedidos mínimos da loja`,
    to: { tab: 'regras' },
    forOwners: false,
  },
  {
    names: ['taxaEntrega'],
    about: msg`Áreas de entrega e suas taxas; o site mostra a menor`,
    to: { tab: 'entrega' },
    forOwners: false,
  },
  {
    names: ['formaPagamento.desconto'],
    about: msg`Formas de pagamento e o desconto de cada uma`,
    to: { tab: 'pagamento' },
    forOwners: false,
  },
  {
    names: ['possuiPedidoMesa'],
    about: msg`Pedidos na mesa e o serviço`,
    to: { path: consolePages.tableSetup },
    forOwners: false,
  },
];
