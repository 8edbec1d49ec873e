// Café Serrano's small menu, for reading: the brand does not deliver.
import { extras, option, remarks, variation } from '../builders.ts';
import type { DemoCategory, DemoGroup } from '../shapes.ts';

export const serranoGroups: DemoGroup[] = [
  variation('xicara', 'Tamanho', [
    option('Pequeno', 0),
    option('Médio', 250),
    option('Grande', 450),
  ]),
  variation('leite', 'Leite', [
    option('Integral', 0),
    option('Sem lactose', 150),
    option('De aveia', 350),
  ]),
  extras('toque', 'Um toque a mais', 0, 3, [
    option('Dose extra de espresso', 350),
    option('Chantili', 300),
    option('Calda de caramelo', 300),
    option('Canela', 0),
  ]),
  remarks('cafe-do-jeito', 'Do seu jeito', [
    'Descafeinado',
    'Bem quente',
    'Sem espuma',
    'Para viagem',
  ]),
  variation('metodo', 'Método', [
    option('Coador de pano', 0),
    option('Prensa francesa', 200),
    option('Filtro de papel V60', 300),
  ]),
  variation('moagem', 'Moagem', [
    option('Em grãos', 0),
    option('Coador', 0),
    option('Italiana', 0),
    option('Prensa francesa', 0),
  ]),
];

const MILKY = ['xicara', 'leite', 'toque', 'cafe-do-jeito'];

export const serranoMenu: DemoCategory[] = [
  {
    nome: 'Cafés',
    descricao: 'Grãos da serra, torrados toda terça.',
    tom: 'butter',
    produtos: [
      {
        nome: 'Espresso',
        descricao: 'Curto e encorpado, com notas de cacau.',
        valor: 690,
        groups: ['cafe-do-jeito'],
      },
      {
        nome: 'Cappuccino',
        descricao: 'Espresso, leite vaporizado e cacau por cima.',
        valor: 1190,
        etiquetas: ['Mais pedido'],
        groups: MILKY,
      },
      {
        nome: 'Pingado',
        descricao: 'Café coado com leite, no copo americano.',
        valor: 790,
        groups: ['leite', 'cafe-do-jeito'],
      },
      {
        nome: 'Coado da serra',
        descricao: 'Passado na mesa, no método que você escolher.',
        valor: 1290,
        groups: ['metodo'],
      },
      {
        nome: 'Gelado com tônica',
        descricao: 'Espresso sobre tônica e rodela de laranja.',
        valor: 1590,
      },
    ],
  },
  {
    nome: 'Chás e outros',
    tom: 'mint',
    produtos: [
      {
        nome: 'Chimarrão na cuia',
        descricao: 'Erva moída na semana e água na temperatura certa.',
        valor: 1290,
      },
      {
        nome: 'Chá de hortelã',
        descricao: 'Folhas frescas do quintal.',
        valor: 890,
      },
      {
        nome: 'Chocolate quente',
        descricao: 'Denso, com chocolate 50% cacau.',
        valor: 1490,
        groups: ['leite', 'toque'],
      },
    ],
  },
  {
    nome: 'Da vitrine',
    tom: 'peach',
    produtos: [
      {
        nome: 'Pão de queijo',
        descricao: 'Assado a cada meia hora.',
        valor: 690,
        etiquetas: ['Sem glúten'],
      },
      {
        nome: 'Croissant de manteiga',
        descricao: 'Três dias de massa, casca que quebra.',
        valor: 1290,
      },
      {
        nome: 'Cuca de banana',
        descricao: 'Receita da serra, farofa crocante.',
        valor: 1190,
      },
      {
        nome: 'Bolo de fubá com erva-doce',
        descricao: 'Fatia alta, como na casa da avó.',
        valor: 990,
      },
      {
        nome: 'Misto na chapa',
        descricao: 'Pão de fermentação natural, queijo e presunto.',
        valor: 1890,
      },
    ],
  },
  {
    nome: 'Para levar',
    tom: 'rose',
    produtos: [
      {
        nome: 'Café em pacote 250 g',
        descricao: 'Torra média, safra do ano.',
        valor: 3890,
        groups: ['moagem'],
      },
      {
        nome: 'Mel silvestre 300 g',
        descricao: 'De apiário dos Campos Gerais.',
        valor: 2990,
      },
    ],
  },
];
