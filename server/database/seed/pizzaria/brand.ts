// Forno da Vila, a pizzeria in São Paulo: halves and quarters, tables, one store.
import { customers, team } from '../builders.ts';
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
    { nome: 'Promoções', descricao: 'Valem hoje, enquanto durar a massa do dia.', tom: 'peach', produtos: promotions },
    { nome: 'Monte a sua', descricao: 'Dois, três ou quatro sabores. O preço é a média dos sabores escolhidos.', tom: 'butter', produtos: halves },
    { nome: 'Pizzas tradicionais', tom: 'peach', produtos: traditionalPizzas },
    { nome: 'Pizzas especiais', tom: 'butter', produtos: specialPizzas },
    { nome: 'Pizzas doces', tom: 'rose', produtos: sweetPizzas },
    { nome: 'Para começar', tom: 'mint', produtos: starters },
    { nome: 'Sobremesas', tom: 'butter', produtos: desserts },
    { nome: 'Bebidas', tom: 'sky', produtos: drinks },
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
