// Forno da Vila's single-flavour pizzas. The prices are those of the medium size; the same list
// feeds the halves.
import type { DemoProduct } from '../shapes.ts';

const savoury = (
  nome: string,
  valor: number,
  descricao: string,
  more: Partial<DemoProduct> = {},
): DemoProduct => ({
  nome,
  descricao,
  valor,
  groups: ['tamanho', 'borda', 'adicionais', 'retirar'],
  ...more,
});

const sweet = (
  nome: string,
  valor: number,
  descricao: string,
  more: Partial<DemoProduct> = {},
): DemoProduct => ({
  nome,
  descricao,
  valor,
  groups: ['tamanho-doce'],
  ...more,
});

export const traditionalPizzas: DemoProduct[] = [
  savoury('Mussarela', 4990, 'Mussarela, molho de tomate da casa e orégano.', {
    etiquetas: ['Vegetariana'],
  }),
  savoury(
    'Calabresa da Vila',
    5190,
    'Calabresa artesanal fatiada fina, cebola roxa e azeitona preta sobre mussarela.',
    { etiquetas: ['Mais pedida'] },
  ),
  savoury(
    'Marguerita',
    5390,
    'Mussarela, tomate em rodelas, parmesão e manjericão colhido no dia.',
    { etiquetas: ['Vegetariana'] },
  ),
  savoury('Portuguesa', 5590, 'Mussarela, presunto, ovos, ervilha, cebola e azeitona.'),
  savoury('Napolitana', 5290, 'Mussarela, tomate, parmesão ralado na hora e um fio de azeite.', {
    etiquetas: ['Vegetariana'],
  }),
  savoury(
    'Frango com Catupiry',
    5690,
    'Frango desfiado temperado no forno, catupiry e milho verde.',
  ),
  savoury('Milho com Bacon', 5290, 'Milho verde, bacon em cubos, mussarela e orégano.'),
  savoury('Atum', 5890, 'Atum sólido, tomate, cebola e azeitona preta.'),
  savoury('Alho Frito', 5190, 'Mussarela coberta com alho dourado no azeite.', {
    etiquetas: ['Vegetariana'],
  }),
];

export const specialPizzas: DemoProduct[] = [
  savoury(
    'Quatro Queijos',
    6290,
    'Mussarela, provolone, parmesão e catupiry, com a borda bem tostada.',
    { etiquetas: ['Vegetariana'] },
  ),
  savoury('Pepperoni', 6190, 'Mussarela e pepperoni que fica crocante na beirada.', {
    etiquetas: ['Mais pedida'],
  }),
  savoury('Lombo com Catupiry', 5990, 'Lombo canadense, catupiry e cebola caramelizada.'),
  savoury(
    'Brócolis com Bacon',
    5990,
    'Brócolis refogado no alho, bacon, mussarela e catupiry.',
    {},
  ),
  savoury(
    'Tomate Seco com Rúcula',
    6390,
    'Mussarela, tomate seco e rúcula fresca depois do forno.',
    { etiquetas: ['Vegetariana'] },
  ),
  savoury('Parisiense', 6190, 'Frango desfiado, catupiry, palmito, ervilha e parmesão.'),
  savoury('Jardim da Vila', 5990, 'Brócolis, escarola, milho verde, palmito e mussarela.', {
    etiquetas: ['Vegetariana'],
  }),
  savoury(
    'Camarão na Lenha',
    7890,
    'Camarão salteado com alho-poró, mussarela, catupiry e raspas de limão.',
    {
      etiquetas: ['Últimas unidades'],
      quantidade: 4,
    },
  ),
  savoury(
    'Moda do Forneiro',
    6390,
    'Mussarela, calabresa, milho, tomate, bacon e parmesão, do jeito que a equipe come.',
  ),
  savoury(
    'Abobrinha com Gorgonzola',
    5990,
    'Lâminas de abobrinha grelhada, gorgonzola, mussarela e nozes.',
    {
      etiquetas: ['Vegetariana', 'Novidade'],
      esgotado: true,
    },
  ),
];

export const sweetPizzas: DemoProduct[] = [
  sweet('Romeu e Julieta', 3490, 'Mussarela e goiabada cascão derretida.'),
  sweet('Chocolate com Morango', 3890, 'Chocolate ao leite e morangos frescos fatiados.', {
    etiquetas: ['Mais pedida'],
  }),
  sweet('Banana com Canela', 3390, 'Banana-prata, açúcar mascavo, canela e leite condensado.'),
  sweet('Beijinho na Brasa', 3590, 'Chocolate branco, coco fresco ralado e leite condensado.'),
];

export const savouryPizzas: DemoProduct[] = [...traditionalPizzas, ...specialPizzas];
