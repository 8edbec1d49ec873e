// Drinks and the freezer.
import { line, type Shelf } from '../shelf.ts';

const adults = ['Maiores de 18'];
const chilled = ['gelada'];

export const drinkShelf: Shelf = {
  nome: 'Bebidas',
  descricao: 'Geladas ou naturais: é só dizer.',
  tom: 'sky',
  quota: 28,
  lines: [
    line(
      'Água mineral sem gás',
      'De fonte, leve.',
      '1f4a7',
      [
        ['500 ml', 249],
        ['1,5 litro', 449],
        ['galão de 5 litros', 1390],
      ],
      { brands: ['Fonte Alvina', 'Pedra Nova'], groups: chilled },
    ),
    line(
      'Água mineral com gás',
      'Bolha fina.',
      '1f4a7',
      [
        ['500 ml', 299],
        ['1,5 litro', 499],
      ],
      { brands: ['Fonte Alvina', 'Pedra Nova'], groups: chilled },
    ),
    line(
      'Refrigerante de cola',
      'Clássico.',
      '1f964',
      [
        ['lata de 350 ml', 399],
        ['2 litros', 899],
      ],
      { brands: ['Prima Cola', 'Ronda'], groups: chilled },
    ),
    line(
      'Refrigerante de cola sem açúcar',
      'Zero açúcar.',
      '1f964',
      [
        ['lata de 350 ml', 399],
        ['2 litros', 899],
      ],
      { brands: ['Prima Cola'], groups: chilled },
    ),
    line(
      'Refrigerante de guaraná',
      'Do fruto da Amazônia.',
      '1f964',
      [
        ['lata de 350 ml', 379],
        ['2 litros', 849],
      ],
      { brands: ['Tupinã', 'Ronda'], groups: chilled },
    ),
    line(
      'Refrigerante de bergamota',
      'Só existe no Sul.',
      '1f34a',
      [
        ['lata de 350 ml', 379],
        ['2 litros', 829],
      ],
      { brands: ['Ronda'], groups: chilled },
    ),
    line(
      'Suco de uva integral',
      'Sem água e sem açúcar.',
      '1f347',
      [
        ['1 litro', 1690],
        ['300 ml', 690],
      ],
      { brands: ['Vinhedo Alto', 'Colina Rosa'] },
    ),
    line('Suco de laranja', 'Cem por cento fruta, refrigerado.', '1f9c3', [['900 ml', 1290]], {
      brands: ['Pomarim', 'Horta Boa'],
    }),
    line(
      'Néctar de pêssego',
      'Caixa.',
      '1f351',
      [
        ['1 litro', 790],
        ['200 ml', 269],
      ],
      { brands: ['Pomarim'] },
    ),
    line('Suco de maçã', 'Caixinha para a lancheira.', '1f9c3', [['200 ml', 299]], {
      brands: ['Pomarim', 'Colina Rosa'],
    }),
    line(
      'Chá-mate gelado',
      'Com limão.',
      '1f9c9',
      [
        ['450 ml', 549],
        ['1,5 litro', 990],
      ],
      { brands: ['Cuia Cheia', 'Roda de Prosa'], groups: chilled },
    ),
    line(
      'Água de coco',
      'Sem açúcar.',
      '1f965',
      [
        ['1 litro', 1390],
        ['330 ml', 549],
      ],
      { brands: ['Pomarim'] },
    ),
    line('Isotônico de limão', 'Repõe sais minerais.', null, [['500 ml', 649]], {
      brands: ['Ronda'],
      groups: chilled,
    }),
  ],
};

export const alcoholShelf: Shelf = {
  nome: 'Cervejas e vinhos',
  descricao: 'Venda proibida para menores de 18 anos. Pedimos documento na entrega.',
  tom: 'rose',
  quota: 14,
  lines: [
    line(
      'Cerveja lager',
      'Leve e refrescante.',
      '1f37a',
      [
        ['lata de 350 ml', 399],
        ['caixa com 12', 4490],
      ],
      { brands: ['Farrapa', 'Velha Doca'], groups: chilled, etiquetas: adults },
    ),
    line('Cerveja de trigo', 'Turva, com notas de banana.', '1f37a', [['500 ml', 1390]], {
      brands: ['Velha Doca'],
      groups: chilled,
      etiquetas: adults,
    }),
    line('Cerveja IPA', 'Amarga e cítrica.', '1f37b', [['473 ml', 1590]], {
      brands: ['Velha Doca', 'Farrapa'],
      groups: chilled,
      etiquetas: adults,
    }),
    line('Cerveja sem álcool', 'Menos de 0,5%.', '1f37a', [['lata de 350 ml', 449]], {
      brands: ['Farrapa'],
      groups: chilled,
      etiquetas: adults,
    }),
    line('Vinho tinto merlot', 'Do Vale dos Vinhedos, macio.', '1f377', [['750 ml', 4990]], {
      brands: ['Vinhedo Alto', 'Colina Rosa'],
      etiquetas: adults,
    }),
    line('Vinho branco chardonnay', 'Fresco, para peixe.', '1f377', [['750 ml', 5290]], {
      brands: ['Vinhedo Alto'],
      etiquetas: adults,
    }),
    line('Vinho de mesa suave', 'Uva bordô.', '1f377', [['1 litro', 1990]], {
      brands: ['Colina Rosa'],
      etiquetas: adults,
    }),
    line('Espumante brut', 'Método charmat.', '1f37e', [['750 ml', 5990]], {
      brands: ['Vinhedo Alto', 'Colina Rosa'],
      etiquetas: adults,
    }),
    line('Espumante moscatel', 'Doce e leve.', '1f942', [['750 ml', 4990]], {
      brands: ['Colina Rosa'],
      etiquetas: adults,
    }),
    line('Cachaça envelhecida', 'Dois anos em carvalho.', '1f943', [['700 ml', 5490]], {
      brands: ['Alambique Real Velho'],
      etiquetas: adults,
    }),
  ],
};

export const freezerShelf: Shelf = {
  nome: 'Congelados',
  descricao: 'Vão em bolsa térmica até a sua porta.',
  tom: 'sky',
  quota: 14,
  lines: [
    line('Pizza de mussarela', 'Para o forno de casa.', '1f355', [['440 g', 1890]], {
      brands: ['Nonna Tilde', 'Casa Lume'],
    }),
    line('Lasanha à bolonhesa', 'Pronta em dez minutos.', null, [['600 g', 1990]], {
      brands: ['Nonna Tilde', 'Casa Lume'],
    }),
    line(
      'Batata palito',
      'Pré-frita.',
      '1f35f',
      [
        ['400 g', 1190],
        ['1,1 kg', 2490],
      ],
      { brands: ['Horta Boa'] },
    ),
    line('Pão de queijo congelado', 'Assar por trinta minutos.', '1f9c0', [['400 g', 1390]], {
      brands: ['Casa Lume', 'Campo Alto'],
    }),
    line('Capeletti de frango', 'Para a sopa de inverno.', '1f95f', [['400 g', 1790]], {
      brands: ['Nonna Tilde'],
      etiquetas: ['Daqui'],
    }),
    line('Polpa de açaí', 'Quatro sachês.', null, [['400 g', 1590]], { brands: ['Pomarim'] }),
    line('Sorvete de creme', 'Pote.', '1f368', [['1,5 litro', 2690]], {
      brands: ['Gelato da Praça', 'Campo Alto'],
    }),
    line('Sorvete de chocolate', 'Pote.', '1f368', [['1,5 litro', 2690]], {
      brands: ['Gelato da Praça', 'Campo Alto'],
    }),
    line('Picolé de uva', 'Caixa com seis.', null, [['360 g', 1890]], {
      brands: ['Gelato da Praça'],
    }),
    line('Ervilha congelada', 'Colhida e congelada no dia.', '1fadb', [['300 g', 890]], {
      brands: ['Horta Boa'],
    }),
    line('Gelo em cubos', 'Água filtrada.', '1f9ca', [['pacote de 5 kg', 1290]]),
  ],
};
