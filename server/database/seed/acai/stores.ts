// Roxo Açaí's three stores in Recife: delivery by rings around each, one of them paused when the
// demo starts.
import {
  EVERY_DAY,
  hours,
  MONDAY_TO_FRIDAY,
  ownPixPayments,
  ring,
  SATURDAY,
  SUNDAY,
} from '../builders.ts';
import type { DemoArea, DemoStore } from '../shapes.ts';

const rings: DemoArea[] = [
  ring(1500, 0, 0, 20, 30),
  ring(3000, 490, 5000, 25, 40),
  ring(5000, 790, 8000, 30, 50),
  ring(7500, 1190, null, 40, 65),
];

/** What the three stores have in common. */
const sameEverywhere = {
  fusoHorario: 'America/Recife',
  permiteRetiradaBalcao: true,
  permiteEntrega: true,
  tempoEntregaMinimo: 20,
  tempoEntregaMaximo: 30,
  tempoRetirada: 10,
  formasPagamento: ownPixPayments(),
  ownPix: { key: '9f1c7a52-3b6e-4d8a-a0c4-5e7d2b913f60', name: 'Roxo Açaí', city: 'Recife' },
  valorMinimoPedido: 2000,
  valorMinimoRetiradaNoLocal: 0,
  minimoEntregaGratis: 5000,
  cashbackPercent: 5,
  pedeCodigoEntrega: true,
};

export const roxoStores: DemoStore[] = [
  {
    ...sameEverywhere,
    codigo: 'boa-viagem',
    pixel: '000000000000001',
    tagManager: 'GTM-0000001',
    nome: 'Boa Viagem',
    telefone: '81988340201',
    endereco: {
      logradouro: 'Avenida Conselheiro Aguiar',
      numero: '2034',
      bairro: 'Boa Viagem',
      cidade: 'Recife',
      uf: 'PE',
      cep: '51111010',
    },
    latitude: -8.1172,
    longitude: -34.8965,
    possuiPedidoMesa: true,
    horarios: hours(EVERY_DAY, '09:00', '24:00'),
    diasAgendamento: 2,
    areas: rings,
  },
  {
    ...sameEverywhere,
    codigo: 'casa-forte',
    nome: 'Casa Forte',
    telefone: '81988340202',
    endereco: {
      logradouro: 'Avenida Dezessete de Agosto',
      numero: '1180',
      bairro: 'Casa Forte',
      cidade: 'Recife',
      uf: 'PE',
      cep: '52060590',
    },
    latitude: -8.0341,
    longitude: -34.9189,
    possuiPedidoMesa: false,
    // A lunch break on working days.
    horarios: [
      ...hours(MONDAY_TO_FRIDAY, '09:00', '12:30'),
      ...hours(MONDAY_TO_FRIDAY, '14:00', '22:00'),
      ...hours(SATURDAY, '10:00', '23:00'),
      ...hours(SUNDAY, '14:00', '22:00'),
    ],
    diasAgendamento: 2,
    areas: rings,
  },
  {
    ...sameEverywhere,
    codigo: 'gracas',
    nome: 'Graças',
    telefone: '81988340203',
    endereco: {
      logradouro: 'Rua das Graças',
      numero: '318',
      bairro: 'Graças',
      cidade: 'Recife',
      uf: 'PE',
      cep: '52011200',
    },
    latitude: -8.0467,
    longitude: -34.8998,
    possuiPedidoMesa: false,
    horarios: hours(EVERY_DAY, '10:00', '22:00'),
    areas: rings.slice(0, 3),
    cashbackPercent: 8,
    pausedMinutes: 45,
  },
];
