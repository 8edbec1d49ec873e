// Forno da Vila, a pizzeria in São Paulo: halves and quarters, tables, one store.
import { customers, hours, team } from '../builders.ts';
import { fornoLogo } from '../logos.ts';
import type { DemoBrand } from '../shapes.ts';
import { fornoGroups } from './groups.ts';
import { specialPizzas, sweetPizzas, traditionalPizzas } from './pizzas.ts';
import { desserts, drinks, halves, promotions, starters } from './sides.ts';
import { fornoStore } from './store.ts';

export const pizzaria: DemoBrand = {
  appNome: 'pizzaria',
  host: 'pizzaria.localhost',
  projectName: 'Forno da Vila',
  corSitePrimaria: '#A3161A',
  corSiteSecundaria: '#F2B632',
  facebookSandbox: true,
  logo: fornoLogo,
  possuiDelivery: true,
  permitirContinuarSemCadastro: true,
  loginApenasTelefone: false,
  permiteLoginTelefone: true,
  permiteRetiradaBalcao: true,
  tipoSelecaoEndereco: 0,
  tipoEntregaBairro: 1,
  idioma: 'pt-BR',
  moeda: 'BRL',
  taxaAdicional: 0,
  coverPictures: ['1f355', '1f345', '1f33f'],
  stores: [fornoStore],
  groups: fornoGroups,
  categories: [
    {
      nome: 'Promoções',
      descricao: 'Valem hoje, enquanto durar a massa do dia.',
      tom: 'peach',
      produtos: promotions,
    },
    {
      nome: 'Monte a sua',
      descricao: 'Dois, três ou quatro sabores. O preço é a média dos sabores escolhidos.',
      tom: 'butter',
      produtos: halves,
    },
    { nome: 'Pizzas tradicionais', tom: 'peach', produtos: traditionalPizzas },
    { nome: 'Pizzas especiais', tom: 'butter', produtos: specialPizzas },
    { nome: 'Pizzas doces', tom: 'rose', produtos: sweetPizzas },
    { nome: 'Para começar', tom: 'mint', produtos: starters },
    { nome: 'Sobremesas', tom: 'butter', produtos: desserts },
    { nome: 'Bebidas', tom: 'sky', produtos: drinks },
  ],
  coupons: [
    {
      codigo: 'FRETEGRATIS',
      nome: 'A entrega é por nossa conta',
      freteGratis: true,
      minimum: 6000,
      perCustomer: 3,
      shown: true,
    },
    {
      codigo: 'VILA10',
      nome: 'O desconto da vizinhança',
      valorDescontoPercentual: 10,
      maximoDesconto: 3000,
      shown: true,
    },
    {
      codigo: 'BEMVINDO15',
      nome: '15% no primeiro pedido',
      valorDescontoPercentual: 15,
      maximoDesconto: 2500,
      firstOrderOnly: true,
      perCustomer: 1,
      shown: true,
    },
    {
      codigo: 'SEXTOU20',
      nome: 'R$ 20 nas noites de sexta',
      valorDesconto: 2000,
      minimum: 10_000,
      spans: hours([5], '18:00', '26:00'),
    },
    {
      codigo: 'FORNO100',
      nome: 'Cupom da inauguração',
      valorDescontoPercentual: 100,
      maximoDesconto: 5000,
      perCustomer: 1,
      uses: 1,
    },
    { codigo: 'VENCIDO', nome: 'Cupom que já passou', valorDescontoPercentual: 50, days: -1 },
  ],
  couponOffer: {
    nome: 'Um mimo do forno',
    valorDescontoPercentual: 12,
    maximoDesconto: 2000,
    freteGratis: true,
    minimum: 5000,
    days: 7,
  },
  referral: { nome: 'Indique e ganhe', valorDesconto: 1500, minimum: 5000, days: 30 },
  stampPrograms: [
    {
      nome: 'Pizza por nossa conta',
      stamps: 10,
      minimumOrder: 4000,
      rewardKind: 'valor',
      rewardValue: 6000,
      days: 180,
      history: [
        { filled: 10, startedDaysAgo: 150, endsInDays: 60, redeemedDaysAgo: 70 },
        { filled: 4, startedDaysAgo: 330, endsInDays: -150 },
        { filled: 6, startedDaysAgo: 40, endsInDays: 140 },
      ],
    },
  ],
  customers: customers(
    '11987650101',
    { nome: 'Rafael Siqueira', email: 'rafael.siqueira@exemplo.com.br', telefone: '11996120348' },
    { nome: 'Beatriz Amaral', email: 'beatriz.amaral@exemplo.com.br', telefone: '11973405521' },
  ),
  staff: team(
    'Lúcia Forneri',
    { nome: 'Davi Prado', email: 'gerente@forno.quitute.app', papel: 'gerente' },
    { nome: 'Jéssica Nunes', email: 'balcao@forno.quitute.app', papel: 'atendente' },
  ),
};
