// What a market sells: the words by which each good is known, and how it is drawn. The first row
// that fits wins, so that narrow words stand before wide ones.
import type { Pack } from './pack.ts';

type Shape =
  | 'carton'
  | 'bottle'
  | 'jar'
  | 'can'
  | 'box'
  | 'bag'
  | 'roll'
  | 'bar'
  | 'soap'
  | 'fruit'
  | 'banana'
  | 'head'
  | 'bunch'
  | 'carrot'
  | 'grapes'
  | 'berries'
  | 'pineapple'
  | 'watermelon'
  | 'eggs'
  | 'cheese'
  | 'meat'
  | 'chicken'
  | 'fish'
  | 'long'
  | 'cob'
  | 'pieces';

export type Good = { words: RegExp; shape: Shape } & Partial<Pack>;

/** Words that a name begins with, separated by spaces; `_` is a space in one of them. */
const begins = (...words: string[]) =>
  new RegExp(`^(?:${words.join(' ').replaceAll(' ', '|').replaceAll('_', ' ')})`);

export const GOODS = {
  nectar: { words: /^(?:nectar)/, shape: 'carton', colour: '#e8821a' },
  frozenPeas: {
    words: /^(?:ervilha congelada)/,
    shape: 'bag',
    colour: '#3f7a35',
    stuff: ['#9cc25c', '#5f8a2a'],
    emblem: 'pea',
  },
  trash: {
    words: /^(?:saco de lixo|carvao|gelo)/,
    shape: 'bag',
    colour: '#3d4652',
    stuff: ['#aeb8c4', '#6d7885'],
  },
  pear: { words: /^(?:pera)/, shape: 'fruit' },
  coconut: { words: /^(?:coco seco|coco verde)/, shape: 'fruit' },
  strawberries: { words: /^(?:morango)/, shape: 'pieces', emblem: 'strawberry' },
  mushrooms: { words: /^(?:cogumelo|champignon|shiitake)/, shape: 'pieces', emblem: 'mushroom' },
  corn: { words: /^(?:milho-verde|espiga)/, shape: 'cob' },
  cucumber: { words: /^(?:pepino|abobrinha|vagem|quiabo)/, shape: 'long' },
  eggplant: { words: /^(?:berinjela)/, shape: 'long' },
  bellPepper: { words: /^(?:pimentao)/, shape: 'fruit' },
  chili: { words: /^(?:pimenta)/, shape: 'long' },
  mustard: {
    words: /^(?:mostarda)/,
    shape: 'jar',
    colour: '#6b4a12',
    liquid: ['#e0b13c', '#a87a14'],
    emblem: 'grain',
  },
  sweets: {
    words: /^(?:pirulito|bala\b)/,
    shape: 'bag',
    colour: '#c2457a',
    stuff: ['#ff9fbf', '#d9538a'],
  },
  milk: { words: /^(?:leite (?!cond)|bebida de aveia)/, shape: 'carton', colour: '#2f6fb0' },
  juiceCarton: { words: /^(?:suco|nectar)/, shape: 'carton', colour: '#e8821a' },
  condensedMilkCarton: {
    words: /^(?:leite condensado|creme de leite)/,
    shape: 'carton',
    colour: '#b3402e',
  },
  banana: { words: /^(?:banana)/, shape: 'banana' },
  lettuce: { words: /^(?:alface)/, shape: 'head' },
  greens: {
    words: /^(?:rucula|couve|espinafre|tempero verde|manjericao|brocolis)/,
    shape: 'bunch',
  },
  carrot: { words: /^(?:cenoura|aipim|mandioca)/, shape: 'carrot' },
  tomatoSauce: {
    words: /^(?:molho de tomate)/,
    shape: 'jar',
    colour: '#3f7a35',
    liquid: ['#d9402a', '#8f1d10'],
    emblem: 'tomato',
  },
  jam: {
    words: /^(?:schmier|geleia)/,
    shape: 'jar',
    colour: '#5b2458',
    liquid: ['#7c3574', '#3c1038'],
    emblem: 'grape',
  },
  honey: {
    words: /^(?:mel\b)/,
    shape: 'jar',
    colour: '#c9780e',
    liquid: ['#f9bb3e', '#c9740a'],
    emblem: 'grain',
  },
  dulce: {
    words: /^(?:doce de leite)/,
    shape: 'jar',
    colour: '#8a4a1c',
    liquid: ['#c98440', '#7f4616'],
  },
  palmJar: {
    words: /^(?:palmito)/,
    shape: 'jar',
    colour: '#3f7a35',
    liquid: ['#efe2b0', '#bfa860'],
    emblem: 'palm',
  },
  oliveJar: {
    words: /^(?:azeitona)/,
    shape: 'jar',
    colour: '#5a6b1e',
    liquid: ['#a9b356', '#68741f'],
    emblem: 'greenOlive',
  },
  creamJar: {
    words: /^(?:requeijao|maionese|iogurte|nata)/,
    shape: 'jar',
    colour: '#2f6fb0',
    liquid: ['#fff6e2', '#dccdb0'],
  },
  cornCan: { words: /^(?:milho em conserva)/, shape: 'can', colour: '#2f7a3f', emblem: 'corn' },
  peaCan: { words: /^(?:ervilha em)/, shape: 'can', colour: '#3f7a35', emblem: 'pea' },
  tunaCan: { words: /^(?:atum)/, shape: 'can', colour: '#1f5c8a', emblem: 'tuna' },
  oliveOil: {
    words: /^(?:azeite)/,
    shape: 'bottle',
    colour: '#4c6a1e',
    liquid: ['#a9a634', '#5f661a'],
    emblem: 'greenOlive',
  },
  cookingOil: {
    words: /^(?:oleo)/,
    shape: 'bottle',
    colour: '#d9a01c',
    liquid: ['#f7d354', '#d9a51c'],
  },
  vinegar: {
    words: /^(?:vinagre|shoyu)/,
    shape: 'bottle',
    colour: '#6f1f2c',
    liquid: ['#8a2a38', '#4a0f1a'],
    emblem: 'grape',
  },
  cleaner: {
    words: begins(
      'detergente amaciante desinfetante xampu shampoo',
      'condicionador alveja desodorante sabonete_liquido',
      'agua_sanitaria limpa',
    ),
    shape: 'bottle',
    colour: '#2f6fb0',
    liquid: ['#8fd0b4', '#4a9a7c'],
  },
  tomato: { words: /^(?:tomate)/, shape: 'fruit' },
  redOnion: { words: /^(?:cebola roxa)/, shape: 'fruit' },
  onion: { words: /^(?:cebola|alho)/, shape: 'fruit' },
  potato: { words: /^(?:batata|gengibre)/, shape: 'fruit' },
  greenApple: { words: /^(?:maca verde)/, shape: 'fruit' },
  apple: { words: /^(?:maca)/, shape: 'fruit' },
  orange: { words: /^(?:laranja|bergamota)/, shape: 'fruit' },
  lime: { words: /^(?:limao)/, shape: 'fruit' },
  peach: { words: /^(?:pessego|caqui)/, shape: 'fruit' },
  plum: { words: /^(?:ameixa)/, shape: 'fruit' },
  kiwi: { words: /^(?:kiwi)/, shape: 'fruit' },
  watermelon: { words: /^(?:melancia)/, shape: 'watermelon' },
  melon: { words: /^(?:melao)/, shape: 'fruit' },
  pineapple: { words: /^(?:abacaxi)/, shape: 'pineapple' },
  papaya: { words: /^(?:mamao)/, shape: 'fruit' },
  mango: { words: /^(?:manga)/, shape: 'fruit' },
  avocado: { words: /^(?:abacate)/, shape: 'fruit' },
  squash: { words: /^(?:moranga)/, shape: 'fruit' },
  beet: { words: /^(?:beterraba)/, shape: 'fruit' },
  guava: { words: /^(?:goiaba)/, shape: 'fruit' },
  grapes: { words: /^(?:uva)/, shape: 'grapes' },
  berries: { words: /^(?:mirtilo)/, shape: 'berries' },
  eggs: { words: /^(?:ovos)/, shape: 'eggs' },
  cheese: { words: /^(?:queijo|parmesao|ricota|mussarela)/, shape: 'cheese' },
  meat: {
    words: begins(
      'picanha alcatra patinho maminha costel vazio guisado coxao',
      'musculo lombo bacon salsichao linguica presunto salame',
      'mortadela',
    ),
    shape: 'meat',
    colour: '#8f1d1d',
  },
  chicken: {
    words: /^(?:frango|coxa|sobrecoxa|asa\b|peito|coracao de|peru)/,
    shape: 'chicken',
    colour: '#d98a1c',
  },
  fish: {
    words: /^(?:tilapia|salmao|anchova|tainha|camarao|lula|peixe|siri|file de)/,
    shape: 'fish',
    colour: '#1f5c8a',
  },
  paperRoll: { words: /^(?:papel)/, shape: 'roll', colour: '#4a8fc4' },
  soap: { words: /^(?:sabonete)/, shape: 'soap', colour: '#c98a94' },
  chocolateBar: { words: /^(?:chocolate (ao|70))/, shape: 'bar', colour: '#6b2f1c' },
  box: {
    words: begins(
      'sabao biscoito gelatina cha_de massa_para creme_dental',
      'lasanha absorvente fralda esponja vela escova fosforo pilha',
      'rosca cereal',
    ),
    shape: 'box',
    colour: '#2f6fb0',
  },
  butter: { words: /^(?:manteiga)/, shape: 'box', colour: '#e0a51c' },
  rice: {
    words: /^(?:arroz)/,
    shape: 'bag',
    colour: '#2f6fb0',
    stuff: ['#fffdf6', '#ded4c0'],
    emblem: 'grain',
  },
  blackBeans: {
    words: /^(?:feijao-preto)/,
    shape: 'bag',
    colour: '#b3402e',
    stuff: ['#3a2c30', '#1c1216'],
    emblem: 'grain',
  },
  beans: {
    words: /^(?:feijao|lentilha|grao)/,
    shape: 'bag',
    colour: '#b3402e',
    stuff: ['#c98f5c', '#8f5a30'],
    emblem: 'grain',
  },
  coffee: {
    words: /^(?:cafe)/,
    shape: 'bag',
    colour: '#5c3a24',
    stuff: ['#6b3f22', '#2c160a'],
    emblem: 'grain',
  },
  mate: { words: /^(?:erva-mate)/, shape: 'bag', colour: '#3f7a35', stuff: ['#8aa84a', '#5a7a2a'] },
  pasta: {
    words: /^(?:espaguete|penne)/,
    shape: 'bag',
    colour: '#1f5c8a',
    stuff: ['#f7d98a', '#d9a94a'],
    emblem: 'grain',
  },
  flour: {
    words: /^(?:acucar|sal\b|farinha|polenta|aveia|granola)/,
    shape: 'bag',
    colour: '#c9781c',
    stuff: ['#fff8e6', '#e6d7b4'],
    emblem: 'grain',
  },
  peanuts: {
    words: /^(?:amendoim|castanha|pipoca|bala)/,
    shape: 'bag',
    colour: '#c23a2c',
    stuff: ['#e2b06a', '#a86f2c'],
    emblem: 'peanut',
  },
} satisfies Record<string, Good>;
