// What Forno da Vila serves around the pizza: promotions, halves, starters, desserts and drinks.
import type { DemoProduct } from '../shapes.ts';

export const promotions: DemoProduct[] = [
  {
    nome: 'Combo da casa',
    descricao:
      'Pizza grande de até dois sabores, refrigerante de 1,5 litro e uma porção de pão de alho.',
    valor: 7990,
    valorDe: 9870,
    promocional: true,
    etiquetas: ['Serve 3 pessoas'],
    groups: ['sabores-combo', 'sabor-refrigerante', 'retirar'],
  },
  {
    nome: 'Noite a dois',
    descricao: 'Marguerita média e uma garrafa de vinho tinto da serra gaúcha.',
    valor: 9690,
    valorDe: 11980,
    promocional: true,
    etiquetas: ['Serve 2 pessoas'],
    groups: ['retirar'],
  },
  {
    nome: 'Pão de alho em dobro',
    descricao: 'Duas porções de pão de alho na lenha pelo preço de quase uma.',
    valor: 2990,
    valorDe: 3980,
    promocional: true,
  },
];

export const halves: DemoProduct[] = [
  {
    nome: 'Pizza meio a meio',
    descricao:
      'Massa de fermentação natural, 48 horas de descanso e forno a lenha. Escolha até ' +
      'dois sabores e a borda.',
    valor: 0,
    etiquetas: ['Mais pedida', 'Serve 3 pessoas'],
    groups: ['tamanho', 'sabores', 'borda', 'adicionais', 'retirar', 'ponto-massa'],
  },
  {
    nome: 'Pizza família de quatro sabores',
    descricao: 'Doze fatias e três ou quatro sabores na mesma massa, para a mesa não brigar.',
    valor: 2500,
    etiquetas: ['Serve 5 pessoas'],
    groups: ['sabores-quatro', 'borda', 'retirar', 'ponto-massa'],
  },
  {
    nome: 'Pizza doce meio a meio',
    descricao: 'Dois doces numa pizza só. Vai bem depois de qualquer salgada.',
    valor: 0,
    groups: ['tamanho-doce', 'sabores-doces'],
  },
];

export const starters: DemoProduct[] = [
  {
    nome: 'Pão de alho na lenha',
    descricao: 'Seis unidades com manteiga de alho, salsinha e parmesão.',
    valor: 1990,
    groups: ['molhos'],
  },
  {
    nome: 'Bolinho de mussarela',
    descricao: 'Oito bolinhos fritos na hora, crocantes por fora e puxando fio por dentro.',
    valor: 2890,
    groups: ['molhos'],
  },
  {
    nome: 'Burrata com tomates assados',
    descricao: 'Burrata cremosa, tomates assados no forno a lenha, pesto e pão da casa.',
    valor: 5490,
    etiquetas: ['Vegetariana'],
  },
  {
    nome: 'Salada do quintal',
    descricao: 'Folhas, tomate-cereja, palmito, azeitona, lascas de parmesão e molho de mostarda.',
    valor: 3290,
    etiquetas: ['Vegetariana'],
  },
  {
    nome: 'Caponata com torradas',
    descricao: 'Berinjela, pimentão e azeitona em conserva leve, com torradas finas.',
    valor: 2690,
    etiquetas: ['Vegana'],
  },
];

export const desserts: DemoProduct[] = [
  {
    nome: 'Pudim de leite',
    descricao: 'Sem furinhos, com calda de caramelo escuro.',
    valor: 1490,
  },
  {
    nome: 'Petit gâteau',
    descricao: 'Bolo quente de chocolate meio amargo com sorvete de creme.',
    valor: 2390,
    etiquetas: ['Servido quente'],
  },
  {
    nome: 'Tiramisù no pote',
    descricao: 'Mascarpone, café espresso, biscoito champanhe e cacau.',
    valor: 1990,
    quantidade: 6,
  },
];

export const drinks: DemoProduct[] = [
  {
    nome: 'Refrigerante lata',
    descricao: '350 ml, bem gelado.',
    valor: 750,
    groups: ['sabor-refrigerante', 'gelo-limao'],
  },
  {
    nome: 'Refrigerante 1,5 litro',
    descricao: 'Garrafa para a mesa toda.',
    valor: 1490,
    groups: ['sabor-refrigerante'],
  },
  {
    nome: 'Suco natural',
    descricao: '400 ml, batido na hora e sem açúcar.',
    valor: 1190,
    groups: ['sabor-suco', 'gelo-limao'],
  },
  { nome: 'Água mineral', descricao: 'Garrafa de 500 ml, sem gás.', valor: 500 },
  { nome: 'Água com gás', descricao: 'Garrafa de 500 ml.', valor: 550 },
  {
    nome: 'Chope pilsen artesanal',
    descricao: 'Growler de 1 litro. Venda proibida para menores de 18 anos.',
    valor: 2990,
    etiquetas: ['Maiores de 18'],
  },
  {
    nome: 'Vinho tinto da serra',
    descricao: 'Merlot de 750 ml, macio e frutado. Venda proibida para menores de 18 anos.',
    valor: 6590,
    etiquetas: ['Maiores de 18'],
  },
];
