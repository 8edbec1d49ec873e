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
  stores: [fornoStore],
  groups: fornoGroups,
  categories: [
    {
      nome: 'Combos',
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
      codigoCupom: 'FRETEGRATIS',
      nome: 'A entrega é por nossa conta',
      freteGratis: true,
      valorMinimoPedido: 6000,
      usosPorCliente: 3,
      exibir: true,
    },
    {
      codigoCupom: 'VILA10',
      nome: 'O desconto da vizinhança',
      valorDescontoPercentual: 10,
      maximoDesconto: 3000,
      exibir: true,
    },
    {
      codigoCupom: 'BEMVINDO15',
      nome: '15% no primeiro pedido',
      valorDescontoPercentual: 15,
      maximoDesconto: 2500,
      primeiroPedido: true,
      usosPorCliente: 1,
      exibir: true,
    },
    {
      codigoCupom: 'SEXTOU20',
      nome: 'R$ 20 nas noites de sexta',
      valorDesconto: 2000,
      valorMinimoPedido: 10_000,
      horarios: hours([5], '18:00', '26:00'),
    },
    {
      codigoCupom: 'FORNO100',
      nome: 'Cupom da inauguração',
      valorDescontoPercentual: 100,
      maximoDesconto: 5000,
      usosPorCliente: 1,
      limiteUsos: 1,
    },
    { codigoCupom: 'VENCIDO', nome: 'Cupom que já passou', valorDescontoPercentual: 50, days: -1 },
  ],
  couponOffer: {
    nome: 'Um mimo do forno',
    valorDescontoPercentual: 12,
    maximoDesconto: 2000,
    freteGratis: true,
    valorMinimoPedido: 5000,
    diasValidade: 7,
  },
  referral: {
    nome: 'Indique e ganhe',
    valorDesconto: 1500,
    valorMinimoPedido: 5000,
    diasValidade: 30,
  },
  stampPrograms: [
    {
      nome: 'Pizza por nossa conta',
      selosNecessarios: 10,
      valorMinimoPedido: 4000,
      rewardKind: 'valor',
      rewardValue: 6000,
      diasValidade: 180,
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
