// Mercado Boa Praça's option groups: how to cut, slice, ripen and chill.
import { extras, option, remarks, variation } from '../builders.ts';
import type { DemoGroup } from '../shapes.ts';

export const marketGroups: DemoGroup[] = [
  remarks('maturacao', 'Ponto da fruta', ['Mais verde', 'No ponto para hoje', 'Bem madura'], 1),
  remarks(
    'corte-carne',
    'Como cortar',
    ['Peça inteira', 'Bifes finos', 'Bifes grossos', 'Cubos', 'Moída duas vezes'],
    1,
  ),
  remarks('corte-frango', 'Como cortar', ['Inteiro', 'À passarinho', 'Sem pele', 'Em cubos'], 1),
  remarks(
    'preparo-peixe',
    'Preparo',
    ['Inteiro e limpo', 'Em postas', 'Em filés', 'Guardar a cabeça para o caldo'],
    2,
  ),
  remarks('fatias', 'Espessura da fatia', ['Bem fina', 'Média', 'Grossa', 'Peça sem fatiar'], 1),
  remarks('gelada', 'Temperatura', ['Gelada', 'Natural'], 1),
  extras('churrasco', 'Para o churrasco', 0, 4, [
    option('Sal grosso 1 kg', 349),
    option('Carvão 4 kg', 2290),
    option('Farofa temperada 300 g', 890),
    option('Espetos de bambu', 590, { esgotado: true }),
  ]),
  variation('pao-quantidade', 'Quantidade', [
    option('6 unidades', 0),
    option('10 unidades', 300),
    option('20 unidades', 1050),
  ]),
  variation('recheio-torta', 'Recheio', [
    option('Frango com requeijão', 0),
    option('Palmito', 0),
    option('Carne com azeitona', 150),
  ]),
  variation('moagem', 'Moagem', [
    option('Filtro de papel', 0),
    option('Coador de pano', 0),
    option('Cafeteira italiana', 0),
  ]),
  extras('frutas-cesta', 'Escolha cinco frutas', 5, 5, [
    option('Banana-prata', 0),
    option('Bergamota', 0),
    option('Maçã gala', 0),
    option('Mamão formosa', 0),
    option('Manga tommy', 0),
    option('Pera williams', 150),
    option('Morango', 350),
    option('Uva rosada', 250),
  ]),
];
