// The counters: bakery, butcher and fish.
import { byTheKilo, line, type Shelf } from '../shelf.ts';

const MILLS = ['Trigarela', 'Forno Velho', 'Casa da Broa'];
const cut = { groups: ['corte-carne', 'churrasco'] };
/** Extras have a price, which would count per kilogram. */
const weighed = { groups: ['corte-carne'] };
const poultry = { groups: ['corte-frango'], brands: ['Granja Alba', 'Sítio Norte'] };
const fish = { groups: ['preparo-peixe'] };

export const bakeryShelf: Shelf = {
  nome: 'Padaria',
  descricao: 'Sai do forno às 7h, às 11h e às 17h.',
  tom: 'peach',
  quota: 26,
  lines: [
    line('Cacetinho', 'O pão francês daqui, casca fina e miolo leve.', [['pacote', 479]], {
      groups: ['pao-quantidade'],
      etiquetas: ['Mais pedido'],
    }),
    line('Baguete de fermentação natural', 'Vinte e quatro horas de descanso.', [['250 g', 990]]),
    line('Pão de forma', 'Macio, fatiado.', [['500 g', 899]], { brands: MILLS }),
    line('Pão de forma integral', 'Com linhaça e aveia.', [['480 g', 1090]], {
      brands: MILLS,
    }),
    line('Pão sovado', 'Redondo, para o café da tarde.', [['500 g', 1190]]),
    line('Pão de hambúrguer', 'Com gergelim, quatro unidades.', [['200 g', 849]], {
      brands: MILLS,
    }),
    line('Pão de cachorro-quente', 'Seis unidades.', [['300 g', 799]], { brands: MILLS }),
    line('Pão sírio', 'Seis discos.', [['320 g', 990]], { brands: ['Forno Velho'] }),
    line('Pão de queijo', 'Assado na hora.', [
      ['200 g', 1190],
      ['400 g', 2190],
    ]),
    line('Croissant de manteiga', 'Folhado de verdade.', [
      ['unidade', 890],
      ['bandeja com 4', 2990],
    ]),
    line('Cuca de uva', 'Com farofa crocante, receita de Nova Petrópolis.', [['500 g', 1990]]),
    line('Cuca de banana', 'Com farofa crocante e canela.', [['500 g', 1990]]),
    line('Bolo de cenoura', 'Com cobertura de chocolate.', [
      ['fatia', 890],
      ['inteiro de 700 g', 2990],
    ]),
    line('Bolo de fubá', 'Simples e fofo.', [['400 g', 1690]]),
    line('Torta salgada', 'Massa podre, recheio da casa.', [['fatia de 200 g', 1490]], {
      groups: ['recheio-torta'],
    }),
    line('Sonho de creme', 'Frito e recheado no dia.', [['unidade', 750]]),
    line('Brigadeiro', 'Seis unidades, enroladas no dia.', [['caixa', 1590]]),
    line('Torrada temperada', 'Azeite, alho e orégano.', [['150 g', 990]], { brands: MILLS }),
  ],
};

export const butcherShelf: Shelf = {
  nome: 'Açougue',
  descricao: 'Cortado no dia. Diga como prefere.',
  tom: 'peach',
  quota: 26,
  lines: [
    line(
      'Picanha',
      'Peça com capa de gordura, resfriada.',
      [
        ['bife de 500 g', 4490],
        ['peça de 1 kg', 8690],
      ],
      cut,
    ),
    line('Vazio', 'O corte do assado gaúcho.', [byTheKilo(5490, 100)], weighed),
    line(
      'Costela minga',
      'Para fogo lento.',
      [
        ['1 kg', 3290],
        ['peça de 2 kg', 6290],
      ],
      cut,
    ),
    line('Maminha', 'Macia, de fibra longa.', [byTheKilo(5690, 100)], weighed),
    line(
      'Patinho',
      'Magro, para bife ou guisado.',
      [
        ['500 g', 2290],
        ['1 kg', 4390],
      ],
      cut,
    ),
    line(
      'Alcatra',
      'Sem osso, limpa.',
      [
        ['500 g', 2690],
        ['1 kg', 5190],
      ],
      cut,
    ),
    line('Guisado de primeira', 'Moído na hora, cinco por cento de gordura.', [
      ['500 g', 2190],
      ['1 kg', 4190],
    ]),
    line('Guisado de segunda', 'Para molho e almôndega.', [['500 g', 1590]]),
    line('Coxão mole', 'Para bife à milanesa.', [byTheKilo(4490, 100)], weighed),
    line('Músculo', 'Para sopa e cozidos.', [byTheKilo(3190, 100)], weighed),
    line('Costelinha suína', 'Ripas inteiras.', [['1 kg', 2990]], {
      groups: ['churrasco'],
    }),
    line('Lombo suíno', 'Peça limpa.', [['1 kg', 2690]], { groups: ['churrasco'] }),
    line('Bacon em manta', 'Defumado em lenha frutífera.', [['300 g', 1690]], {
      brands: ['Serra Clara', 'Querendona'],
    }),
    line(
      'Salsichão',
      'Pernil com ervas, para a grelha.',
      [
        ['500 g', 1490],
        ['1 kg', 2790],
      ],
      { brands: ['Querendona'], groups: ['churrasco'] },
    ),
    line('Linguiça calabresa', 'Defumada.', [['500 g', 1690]], {
      brands: ['Serra Clara', 'Querendona'],
    }),
    line('Frango inteiro', 'Resfriado, cerca de 2 kg.', [['unidade', 2490]], poultry),
    line('Coxa e sobrecoxa', 'Com pele, resfriada.', [['1 kg', 1390]], poultry),
    line('Peito de frango', 'Sem osso e sem pele.', [['1 kg', 2190]], poultry),
    line('Coração de frango', 'Limpo, para o espeto.', [['500 g', 1890]], {
      brands: ['Granja Alba'],
      groups: ['churrasco'],
    }),
  ],
};

export const fishShelf: Shelf = {
  nome: 'Peixaria',
  descricao: 'Chega do litoral às terças e às sextas.',
  tom: 'sky',
  quota: 10,
  lines: [
    line('Filé de tilápia', 'Sem espinhas.', [
      ['400 g', 2590],
      ['800 g', 4890],
    ]),
    line('Anchova', 'Do litoral gaúcho.', [byTheKilo(3290, 250)], fish),
    line('Tainha', 'Na época, com ou sem ova.', [byTheKilo(2790, 250)], fish),
    line('Salmão', 'Posta alta, com pele.', [['400 g', 4990]], fish),
    line('Camarão-sete-barbas', 'Descascado e limpo.', [['400 g', 3690]]),
    line('Camarão-rosa', 'Inteiro, médio.', [['500 g', 5990]]),
    line('Lula em anéis', 'Limpa e congelada na chegada.', [['400 g', 3190]]),
    line('Bolinho de peixe', 'Doze unidades, para fritar.', [['360 g', 2190]]),
    line('Siri desfiado', 'Só a carne.', [['300 g', 3990]]),
  ],
};
