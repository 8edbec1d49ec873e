// What customers of the demo say afterwards, and what the stores reply.
import type { Order } from '#contract/entities/order.ts';
import type { ReviewAspect, ReviewRequest } from '#contract/entities/review.ts';
import type { Chance } from '#test/hostile/chance.ts';

const stars = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2, 1];
const praised: ReviewAspect[] = ['sabor', 'tempo', 'temperatura', 'embalagem', 'atendimento'];

const happy = [
  'Tudo perfeito, como sempre.',
  'Chegou antes do previsto e muito bem embalado.',
  'Virou o pedido de toda semana aqui em casa.',
  'Porção caprichada e preço justo.',
  'Atendimento muito atencioso, recomendo.',
  'Melhor do bairro!',
  'Veio tudo certinho, até o recado que eu deixei.',
  '',
  '',
  '',
];
const mixed = [
  'Bom, mas podia ter vindo mais quente.',
  'Gostei, só demorou um pouco.',
  'Faltaram os guardanapos.',
  '',
];
const unhappy = [
  'Demorou bem mais do que o combinado.',
  'Chegou frio e a embalagem veio amassada.',
  'Faltou um item do pedido.',
];
const thanks = [
  'Obrigado pelo carinho! Até a próxima.',
  'Que bom que gostou! Esperamos você de novo.',
  'Obrigado pela avaliação!',
];
const apologies = [
  'Pedimos desculpas. Já falamos com a equipe para que não se repita.',
  'Sentimos muito por isso. Fale com a gente pelo telefone da loja para resolvermos.',
];

export function drawReview({ id, itens }: Order, chance: Chance): ReviewRequest {
  const nota = chance.oneOf(stars);
  const isGood = nota >= 4;
  const words = nota === 5 ? happy : isGood || nota === 3 ? mixed : unhappy;
  return {
    idPedido: id,
    nota,
    aspectos: isGood ? praised.filter(() => chance.isIn(0.4)) : [],
    pratos: itens.slice(0, 1).map(({ idProduto }) => ({ idProduto, gostou: isGood })),
    comentario: chance.oneOf(words),
  };
}

export const drawReply = ({ nota }: Pick<ReviewRequest, 'nota'>, chance: Chance): string =>
  chance.oneOf(nota >= 4 ? thanks : apologies);
