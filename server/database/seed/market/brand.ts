// Mercado Boa Praça, a neighbourhood market in Porto Alegre: the large menu, with three hundred
// products.
import { customers, EVERY_DAY, hours, marketPayments, ring, team } from '../builders.ts';
import { pracaLogo } from '../logos.ts';
import type { DemoArea, DemoBrand, DemoStore } from '../shapes.ts';
import { generateMarket } from './generate-market.ts';
import { marketGroups } from './groups.ts';
import { alcoholShelf, drinkShelf, freezerShelf } from './shelves/cold.ts';
import { bakeryShelf, butcherShelf, fishShelf } from './shelves/counters.ts';
import { dairyShelf } from './shelves/dairy.ts';
import { fruitShelf, vegetableShelf } from './shelves/fresh.ts';
import { careShelf, cleaningShelf } from './shelves/home.ts';
import { pantryShelf, sweetShelf } from './shelves/pantry.ts';

const SEED = 20_260_314;

type Corner = [latitude: number, longitude: number];

/** A shape drawn on the map; for an exclusion only the shape counts. */
const polygon = (
  corners: Corner[],
  exclusion: boolean,
  taxaEntrega: number | null,
  tempoMinimo = 0,
  tempoMaximo = 0,
): DemoArea => ({
  kind: 'poligono',
  points: corners.map(([latitude, longitude]) => ({ latitude, longitude })),
  exclusion,
  taxaEntrega,
  minimoEntregaGratis: null,
  tempoMinimo,
  tempoMaximo,
});

/** The islands in the Guaíba: inside the outer ring, but out of reach for motorbikes. */
const islands: Corner[] = [
  [-29.96, -51.3],
  [-29.96, -51.232],
  [-30.0, -51.226],
  [-30.034, -51.246],
  [-30.06, -51.3],
];
/** The campus in the east: beyond the rings of the same fee, but close by car. */
const campus: Corner[] = [
  [-30.06, -51.13],
  [-30.06, -51.11],
  [-30.08, -51.11],
  [-30.08, -51.13],
];

const bomFim: DemoStore = {
  codigo: 'bom-fim',
  nome: 'Bom Fim',
  telefone: '51988450502',
  endereco: {
    logradouro: 'Rua Fernandes Vieira',
    numero: '502',
    bairro: 'Bom Fim',
    cidade: 'Porto Alegre',
    uf: 'RS',
    cep: '90035090',
  },
  latitude: -30.0329,
  longitude: -51.2118,
  fusoHorario: 'America/Sao_Paulo',
  possuiPedidoMesa: false,
  permiteRetiradaBalcao: true,
  permiteEntrega: true,
  tempoEntregaMinimo: 45,
  tempoEntregaMaximo: 70,
  tempoRetirada: 40,
  // Day and night, without scheduled orders.
  horarios: hours(EVERY_DAY, '00:00', '24:00'),
  areas: [
    ring(2000, 590, 15000, 45, 70),
    ring(4500, 890, 20000, 50, 80),
    ring(8000, 1390, 30000, 60, 95),
    polygon(campus, false, 1690, 60, 95),
    polygon(islands, true, null),
    {
      kind: 'bairro',
      bairro: 'Bom Fim',
      cidade: 'Porto Alegre',
      uf: 'RS',
      taxaEntrega: 390,
      minimoEntregaGratis: 10000,
      tempoMinimo: 35,
      tempoMaximo: 55,
    },
  ],
  formasPagamento: marketPayments(),
  ownPix: { key: 'caixa@boapraca.example', name: 'Mercado Boa Praça', city: 'Porto Alegre' },
  valorMinimoPedido: 4000,
  valorMinimoRetiradaNoLocal: 2000,
  minimoEntregaGratis: 15000,
};

export const mercado: DemoBrand = {
  appNome: 'mercado',
  host: 'mercado.localhost',
  projectName: 'Mercado Boa Praça',
  corSitePrimaria: '#1C7A45',
  corSiteSecundaria: '#F2A33A',
  logo: pracaLogo,
  possuiDelivery: true,
  permitirContinuarSemCadastro: true,
  loginApenasTelefone: false,
  permiteLoginTelefone: true,
  permiteRetiradaBalcao: true,
  tipoSelecaoEndereco: 2,
  tipoEntregaBairro: 0,
  idioma: 'pt-BR',
  moeda: 'BRL',
  taxaAdicional: 0,
  stores: [bomFim],
  groups: marketGroups,
  categories: generateMarket(
    [
      fruitShelf,
      vegetableShelf,
      bakeryShelf,
      butcherShelf,
      fishShelf,
      dairyShelf,
      pantryShelf,
      sweetShelf,
      drinkShelf,
      alcoholShelf,
      freezerShelf,
      cleaningShelf,
      careShelf,
    ],
    SEED,
  ),
  coupons: [
    {
      codigoCupom: 'DESPENSA20',
      nome: 'R$ 20 na compra do mês',
      valorDesconto: 2000,
      valorMinimoPedido: 20_000,
      usosPorCliente: 1,
      exibir: true,
    },
    {
      codigoCupom: 'FRETEGRATIS',
      nome: 'Entrega grátis',
      freteGratis: true,
      valorMinimoPedido: 8000,
      exibir: true,
    },
  ],
  customers: customers(
    '51988650105',
    { nome: 'Júlia Schneider', email: 'julia.schneider@exemplo.com.br', telefone: '51992714480' },
    { nome: 'Anderson Pacheco', email: 'anderson.pacheco@exemplo.com.br', telefone: '51996530217' },
  ),
  staff: team(
    'Vera Bittencourt',
    { nome: 'Paulo Teixeira', email: 'gerente@boapraca.quitute.app', papel: 'gerente' },
    { nome: 'Tainá Flores', email: 'separacao@boapraca.quitute.app', papel: 'atendente' },
  ),
};
