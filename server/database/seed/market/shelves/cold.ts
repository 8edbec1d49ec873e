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
      [
        ['500 ml', 299],
        ['1,5 litro', 499],
      ],
      { brands: ['Fonte Alvina', 'Pedra Nova'], groups: chilled },
    ),
    line(
      'Refrigerante de cola',
      'Clássico.',
      [
        ['lata de 350 ml', 399],
        ['2 litros', 899],
      ],
      { brands: ['Prima Cola', 'Ronda'], groups: chilled },
    ),
    line(
      'Refrigerante de cola sem açúcar',
      'Zero açúcar.',
      [
        ['lata de 350 ml', 399],
        ['2 litros', 899],
      ],
      { brands: ['Prima Cola'], groups: chilled },
    ),
    line(
      'Refrigerante de guaraná',
      'Do fruto da Amazônia.',
      [
        ['lata de 350 ml', 379],
        ['2 litros', 849],
      ],
      { brands: ['Tupinã', 'Ronda'], groups: chilled },
    ),
    line(
      'Refrigerante de bergamota',
      'Só existe no Sul.',
      [
        ['lata de 350 ml', 379],
        ['2 litros', 829],
      ],
      { brands: ['Ronda'], groups: chilled },
    ),
    line(
      'Suco de uva integral',
      'Sem água e sem açúcar.',
      [
        ['1 litro', 1690],
        ['300 ml', 690],
      ],
      { brands: ['Vinhedo Alto', 'Colina Rosa'] },
    ),
    line('Suco de laranja', 'Cem por cento fruta, refrigerado.', [['900 ml', 1290]], {
      brands: ['Pomarim', 'Horta Boa'],
    }),
    line(
      'Néctar de pêssego',
      'Caixa.',
      [
        ['1 litro', 790],
        ['200 ml', 269],
      ],
      { brands: ['Pomarim'] },
    ),
    line('Suco de maçã', 'Caixinha para a lancheira.', [['200 ml', 299]], {
      brands: ['Pomarim', 'Colina Rosa'],
    }),
    line(
      'Chá-mate gelado',
      'Com limão.',
      [
        ['450 ml', 549],
        ['1,5 litro', 990],
      ],
      { brands: ['Cuia Cheia', 'Roda de Prosa'], groups: chilled },
    ),
    line(
      'Água de coco',
      'Sem açúcar.',
      [
        ['1 litro', 1390],
        ['330 ml', 549],
      ],
      { brands: ['Pomarim'] },
    ),
    line('Isotônico de limão', 'Repõe sais minerais.', [['500 ml', 649]], {
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
      [
        ['lata de 350 ml', 399],
        ['caixa com 12', 4490],
      ],
      { brands: ['Farrapa', 'Velha Doca'], groups: chilled, etiquetas: adults },
    ),
    line('Cerveja de trigo', 'Turva, com notas de banana.', [['500 ml', 1390]], {
      brands: ['Velha Doca'],
      groups: chilled,
      etiquetas: adults,
    }),
    line('Cerveja IPA', 'Amarga e cítrica.', [['473 ml', 1590]], {
      brands: ['Velha Doca', 'Farrapa'],
      groups: chilled,
      etiquetas: adults,
    }),
    line('Cerveja sem álcool', 'Menos de 0,5%.', [['lata de 350 ml', 449]], {
      brands: ['Farrapa'],
      groups: chilled,
      etiquetas: adults,
    }),
    line('Vinho tinto merlot', 'Do Vale dos Vinhedos, macio.', [['750 ml', 4990]], {
      brands: ['Vinhedo Alto', 'Colina Rosa'],
      etiquetas: adults,
    }),
    line('Vinho branco chardonnay', 'Fresco, para peixe.', [['750 ml', 5290]], {
      brands: ['Vinhedo Alto'],
      etiquetas: adults,
    }),
    line('Vinho de mesa suave', 'Uva bordô.', [['1 litro', 1990]], {
      brands: ['Colina Rosa'],
      etiquetas: adults,
    }),
    line('Espumante brut', 'Método charmat.', [['750 ml', 5990]], {
      brands: ['Vinhedo Alto', 'Colina Rosa'],
      etiquetas: adults,
    }),
    line('Espumante moscatel', 'Doce e leve.', [['750 ml', 4990]], {
      brands: ['Colina Rosa'],
      etiquetas: adults,
    }),
    line('Cachaça envelhecida', 'Dois anos em carvalho.', [['700 ml', 5490]], {
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
    line('Pizza de mussarela', 'Para o forno de casa.', [['440 g', 1890]], {
      brands: ['Nonna Tilde', 'Casa Lume'],
    }),
    line('Lasanha à bolonhesa', 'Pronta em dez minutos.', [['600 g', 1990]], {
      brands: ['Nonna Tilde', 'Casa Lume'],
    }),
    line(
      'Batata palito',
      'Pré-frita.',
      [
        ['400 g', 1190],
        ['1,1 kg', 2490],
      ],
      { brands: ['Horta Boa'] },
    ),
    line('Pão de queijo congelado', 'Assar por trinta minutos.', [['400 g', 1390]], {
      brands: ['Casa Lume', 'Campo Alto'],
    }),
    line('Capeletti de frango', 'Para a sopa de inverno.', [['400 g', 1790]], {
      brands: ['Nonna Tilde'],
      etiquetas: ['Daqui'],
    }),
    line('Polpa de açaí', 'Quatro sachês.', [['400 g', 1590]], { brands: ['Pomarim'] }),
    line('Sorvete de creme', 'Pote.', [['1,5 litro', 2690]], {
      brands: ['Gelato da Praça', 'Campo Alto'],
    }),
    line('Sorvete de chocolate', 'Pote.', [['1,5 litro', 2690]], {
      brands: ['Gelato da Praça', 'Campo Alto'],
    }),
    line('Picolé de uva', 'Caixa com seis.', [['360 g', 1890]], {
      brands: ['Gelato da Praça'],
    }),
    line('Ervilha congelada', 'Colhida e congelada no dia.', [['300 g', 890]], {
      brands: ['Horta Boa'],
    }),
    line('Gelo em cubos', 'Água filtrada.', [['pacote de 5 kg', 1290]]),
  ],
};
