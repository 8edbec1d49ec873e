// Every parameter of the specification that a restaurant may set: its label, its effect for
// customers, and valid values. The compiler requires a row per wire field; test/parameters.test.ts
// requires that something reads it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrandParameters, StoreParameters } from '#contract/entities/console/parameters.ts';
import { tagPatterns } from '#contract/tag-ids.ts';
import { languageNames } from '../../i18n/language-choice.ts';

export type ParameterValue = boolean | number | string | null;
export type Choice = { value: number | string; label: MessageDescriptor | string };
export type ParameterKind =
  | { kind: 'flag' }
  | { kind: 'money' }
  | { kind: 'percent' }
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'tag'; pattern: RegExp; example: string };
export type Parameter = ParameterKind & {
  group: 'orders' | 'account' | 'address' | 'money' | 'place' | 'list' | 'discount' | 'tags';
  label: MessageDescriptor;
  about: MessageDescriptor;
  /** The default of a new brand. */
  initial: ParameterValue;
};

export const GROUP_NAMES: Record<Parameter['group'], MessageDescriptor> = {
  orders: msg`Pedidos`,
  account: msg`Conta do cliente`,
  address: msg`Endereço de entrega`,
  money: msg`Dinheiro e idioma`,
  place: msg`Lojas e mesas`,
  list: msg`Lista do cardápio`,
  discount: msg`Desconto do cardápio`,
  tags: msg`Medição desta loja`,
};

const CURRENCIES = ['BRL', 'ARS', 'BOB', 'EUR', 'USD', 'UYU', 'TESTE'].map((value) => ({
  value,
  label: value,
}));
const LANGUAGES = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

export const BRAND_PARAMETERS: Record<keyof BrandParameters, Parameter> = {
  possuiDelivery: {
    group: 'orders',
    kind: 'flag',
    initial: true,
    label: msg`Cardápio e pedidos`,
    about: msg`O site mostra o cardápio e recebe pedidos. Desligado, a marca tem só a fidelidade, e o site abre na entrada da conta.`,
  },
  permitirContinuarSemCadastro: {
    group: 'account',
    kind: 'flag',
    initial: true,
    label: msg`Pedir sem cadastro`,
    about: msg`O cliente pede só com nome e telefone. Desligado, a conta é pedida antes de enviar o pedido.`,
  },
  quituteStart: {
    group: 'account',
    kind: 'flag',
    initial: false,
    label: msg`Fidelidade desde o primeiro pedido`,
    about: msg`A conta é sempre pedida, mesmo com o pedido sem cadastro ligado, para que toda compra conte na fidelidade.`,
  },
  permiteLoginTelefone: {
    group: 'account',
    kind: 'flag',
    initial: true,
    label: msg`Entrar com o telefone`,
    about: msg`Além do e-mail, o cliente pode entrar com o número do telefone e um código por WhatsApp.`,
  },
  loginApenasTelefone: {
    group: 'account',
    kind: 'flag',
    initial: false,
    label: msg`Entrar só com o telefone`,
    about: msg`O e-mail deixa de ser pedido: a conta se abre e se confirma pelo número do telefone.`,
  },
  tipoSelecaoEndereco: {
    group: 'address',
    kind: 'choice',
    initial: 0,
    choices: [
      { value: 0, label: msg`Formulário` },
      { value: 1, label: msg`Alfinete no mapa` },
      { value: 2, label: msg`Busca no mapa` },
    ],
    label: msg`Como o endereço é informado`,
    about: msg`A primeira tela de um endereço novo. Do mapa sempre se chega ao formulário.`,
  },
  tipoEntregaBairro: {
    group: 'address',
    kind: 'choice',
    initial: 0,
    choices: [
      { value: 0, label: msg`Escritos pelo cliente` },
      { value: 1, label: msg`Escolhidos de uma lista` },
    ],
    label: msg`Bairros no formulário`,
    about: msg`Com a lista, o cliente escolhe entre os bairros que a loja atende, e o formulário não começa pelo CEP.`,
  },
  PUBLIC_DESABILITAR_CADASTRO_CEP: {
    group: 'address',
    kind: 'flag',
    initial: false,
    label: msg`Endereço sem CEP`,
    about: msg`O cliente digita a rua direto, sem passar pela busca por CEP.`,
  },
  PUBLIC_TAXA_ADICIONAL: {
    group: 'money',
    kind: 'money',
    initial: 0,
    label: msg`Taxa adicional por pedido`,
    about: msg`Somada a todo pedido, em linha própria. Vazio: nenhuma.`,
  },
  PUBLIC_CODIGO_MOEDA: {
    group: 'money',
    kind: 'choice',
    initial: 'BRL',
    choices: CURRENCIES,
    label: msg`Moeda`,
    about: msg`Como os preços são escritos no site. Trocar a moeda não converte os preços do cardápio.`,
  },
  PUBLIC_IDIOMA: {
    group: 'money',
    kind: 'choice',
    initial: 'pt-BR',
    choices: LANGUAGES,
    label: msg`Idioma do site`,
    about: msg`A língua de quem chega pela primeira vez e das mensagens. Cada cliente pode escolher outra no perfil.`,
  },
  permitirDesconectarMesa: {
    group: 'place',
    kind: 'flag',
    initial: false,
    label: msg`Sair da mesa e trocar de loja`,
    about: msg`O cliente pode sair da mesa depois de pedir; com várias lojas, o site pergunta a loja a cada visita.`,
  },
  redirecionarParaSitePrincipal: {
    group: 'place',
    kind: 'flag',
    initial: false,
    label: msg`Levar visitantes ao site principal`,
    about: msg`Quem chega por outro endereço da marca vai para o principal.`,
  },
};

export const STORE_PARAMETERS: Record<
  Exclude<keyof StoreParameters, 'personalizados'>,
  Parameter
> = {
  adicionarItensNaTelaInicial: {
    group: 'list',
    kind: 'flag',
    initial: true,
    label: msg`Adicionar direto da lista`,
    about: msg`O botão + da lista põe na sacola o item sem escolhas obrigatórias. Desligado, ele abre a página do item.`,
  },
  percentualDesconto: {
    group: 'discount',
    kind: 'percent',
    initial: 0,
    label: msg`Desconto em todo pedido`,
    about: msg`Tirado dos itens fora de promoção, sem pedir cupom. Com cupom, vale o maior dos dois.`,
  },
  maximoPedidoComDesconto: {
    group: 'discount',
    kind: 'money',
    initial: 0,
    label: msg`Valor do pedido que recebe desconto`,
    about: msg`O percentual, também o de cupons, conta só até este valor em itens. Vazio: sobre tudo.`,
  },
  valorDesconto: {
    group: 'discount',
    kind: 'money',
    initial: 0,
    label: msg`Desconto fixo em todo pedido`,
    about: msg`Um valor tirado de cada pedido, sem pedir cupom. Com cupom, vale o maior dos dois.`,
  },
  maximoDesconto: {
    group: 'discount',
    kind: 'money',
    initial: 0,
    label: msg`Desconto máximo`,
    about: msg`Nenhum desconto, nem o de cupons, passa deste valor. Vazio: sem limite.`,
  },
  pixel: {
    group: 'tags',
    kind: 'tag',
    pattern: tagPatterns.pixel,
    example: '1234567890',
    initial: null,
    label: msg`Pixel desta loja (Meta)`,
    about: msg`Conta visitas e vendas só desta loja, ao lado do pixel da marca, e apenas com o consentimento do cliente.`,
  },
  tagManager: {
    group: 'tags',
    kind: 'tag',
    pattern: tagPatterns.container,
    example: 'GTM-XXXXXXX',
    initial: null,
    label: msg`Google Tag Manager desta loja`,
    about: msg`Um contêiner só desta loja, ao lado do da marca, e apenas com o consentimento do cliente.`,
  },
};
