// Café Serrano, in Curitiba: loyalty only. The store takes no orders; stamps are earned at the
// counter.
import {
  customers,
  hours,
  MONDAY_TO_FRIDAY,
  restaurantPayments,
  SATURDAY,
  SUNDAY,
  team,
} from '../builders.ts';
import { serranoLogo } from '../logos.ts';
import type { DemoBrand, DemoStore } from '../shapes.ts';
import { serranoGroups, serranoMenu } from './menu.ts';

const batel: DemoStore = {
  codigo: 'batel',
  nome: 'Batel',
  telefone: '41988170517',
  endereco: {
    logradouro: 'Rua Coronel Dulcídio',
    numero: '517',
    bairro: 'Batel',
    cidade: 'Curitiba',
    uf: 'PR',
    cep: '80420170',
  },
  latitude: -25.4417,
  longitude: -49.2875,
  fusoHorario: 'America/Sao_Paulo',
  possuiPedidoMesa: false,
  permiteRetiradaBalcao: false,
  permiteEntrega: false,
  tempoEntregaMinimo: 0,
  tempoEntregaMaximo: 0,
  tempoRetirada: 0,
  horarios: [
    ...hours(MONDAY_TO_FRIDAY, '07:30', '19:30'),
    ...hours(SATURDAY, '08:00', '18:00'),
    ...hours(SUNDAY, '09:00', '13:00'),
  ],
  areas: [],
  formasPagamento: restaurantPayments(),
  valorMinimoPedido: 0,
  valorMinimoRetiradaNoLocal: 0,
  minimoEntregaGratis: null,
};

export const cafe: DemoBrand = {
  appNome: 'cafe',
  host: 'cafe.localhost',
  projectName: 'Café Serrano',
  corSitePrimaria: '#5A3825',
  corSiteSecundaria: '#D79B55',
  logo: serranoLogo,
  possuiDelivery: false,
  permitirContinuarSemCadastro: false,
  loginApenasTelefone: false,
  permiteLoginTelefone: true,
  permiteRetiradaBalcao: false,
  tipoSelecaoEndereco: 0,
  tipoEntregaBairro: 0,
  idioma: 'pt-BR',
  moeda: 'BRL',
  taxaAdicional: 0,
  stores: [batel],
  groups: serranoGroups,
  categories: serranoMenu,
  stampPrograms: [
    {
      nome: 'Cappuccino grátis',
      selosNecessarios: 8,
      valorMinimoPedido: null,
      rewardKind: 'produto',
      product: 'Cappuccino',
      diasValidade: 120,
      history: [
        { filled: 8, startedDaysAgo: 90, endsInDays: 40, redeemedDaysAgo: 30 },
        { filled: 5, startedDaysAgo: 25, endsInDays: 95 },
      ],
    },
    {
      nome: 'Fatia de bolo por nossa conta',
      selosNecessarios: 5,
      valorMinimoPedido: null,
      rewardKind: 'produto',
      product: 'Bolo de fubá com erva-doce',
      diasValidade: 60,
      history: [{ filled: 5, startedDaysAgo: 20, endsInDays: 45 }],
    },
  ],
  customers: customers('41988650104', {
    nome: 'Helena Kowalski',
    email: 'helena.kowalski@exemplo.com.br',
    telefone: '41996384417',
  }),
  staff: team('Irene Serrano', {
    nome: 'Caio Lemos',
    email: 'balcao@serrano.quitute.app',
    papel: 'atendente',
  }),
};
