// Forno da Vila's option groups: size, crust, flavours for halves and quarters, extras and
// removals.
import { extras, option, remarks, variation } from '../builders.ts';
import type { DemoGroup, DemoOption } from '../shapes.ts';
import { savouryPizzas, sweetPizzas } from './pizzas.ts';

/**
 * A flavour costs what the whole pizza of that flavour costs; the halves pay the mean, as several
 * Procons ask.
 */
const flavours = (
  pizzas: {
    nome: string;
    descricao: string;
    valor: number;
    picture?: string;
    esgotado?: boolean;
  }[],
): DemoOption[] =>
  pizzas.map(({ nome, descricao, valor, picture, esgotado }) =>
    option(nome, valor, {
      descricao,
      considerarMedia: true,
      ...(picture ? { picture } : {}),
      ...(esgotado ? { esgotado } : {}),
    }),
  );

const flavourGroup = (
  key: string,
  nome: string,
  least: number,
  most: number,
  opcoes: DemoOption[],
): DemoGroup => ({
  key,
  nome,
  adicional: 3,
  quantidadeMinima: least,
  quantidadeMaxima: most,
  opcoes,
});

export const fornoGroups: DemoGroup[] = [
  variation('tamanho', 'Tamanho', [
    option('Média', 0, { descricao: '6 fatias, até 2 pessoas' }),
    option('Grande', 900, { descricao: '8 fatias, até 3 pessoas' }),
    option('Família', 2500, { descricao: '12 fatias, até 5 pessoas' }),
  ]),
  variation('tamanho-doce', 'Tamanho', [
    option('Broto', 0, { descricao: '4 fatias, para 1 pessoa' }),
    option('Média', 1400, { descricao: '6 fatias, até 2 pessoas' }),
  ]),
  flavourGroup('sabores', 'Sabores', 1, 2, flavours(savouryPizzas)),
  flavourGroup('sabores-quatro', 'Sabores', 3, 4, flavours(savouryPizzas)),
  flavourGroup('sabores-doces', 'Sabores', 1, 2, flavours(sweetPizzas)),
  extras('borda', 'Borda', 0, 1, [
    option('Catupiry', 1090, { descricao: 'Requeijão cremoso na volta toda' }),
    option('Cheddar', 990),
    option('Cream cheese com alho assado', 1190),
    option('Chocolate ao leite', 1290),
    option('Goiabada', 990, { esgotado: true }),
  ]),
  extras('adicionais', 'Adicionais', 0, 6, [
    option('Mussarela extra', 890),
    option('Bacon crocante', 790),
    option('Calabresa fatiada', 790),
    option('Champignon', 690),
    option('Azeitona preta', 490),
    option('Cebola roxa', 290),
    option('Ovo', 350),
    option('Rúcula fresca', 490),
  ]),
  remarks('retirar', 'Retirar ingredientes', [
    'Sem cebola',
    'Sem azeitona',
    'Sem orégano',
    'Sem alho',
    'Sem tomate',
  ]),
  remarks(
    'ponto-massa',
    'Como prefere a massa',
    ['Bem assada', 'Mais clara', 'Cortada em quadradinhos'],
    1,
  ),
  extras('molhos', 'Molhos para acompanhar', 0, 3, [
    option('Molho de tomate da casa', 390),
    option('Maionese de alho', 450),
    option('Pesto de manjericão', 690),
  ]),
  variation('sabor-refrigerante', 'Sabor', [
    option('Cola', 0),
    option('Cola sem açúcar', 0),
    option('Guaraná', 0),
    option('Laranja', 0, { esgotado: true }),
  ]),
  remarks('gelo-limao', 'Copo', ['Com gelo', 'Com limão', 'Sem copo, por favor']),
  variation('sabor-suco', 'Sabor', [
    option('Laranja', 0),
    option('Abacaxi com hortelã', 0),
    option('Morango', 200),
    option('Limão', 0),
  ]),
  flavourGroup('sabores-combo', 'Sabores da pizza', 1, 2, [
    option('Mussarela', 0, { considerarMedia: true }),
    option('Calabresa da Vila', 0, { considerarMedia: true }),
    option('Frango com Catupiry', 400, { considerarMedia: true }),
    option('Portuguesa', 400, { considerarMedia: true }),
  ]),
];
