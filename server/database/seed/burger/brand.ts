// Brasa Burger, a burger bar in Belo Horizonte: bright yellow, so that the text on it has to be
// dark.
import { customers, team } from '../builders.ts';
import { brasaLogo } from '../logos.ts';
import type { DemoBrand } from '../shapes.ts';
import { brasaGroups } from './groups.ts';
import { brasaMenu } from './menu.ts';
import { brasaStore } from './store.ts';

export const burger: DemoBrand = {
  appNome: 'burger',
  host: 'burger.localhost',
  projectName: 'Brasa Burger',
  corSitePrimaria: '#FFC400',
  corSiteSecundaria: '#000000',
  logo: brasaLogo,
  possuiDelivery: true,
  permitirContinuarSemCadastro: true,
  loginApenasTelefone: false,
  permiteLoginTelefone: true,
  permiteRetiradaBalcao: true,
  tipoSelecaoEndereco: 0,
  tipoEntregaBairro: 0,
  idioma: 'pt-BR',
  moeda: 'BRL',
  taxaAdicional: 99,
  stores: [brasaStore],
  groups: brasaGroups,
  categories: brasaMenu,
  coupons: [
    {
      codigoCupom: 'BRASA50',
      nome: 'Metade do preço na brasa',
      valorDescontoPercentual: 50,
      maximoDesconto: 3000,
      valorMinimoPedido: 6000,
      usosPorCliente: 1,
      exibir: true,
    },
    {
      codigoCupom: 'VOLTA20',
      nome: '20% para voltar hoje',
      valorDescontoPercentual: 20,
      maximoDesconto: 3000,
      valorMinimoPedido: 6000,
      exibir: true,
    },
  ],
  customers: customers(
    '31988650103',
    { nome: 'Gustavo Drummond', email: 'gustavo.drummond@exemplo.com.br', telefone: '31994071852' },
    { nome: 'Paula Rezende', email: 'paula.rezende@exemplo.com.br', telefone: '31997826640' },
  ),
  staff: team(
    'Otávio Brandão',
    { nome: 'Camila Torres', email: 'gerente@brasa.quitute.app', papel: 'gerente' },
    { nome: 'Wesley Rocha', email: 'chapa@brasa.quitute.app', papel: 'atendente' },
  ),
};
