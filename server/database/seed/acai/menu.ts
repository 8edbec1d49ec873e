// Roxo Açaí's menu, the same in its three stores.
import type { DemoCategory } from '../shapes.ts';

const CUP = ['copo', 'base', 'frutas', 'frutas-extras', 'complementos', 'acai-do-jeito'];
const READY = ['copo', 'frutas-extras', 'complementos', 'acai-do-jeito'];
const JUICE = ['tamanho-suco', 'suco-do-jeito'];
const SHAKE = ['tamanho-suco', 'liquido', 'suco-do-jeito'];

export const roxoMenu: DemoCategory[] = [
  {
    nome: 'Especiais da casa',
    descricao: 'Até acabar o estoque do dia.',
    tom: 'lilac',
    produtos: [
      {
        nome: 'Barca da praia 1 kg',
        descricao:
          'Um quilo de açaí com frutas, granola e leite em pó, na barca de isopor que ' +
          'aguenta a areia.',
        valor: 5490,
        valorDe: 6790,
        promocional: true,
        etiquetas: ['Serve 4 pessoas'],
        groups: ['sabores-barca', 'complementos', 'acai-do-jeito'],
      },
      {
        nome: 'Dupla de 300 ml',
        descricao: 'Dois copos de açaí tradicional com banana e granola.',
        valor: 2680,
        valorDe: 3380,
        promocional: true,
        etiquetas: ['Serve 2 pessoas'],
        groups: ['complementos', 'acai-do-jeito'],
      },
      {
        nome: 'Vitamina da manhã',
        descricao: 'Banana, mamão, aveia e mel, batidos na hora. Vale o dia todo.',
        valor: 1090,
        valorDe: 1390,
        promocional: true,
        groups: ['liquido', 'suco-do-jeito'],
      },
    ],
  },
  {
    nome: 'Monte seu açaí',
    descricao: 'Açaí do Pará, batido na hora. Duas frutas já estão no preço.',
    tom: 'lilac',
    produtos: [
      {
        nome: 'Açaí no copo',
        descricao:
          'Açaí do Pará batido na hora. Monte do seu jeito: frutas frescas e complementos.',
        valor: 1690,
        etiquetas: ['Mais pedido'],
        groups: CUP,
      },
      {
        nome: 'Açaí na tigela',
        descricao: 'Mais largo, com lugar para tudo: frutas em volta, granola no meio.',
        valor: 1990,
        groups: CUP,
      },
      {
        nome: 'Barca para a turma',
        descricao: 'Um quilo e meio de açaí e de três a cinco frutas. Vem com seis colheres.',
        valor: 7990,
        etiquetas: ['Serve 6 pessoas'],
        groups: ['sabores-barca', 'frutas-extras', 'complementos', 'acai-do-jeito'],
      },
    ],
  },
  {
    nome: 'Prontos da casa',
    descricao: 'Combinações que já deram certo.',
    tom: 'rose',
    produtos: [
      {
        nome: 'Praia de Boa Viagem',
        descricao: 'Açaí, banana, morango, leite em pó e castanha de caju.',
        valor: 2190,
        etiquetas: ['Mais pedido'],
        groups: READY,
      },
      {
        nome: 'Marco Zero',
        descricao: 'Açaí, paçoca, banana e mel de engenho.',
        valor: 1990,
        groups: READY,
      },
      {
        nome: 'Maré alta',
        descricao: 'Açaí com cupuaçu, coco fresco, manga e tapioca em flocos.',
        valor: 2290,
        etiquetas: ['Vegano'],
        groups: READY,
      },
      {
        nome: 'Avelã em dobro',
        descricao: 'Açaí em camadas com creme de avelã e morango.',
        valor: 2590,
        groups: READY,
      },
      {
        nome: 'Treino das seis',
        descricao: 'Açaí sem açúcar, banana, pasta de amendoim, aveia e chia.',
        valor: 2390,
        etiquetas: ['Sem açúcar'],
        groups: READY,
      },
      {
        nome: 'Cupuaçu puro',
        descricao: 'Creme de cupuaçu do Amazonas com castanha. Chega às quintas e some às sextas.',
        valor: 2290,
        esgotado: true,
        groups: READY,
      },
    ],
  },
  {
    nome: 'Frutas e sucos',
    tom: 'mint',
    produtos: [
      {
        nome: 'Suco de laranja',
        descricao: 'Laranja-pera espremida na hora.',
        valor: 890,
        groups: JUICE,
      },
      {
        nome: 'Suco de abacaxi com hortelã',
        descricao: 'Abacaxi pérola e hortelã fresca, coado fino.',
        valor: 950,
        groups: JUICE,
      },
      {
        nome: 'Suco de cajá',
        descricao: 'Polpa do agreste, azedinha como deve ser.',
        valor: 990,
        groups: JUICE,
      },
      {
        nome: 'Suco de melancia com gengibre',
        descricao: 'Refresca a alma. Sem água e sem açúcar.',
        valor: 950,
        groups: JUICE,
      },
      {
        nome: 'Suco verde',
        descricao: 'Couve, maçã, limão, gengibre e água de coco.',
        valor: 1190,
        etiquetas: ['Sem açúcar'],
        groups: JUICE,
      },
      {
        nome: 'Vitamina de banana',
        descricao: 'Banana, aveia e canela.',
        valor: 1090,
        groups: SHAKE,
      },
      {
        nome: 'Vitamina de abacate',
        descricao: 'Abacate maduro, limão e um toque de mel.',
        valor: 1190,
        groups: SHAKE,
      },
      {
        nome: 'Água de coco',
        descricao: 'Copo de 400 ml, do coco verde aberto na loja.',
        valor: 790,
        quantidade: 8,
      },
      {
        nome: 'Salada de frutas',
        descricao: 'Sete frutas cortadas no dia, com suco de laranja.',
        valor: 1290,
      },
    ],
  },
  {
    nome: 'Tapiocas',
    descricao: 'Goma fresca, chapa quente.',
    tom: 'butter',
    produtos: [
      {
        nome: 'Tapioca recheada',
        descricao: 'Goma peneirada na hora e recheio generoso.',
        valor: 1390,
        groups: ['goma'],
      },
      {
        nome: 'Tapioca de banana com canela',
        descricao: 'Banana na chapa, canela e mel de engenho.',
        valor: 1490,
      },
      {
        nome: 'Cuscuz com ovo e queijo',
        descricao: 'Cuscuz de milho molhadinho, dois ovos e queijo coalho.',
        valor: 1590,
      },
    ],
  },
];
