// Forno da Vila's one store: tables, delivery by neighbourhood, open around the clock so that a
// demo works at any hour.
import { allPayments, EVERY_DAY, hours } from '../builders.ts';
import type { DemoArea, DemoStore } from '../shapes.ts';

const neighbourhood = (
  bairro: string,
  taxaEntrega: number | null,
  minimoEntregaGratis: number | null,
  tempoMinimo: number,
  tempoMaximo: number,
): DemoArea => ({
  kind: 'bairro',
  bairro,
  cidade: 'São Paulo',
  uf: 'SP',
  taxaEntrega,
  minimoEntregaGratis,
  tempoMinimo,
  tempoMaximo,
});

const areas: DemoArea[] = [
  neighbourhood('Vila Madalena', 690, 12000, 35, 50),
  neighbourhood('Vila Beatriz', 690, 12000, 35, 50),
  neighbourhood('Sumarezinho', 690, 12000, 35, 50),
  neighbourhood('Pinheiros', 790, 12000, 35, 55),
  neighbourhood('Alto de Pinheiros', 890, 14000, 40, 55),
  neighbourhood('Sumaré', 890, 14000, 40, 55),
  neighbourhood('Vila Anglo Brasileira', 890, 14000, 40, 60),
  neighbourhood('Pompeia', 990, 14000, 40, 60),
  neighbourhood('Perdizes', 990, 16000, 45, 60),
  neighbourhood('Pacaembu', 1090, 16000, 45, 65),
  neighbourhood('Cerqueira César', 1090, 16000, 45, 65),
  neighbourhood('Jardim Paulistano', 1190, 18000, 45, 65),
  // Across the river: only worth the trip for a larger order.
  { ...neighbourhood('Butantã', 1390, null, 50, 75), valorMinimoPedido: 6000 },
  neighbourhood('Vila Leopoldina', null, null, 0, 0),
];

export const fornoStore: DemoStore = {
  codigo: 'vila-madalena',
  nome: 'Vila Madalena',
  telefone: '11987640210',
  endereco: {
    logradouro: 'Rua Aspicuelta',
    numero: '210',
    bairro: 'Vila Madalena',
    cidade: 'São Paulo',
    uf: 'SP',
    cep: '05433010',
  },
  latitude: -23.5574,
  longitude: -46.6903,
  fusoHorario: 'America/Sao_Paulo',
  possuiPedidoMesa: true,
  permiteRetiradaBalcao: true,
  permiteEntrega: true,
  tempoEntregaMinimo: 35,
  tempoEntregaMaximo: 50,
  tempoRetirada: 25,
  horarios: hours(EVERY_DAY, '00:00', '24:00'),
  diasAgendamento: 5,
  pedidosPorHorario: 12,
  areas,
  formasPagamento: allPayments(5),
  ownPix: { key: '12ABC34501DE35', name: 'Forno da Vila', city: 'São Paulo' },
  valorMinimoPedido: 3500,
  valorMinimoRetiradaNoLocal: 1000,
  minimoEntregaGratis: 12000,
  cashbackPercent: 5,
};
