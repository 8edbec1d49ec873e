// The texts of a review: the meaning of the stars, and the aspects to choose.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReviewAspect } from '#contract/entities/review.ts';

export const STARS = [1, 2, 3, 4, 5] as const;

const starWords: Record<number, MessageDescriptor> = {
  1: msg`Muito ruim`,
  2: msg`Ruim`,
  3: msg`Bom`,
  4: msg`Muito bom`,
  5: msg`Excelente`,
};
const none = msg`Toque nas estrelas`;

export function starWord(stars: number): MessageDescriptor {
  return starWords[stars] ?? none;
}

export const aspectWords: Record<ReviewAspect, MessageDescriptor> = {
  sabor: msg`Sabor`,
  tempo: msg`Tempo de entrega`,
  temperatura: msg`Chegou quente`,
  embalagem: msg`Embalagem`,
  atendimento: msg`Atendimento`,
  capricho: msg`Capricho`,
};
export const aspects = Object.keys(aspectWords) as ReviewAspect[];
