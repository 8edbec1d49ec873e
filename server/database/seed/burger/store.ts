// Brasa Burger's store in Belo Horizonte: open past midnight, delivery by postal-code ranges and a
// few neighbourhoods.
import { hours, restaurantPayments } from '../builders.ts';
import type { DemoArea, DemoStore } from '../shapes.ts';

const cep = (
  from: string,
  to: string,
  taxaEntrega: number,
  minimoEntregaGratis: number | null,
  tempoMinimo: number,
  tempoMaximo: number,
): DemoArea => ({
  kind: 'cep',
  from,
  to,
  taxaEntrega,
  minimoEntregaGratis,
  tempoMinimo,
  tempoMaximo,
});

const neighbourhood = (
  bairro: string,
  taxaEntrega: number | null,
  tempoMinimo: number,
  tempoMaximo: number,
): DemoArea => ({
  kind: 'bairro',
  bairro,
  cidade: 'Belo Horizonte',
  uf: 'MG',
  taxaEntrega,
  minimoEntregaGratis: null,
  tempoMinimo,
  tempoMaximo,
});

export const brasaStore: DemoStore = {
  codigo: 'savassi',
  nome: 'Savassi',
  telefone: '31988120330',
  endereco: {
    logradouro: 'Rua Pernambuco',
    numero: '1120',
    bairro: 'Savassi',
    cidade: 'Belo Horizonte',
    uf: 'MG',
    cep: '30130155',
  },
  latitude: -19.9368,
  longitude: -43.9336,
  fusoHorario: 'America/Sao_Paulo',
  possuiPedidoMesa: true,
  permiteRetiradaBalcao: true,
  permiteEntrega: true,
  tempoEntregaMinimo: 25,
  tempoEntregaMaximo: 40,
  tempoRetirada: 20,
  // Sunday is 0. From Thursday to Saturday the grill is on until three.
  horarios: [...hours([0, 1, 2, 3], '11:00', '25:00'), ...hours([4, 5, 6], '11:00', '27:00')],
  diasAgendamento: 2,
  entregadores: ['Júlia', 'Rafael'],
  areas: [
    cep('30110000', '30199999', 490, 10000, 25, 40),
    cep('30200000', '30269999', 690, 12000, 30, 45),
    cep('30300000', '30389999', 690, 12000, 30, 45),
    cep('30400000', '30449999', 890, 15000, 35, 55),
    cep('31010000', '31039999', 990, null, 40, 60),
    neighbourhood('Buritis', 1190, 45, 65),
    neighbourhood('Estoril', 1190, 45, 65),
    neighbourhood('Castelo', 1490, 50, 75),
    neighbourhood('Pampulha', null, 0, 0),
  ],
  formasPagamento: restaurantPayments(3),
  valorMinimoPedido: 3000,
  valorMinimoRetiradaNoLocal: 0,
  minimoEntregaGratis: 10000,
};
