// Brasa Burger's menu.
import type { DemoCategory } from '../shapes.ts';

const BEEF = ['ponto', 'tamanho-burger', 'pao', 'turbine', 'tirar', 'molhos'];
const OTHER = ['pao', 'turbine', 'tirar', 'molhos'];
const COMBO = ['ponto', 'acompanhamento', 'bebida', 'turbine', 'tirar'];

export const brasaMenu: DemoCategory[] = [
  {
    nome: 'Ofertas da brasa',
    tom: 'butter',
    produtos: [
      {
        nome: 'Combo Brasa',
        descricao: 'Brasa clássico, batata rústica e bebida. O pedido de quem já conhece.',
        valor: 4490,
        valorDe: 5490,
        promocional: true,
        etiquetas: ['Mais pedido'],
        groups: COMBO,
      },
      {
        nome: 'Asinhas em dobro',
        descricao: 'Doze asinhas na brasa pelo preço de oito, com o tempero que você escolher.',
        valor: 3590,
        valorDe: 4490,
        promocional: true,
        groups: ['asinhas', 'molhos'],
      },
      {
        nome: 'Dois clássicos e dois shakes',
        descricao: 'Dois burgers clássicos e dois milk-shakes do mesmo sabor.',
        valor: 8990,
        valorDe: 11160,
        promocional: true,
        etiquetas: ['Serve 2 pessoas'],
        groups: ['ponto', 'sabor-shake', 'tirar'],
      },
    ],
  },
  {
    nome: 'Na brasa',
    descricao: 'Blend de peito e acém moído no dia, grelhado no carvão.',
    tom: 'peach',
    produtos: [
      {
        nome: 'Brasa clássico',
        descricao: 'Carne, queijo prato, alface, tomate, picles e maionese verde no brioche.',
        valor: 3290,
        etiquetas: ['Mais pedido'],
        groups: BEEF,
      },
      {
        nome: 'Cheddar e bacon',
        descricao: 'Carne, cheddar derretido na brasa, bacon crocante e cebola roxa.',
        valor: 3790,
        groups: BEEF,
      },
      {
        nome: 'Mineiro',
        descricao: 'Carne, queijo canastra, couve crispy, ovo caipira e maionese de alho.',
        valor: 3990,
        etiquetas: ['Da casa'],
        groups: BEEF,
      },
      {
        nome: 'Fogo baixo',
        descricao: 'Carne, jalapeño, pimenta da brasa, cheddar e cebola caramelizada.',
        valor: 3890,
        etiquetas: ['Picante'],
        groups: BEEF,
      },
      {
        nome: 'Gorgonzola com pera',
        descricao: 'Carne, gorgonzola, pera grelhada, rúcula e mel.',
        valor: 4190,
        groups: BEEF,
      },
      {
        nome: 'Costela desfiada',
        descricao:
          'Costela de doze horas, queijo prato, barbecue defumado e picles no pão de batata.',
        valor: 4290,
        quantidade: 5,
        etiquetas: ['Poucas unidades'],
        groups: OTHER,
      },
      {
        nome: 'Frango empanado',
        descricao:
          'Sobrecoxa marinada no limão, empanada na hora, salada de repolho e mostarda com mel.',
        valor: 3190,
        groups: OTHER,
      },
      {
        nome: 'Grão da horta',
        descricao: 'Burger de grão-de-bico e beterraba, alface, tomate e maionese vegana.',
        valor: 3390,
        etiquetas: ['Vegano'],
        groups: OTHER,
      },
      {
        nome: 'Cogumelos na manteiga',
        descricao: 'Carne, cogumelo-paris salteado, queijo suíço e tomilho.',
        valor: 4090,
        esgotado: true,
        groups: BEEF,
      },
    ],
  },
  {
    nome: 'Combos',
    descricao: 'Burger, acompanhamento e bebida.',
    tom: 'butter',
    produtos: [
      {
        nome: 'Combo Cheddar e bacon',
        descricao: 'Cheddar e bacon com acompanhamento e bebida.',
        valor: 5290,
        groups: COMBO,
      },
      {
        nome: 'Combo Mineiro',
        descricao: 'Mineiro com acompanhamento e bebida.',
        valor: 5490,
        groups: COMBO,
      },
      {
        nome: 'Combo da horta',
        descricao: 'Grão da horta com acompanhamento e bebida.',
        valor: 4890,
        etiquetas: ['Vegetariano'],
        groups: ['acompanhamento', 'bebida', 'tirar'],
      },
      {
        nome: 'Combo pequeno',
        descricao: 'Mini burger de 90 g com queijo, batata e suco de caixinha. Para os menores.',
        valor: 2990,
        groups: ['tirar'],
      },
    ],
  },
  {
    nome: 'Acompanhamentos',
    tom: 'mint',
    produtos: [
      {
        nome: 'Batata rústica',
        descricao: 'Com casca, alecrim e sal grosso.',
        valor: 1690,
        groups: ['tamanho-porcao', 'molhos'],
      },
      {
        nome: 'Batata com cheddar e bacon',
        descricao: 'Coberta sem economia.',
        valor: 2390,
        groups: ['tamanho-porcao'],
      },
      {
        nome: 'Anéis de cebola',
        descricao: 'Empanados na cerveja, bem crocantes.',
        valor: 1990,
        groups: ['tamanho-porcao', 'molhos'],
      },
      {
        nome: 'Queijo coalho na brasa',
        descricao: 'Quatro espetos com melado de cana.',
        valor: 2490,
      },
      {
        nome: 'Milho na brasa',
        descricao: 'Com manteiga de páprica e limão.',
        valor: 1390,
        etiquetas: ['Vegetariano'],
      },
      {
        nome: 'Salada da casa',
        descricao: 'Folhas, tomate, pepino e vinagrete.',
        valor: 1890,
        etiquetas: ['Vegano'],
        groups: ['molhos'],
      },
    ],
  },
  {
    nome: 'Shakes e sobremesas',
    tom: 'rose',
    produtos: [
      {
        nome: 'Milk-shake 400 ml',
        descricao: 'Sorvete de verdade e leite gelado.',
        valor: 1990,
        groups: ['sabor-shake'],
      },
      {
        nome: 'Brownie com sorvete',
        descricao: 'Brownie quente, sorvete de creme e calda.',
        valor: 2190,
      },
      {
        nome: 'Cookie da brasa',
        descricao: 'Assado na hora, com gotas de chocolate.',
        valor: 990,
      },
    ],
  },
  {
    nome: 'Bebidas',
    tom: 'sky',
    produtos: [
      {
        nome: 'Refrigerante lata',
        descricao: '350 ml.',
        valor: 690,
        groups: ['sabor-lata'],
      },
      {
        nome: 'Limonada da casa',
        descricao: 'Limão-capeta, hortelã e pouco açúcar. 500 ml.',
        valor: 1190,
      },
      {
        nome: 'Chá-mate com limão',
        descricao: 'Batido e gelado. 500 ml.',
        valor: 990,
      },
      {
        nome: 'Água mineral',
        descricao: 'Garrafa de 500 ml, sem gás.',
        valor: 450,
      },
      {
        nome: 'Cerveja lager artesanal',
        descricao: 'Long neck de 355 ml. Venda proibida para menores de 18 anos.',
        valor: 1490,
        etiquetas: ['Maiores de 18'],
      },
    ],
  },
];
