// Roxo Açaí's option groups: cups, fruit with two included, toppings by the spoon, juices.
import { extras, option, remarks, variation } from '../builders.ts';
import type { DemoGroup } from '../shapes.ts';

export const roxoGroups: DemoGroup[] = [
  variation('copo', 'Tamanho', [
    option('300 ml', 0, { descricao: 'Para um lanche' }),
    option('500 ml', 800, { descricao: 'O preferido da casa' }),
    option('700 ml', 1500, { descricao: 'Para dividir ou não' }),
  ]),
  variation('base', 'Base', [
    option('Açaí tradicional', 0, { descricao: 'Com xarope de guaraná' }),
    option('Açaí sem açúcar', 200, { descricao: 'Só a polpa batida com banana' }),
    option('Açaí com cupuaçu', 300, { descricao: 'Metade de cada' }),
    option('Açaí zero', 300, { descricao: 'Adoçado com stévia', esgotado: true }),
  ]),
  extras('frutas', 'Frutas inclusas', 2, 2, [
    option('Banana', 0),
    option('Morango', 0),
    option('Manga', 0),
    option('Kiwi', 0),
    option('Abacaxi', 0),
    option('Uva sem semente', 0),
  ]),
  extras('frutas-extras', 'Mais frutas', 0, 4, [
    option('Morango extra', 450),
    option('Banana extra', 250),
    option('Mirtilo', 690),
    option('Pitaya', 590, { esgotado: true }),
  ]),
  extras('complementos', 'Complementos', 0, 8, [
    option('Granola da casa', 200, { descricao: 'Aveia, castanha e mel' }),
    option('Leite em pó', 300),
    option('Leite condensado', 300),
    option('Paçoca', 250),
    option('Castanha de caju', 450),
    option('Coco ralado fresco', 250),
    option('Creme de avelã', 600),
    option('Mel de engenho', 250),
    option('Tapioca em flocos', 200),
    option('Biscoito de chocolate', 300),
  ]),
  remarks('acai-do-jeito', 'Do seu jeito', [
    'Complementos à parte',
    'Mais cremoso',
    'Sem xarope de guaraná',
    'Sem colher descartável',
  ]),
  extras('sabores-barca', 'Frutas da barca', 3, 5, [
    option('Banana', 0),
    option('Morango', 0),
    option('Manga', 0),
    option('Kiwi', 0),
    option('Abacaxi', 0),
    option('Uva sem semente', 0),
    option('Melancia', 0),
  ]),
  variation('tamanho-suco', 'Tamanho', [
    option('300 ml', 0),
    option('500 ml', 400),
    option('Jarra de 1 litro', 1200),
  ]),
  remarks('suco-do-jeito', 'Como prefere', ['Sem açúcar', 'Pouco gelo', 'Sem gelo', 'Com hortelã']),
  variation('liquido', 'Batido com', [
    option('Água', 0),
    option('Leite integral', 200),
    option('Leite de aveia', 400),
    option('Água de coco', 300),
  ]),
  variation('goma', 'Recheio', [
    option('Queijo coalho', 0),
    option('Queijo coalho com coco', 200),
    option('Frango com catupiry', 500),
    option('Carne de sol com queijo', 700),
  ]),
];
