// Roxo Açaí, an açaí and juice brand in Recife: three stores, cashback, build your own cup.
import { customers, team } from '../builders.ts';
import { roxoLogo } from '../logos.ts';
import type { DemoBrand } from '../shapes.ts';
import { roxoGroups } from './groups.ts';
import { roxoMenu } from './menu.ts';
import { roxoStores } from './stores.ts';

/** A place on the wheel that wins nothing. */
const noPrize = {
  valorDesconto: 0,
  valorDescontoPercentual: 0,
  maximoDesconto: 0,
  freteGratis: false,
};

export const acai: DemoBrand = {
  appNome: 'acai',
  host: 'acai.localhost',
  projectName: 'Roxo Açaí',
  corSitePrimaria: '#6D28A8',
  corSiteSecundaria: '#2FB673',
  logo: roxoLogo,
  // Unused ids: consenting to cookies here is counted nowhere.
  tags: {
    pixelFacebook: '000000000000000',
    googleAnalytics: 'G-0000000000',
    tagManager: 'GTM-0000000',
    script:
      "<script>addEventListener('quitute:money', ({ detail }) => { document.title = " +
      'detail.name; });</script>',
  },
  possuiDelivery: true,
  permitirContinuarSemCadastro: true,
  loginApenasTelefone: true,
  permiteLoginTelefone: true,
  permiteRetiradaBalcao: true,
  tipoSelecaoEndereco: 1,
  tipoEntregaBairro: 0,
  idioma: 'pt-BR',
  moeda: 'BRL',
  taxaAdicional: 0,
  stores: roxoStores,
  groups: roxoGroups,
  categories: roxoMenu,
  coupons: [
    {
      codigoCupom: 'ROXO5',
      nome: 'R$ 5 no seu açaí',
      valorDesconto: 500,
      valorMinimoPedido: 2500,
      usosPorCliente: 2,
      exibir: true,
    },
    {
      codigoCupom: 'FRETEROXO',
      nome: 'Entrega grátis',
      freteGratis: true,
      valorMinimoPedido: 3000,
      exibir: true,
    },
    {
      codigoCupom: 'BEMVINDO10',
      nome: '10% no primeiro pedido',
      valorDescontoPercentual: 10,
      primeiroPedido: true,
      usosPorCliente: 1,
      exibir: true,
    },
  ],
  referral: {
    nome: 'Indique e ganhe',
    valorDesconto: 800,
    valorMinimoPedido: 2500,
    diasValidade: 30,
  },
  wheel: {
    horas: 24,
    diasValidade: 7,
    valorMinimoPedido: 2500,
    premios: [
      { ...noPrize, nome: '10% off', probabilidade: 15, valorDescontoPercentual: 10 },
      { ...noPrize, nome: 'Frete grátis', probabilidade: 15, freteGratis: true },
      { ...noPrize, nome: '5% off', probabilidade: 25, valorDescontoPercentual: 5 },
      { ...noPrize, nome: 'Quase lá', probabilidade: 15 },
      {
        ...noPrize,
        nome: '15% e frete',
        probabilidade: 4.5,
        valorDescontoPercentual: 15,
        maximoDesconto: 2000,
        freteGratis: true,
      },
      { ...noPrize, nome: 'R$ 6', probabilidade: 15, valorDesconto: 600 },
      { ...noPrize, nome: 'R$ 20', probabilidade: 0.5, valorDesconto: 2000 },
      { ...noPrize, nome: 'R$ 10', probabilidade: 10, valorDesconto: 1000 },
    ],
  },
  stampPrograms: [
    {
      nome: 'R$ 20 no seu açaí',
      selosNecessarios: 10,
      valorMinimoPedido: 2500,
      rewardKind: 'valor',
      rewardValue: 2000,
      diasValidade: 180,
      history: [
        { filled: 10, startedDaysAgo: 120, endsInDays: 60, redeemedDaysAgo: 70 },
        { filled: 4, startedDaysAgo: 300, endsInDays: -120 },
        { filled: 10, startedDaysAgo: 60, endsInDays: 130 },
        { filled: 6, startedDaysAgo: 30, endsInDays: 150 },
      ],
    },
  ],
  customers: customers(
    '81988650102',
    {
      nome: 'Thiago Cavalcanti',
      email: 'thiago.cavalcanti@exemplo.com.br',
      telefone: '81992417706',
    },
    { nome: 'Larissa Monteiro', email: 'larissa.monteiro@exemplo.com.br', telefone: '81997153824' },
  ),
  staff: team(
    'Conceição Lins',
    { nome: 'Ítalo Barros', email: 'gerente@roxo.quitute.app', papel: 'gerente' },
    { nome: 'Rayane Melo', email: 'balcao@roxo.quitute.app', papel: 'atendente' },
  ),
};
