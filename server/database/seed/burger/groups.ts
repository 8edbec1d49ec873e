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
    option('Bacon', 600),
    option('Cheddar', 450),
    option('Ovo caipira', 350),
    option('Cebola caramelizada', 400),
    option('Picles da casa', 250),
    option('Jalapeño', 350),
    option('Disco de carne 160 g', 1300),
    option('Abacate', 500, { esgotado: true }),
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
    option('Mostarda e mel', 300),
    option('Pimenta da brasa', 350),
  ]),
  variation('acompanhamento', 'Acompanhamento do combo', [
    option('Batata rústica', 0),
    option('Batata com cheddar e bacon', 690),
    option('Anéis de cebola', 390),
    option('Salada da casa', 0),
  ]),
  variation('bebida', 'Bebida do combo', [
    option('Cola lata', 0),
    option('Cola sem açúcar lata', 0),
    option('Guaraná lata', 0),
    option('Chá-mate com limão', 200),
    option('Milk-shake 300 ml', 1090),
  ]),
  variation('tamanho-porcao', 'Tamanho', [
    option('Individual, 200 g', 0),
    option('Para dividir, 400 g', 1200),
  ]),
  variation('sabor-shake', 'Sabor', [
    option('Chocolate', 0),
    option('Morango', 0),
    option('Doce de leite mineiro', 300),
    option('Café', 200),
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
    option('Apimentada', 0),
  ]),
];
