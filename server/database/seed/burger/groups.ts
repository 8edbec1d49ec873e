// Brasa Burger's option groups: doneness, bread, extras, sides and drinks of a combo.
import { extras, option, remarks, variation } from '../builders.ts';
import type { DemoGroup } from '../shapes.ts';

export const brasaGroups: DemoGroup[] = [
  variation('ponto', 'Ponto da carne', [
    option('Malpassada', 0, { descricao: 'Vermelha no centro' }),
    option('Ao ponto', 0, { descricao: 'Rosada, como a casa recomenda' }),
    option('Bem passada', 0, { descricao: 'Sem rosado' }),
  ]),
  variation('pao', 'Pão', [
    option('Brioche tostado', 0),
    option('Australiano', 200),
    option('Pão de batata', 200),
    option('Sem glúten', 600, { descricao: 'Assado em outra cozinha; pode conter traços' }),
  ]),
  variation('tamanho-burger', 'Tamanho', [
    option('Simples, 160 g', 0),
    option('Duplo, 320 g', 1200),
    option('Triplo, 480 g', 2200),
  ]),
  extras('turbine', 'Turbine seu burger', 0, 6, [
    option('Bacon', 600, { picture: '1f953' }),
    option('Cheddar', 450, { picture: '1f9c0' }),
    option('Ovo caipira', 350, { picture: '1f95a' }),
    option('Cebola caramelizada', 400, { picture: '1f9c5' }),
    option('Picles da casa', 250, { picture: '1f952' }),
    option('Jalapeño', 350, { picture: '1f336-fe0f' }),
    option('Disco de carne 160 g', 1300, { picture: '1f969' }),
    option('Abacate', 500, { picture: '1f951', esgotado: true }),
  ]),
  remarks('tirar', 'Retirar ingredientes', [
    'Sem cebola',
    'Sem picles',
    'Sem tomate',
    'Sem alface',
    'Sem maionese',
  ]),
  extras('molhos', 'Molhos', 0, 4, [
    option('Maionese verde', 300),
    option('Barbecue defumado', 300),
    option('Mostarda e mel', 300, { picture: '1f36f' }),
    option('Pimenta da brasa', 350, { picture: '1f336-fe0f' }),
  ]),
  variation('acompanhamento', 'Acompanhamento do combo', [
    option('Batata rústica', 0, { picture: '1f35f' }),
    option('Batata com cheddar e bacon', 690, { picture: '1f953' }),
    option('Anéis de cebola', 390, { picture: '1f9c5' }),
    option('Salada da casa', 0, { picture: '1f957' }),
  ]),
  variation('bebida', 'Bebida do combo', [
    option('Cola lata', 0, { picture: '1f964' }),
    option('Cola sem açúcar lata', 0, { picture: '1f964' }),
    option('Guaraná lata', 0, { picture: '1f964' }),
    option('Chá-mate com limão', 200, { picture: '1f9c9' }),
    option('Milk-shake 300 ml', 1090, { picture: '1f95b' }),
  ]),
  variation('tamanho-porcao', 'Tamanho', [
    option('Individual, 200 g', 0),
    option('Para dividir, 400 g', 1200),
  ]),
  variation('sabor-shake', 'Sabor', [
    option('Chocolate', 0, { picture: '1f36b' }),
    option('Morango', 0, { picture: '1f353' }),
    option('Doce de leite mineiro', 300, { picture: '1f36e' }),
    option('Café', 200, { picture: '2615' }),
  ]),
  variation('sabor-lata', 'Sabor', [
    option('Cola', 0),
    option('Cola sem açúcar', 0),
    option('Guaraná', 0),
    option('Tônica', 50),
  ]),
  extras('asinhas', 'Tempero das asinhas', 1, 2, [
    option('Barbecue', 0),
    option('Alho e limão', 0),
    option('Apimentada', 0, { picture: '1f336-fe0f' }),
  ]),
];
