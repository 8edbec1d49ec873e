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
  picture: '1f355',
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
  picture: '1f355',
  groups: ['tamanho-doce'],
  ...more,
});

export const traditionalPizzas: DemoProduct[] = [
  savoury('Mussarela', 4990, 'Mussarela, molho de tomate da casa e orégano.', {
    etiquetas: ['Vegetariana'],
    picture: '1f9c0',
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
    { etiquetas: ['Vegetariana'], picture: '1f345' },
  ),
  savoury('Portuguesa', 5590, 'Mussarela, presunto, ovos, ervilha, cebola e azeitona.', {
    picture: '1f95a',
  }),
  savoury('Napolitana', 5290, 'Mussarela, tomate, parmesão ralado na hora e um fio de azeite.', {
    etiquetas: ['Vegetariana'],
  }),
  savoury(
    'Frango com Catupiry',
    5690,
    'Frango desfiado temperado no forno, catupiry e milho verde.',
    { picture: '1f357' },
  ),
  savoury('Milho com Bacon', 5290, 'Milho verde, bacon em cubos, mussarela e orégano.', {
    picture: '1f33d',
  }),
  savoury('Atum', 5890, 'Atum sólido, tomate, cebola e azeitona preta.', { picture: '1f41f' }),
  savoury('Alho Frito', 5190, 'Mussarela coberta com alho dourado no azeite.', {
    etiquetas: ['Vegetariana'],
    picture: '1f9c4',
  }),
];

export const specialPizzas: DemoProduct[] = [
  savoury(
    'Quatro Queijos',
    6290,
    'Mussarela, provolone, parmesão e catupiry, com a borda bem tostada.',
    { etiquetas: ['Vegetariana'], picture: '1f9c0' },
  ),
  savoury('Pepperoni', 6190, 'Mussarela e pepperoni que fica crocante na beirada.', {
    etiquetas: ['Mais pedida'],
  }),
  savoury('Lombo com Catupiry', 5990, 'Lombo canadense, catupiry e cebola caramelizada.', {
    picture: '1f356',
  }),
  savoury('Brócolis com Bacon', 5990, 'Brócolis refogado no alho, bacon, mussarela e catupiry.', {
    picture: '1f966',
  }),
  savoury(
    'Tomate Seco com Rúcula',
    6390,
    'Mussarela, tomate seco e rúcula fresca depois do forno.',
    { etiquetas: ['Vegetariana'], picture: '1f96c' },
  ),
  savoury('Parisiense', 6190, 'Frango desfiado, catupiry, palmito, ervilha e parmesão.'),
  savoury('Jardim da Vila', 5990, 'Brócolis, escarola, milho verde, palmito e mussarela.', {
    etiquetas: ['Vegetariana'],
    picture: '1f957',
  }),
  savoury(
    'Camarão na Lenha',
    7890,
    'Camarão salteado com alho-poró, mussarela, catupiry e raspas de limão.',
    {
      etiquetas: ['Últimas unidades'],
      quantidade: 4,
      picture: '1f364',
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
  sweet('Romeu e Julieta', 3490, 'Mussarela e goiabada cascão derretida.', { picture: '1f9c0' }),
  sweet('Chocolate com Morango', 3890, 'Chocolate ao leite e morangos frescos fatiados.', {
    etiquetas: ['Mais pedida'],
    picture: '1f353',
  }),
  sweet('Banana com Canela', 3390, 'Banana-prata, açúcar mascavo, canela e leite condensado.', {
    picture: '1f34c',
  }),
  sweet('Beijinho na Brasa', 3590, 'Chocolate branco, coco fresco ralado e leite condensado.', {
    picture: '1f965',
  }),
];

export const savouryPizzas: DemoProduct[] = [...traditionalPizzas, ...specialPizzas];
