// Which card comes first: a full one, else the one with most stamps; and the empty one of somebody
// who has none.
import type { StampCard, StampProgram } from '#contract/entities/loyalty.ts';

export const isPast = ({ estado }: StampCard) => estado === 'resgatada' || estado === 'expirada';

/** Whether a card or a programme counts at a store; one without a store counts at each. */
export const countsAt =
  (storeId: number) =>
  ({ idEstabelecimento }: Pick<StampCard | StampProgram, 'idEstabelecimento'>): boolean =>
    idEstabelecimento === null || idEstabelecimento === storeId;

/** Full ones first, then by stamps. */
export function openCards(cards: readonly StampCard[]): StampCard[] {
  const full = ({ estado }: StampCard) => (estado === 'completa' ? 1 : 0);
  return cards
    .filter((card) => !isPast(card))
    .sort((a, b) => full(b) - full(a) || b.selos - a.selos);
}

export function firstCard(cards: readonly StampCard[]): StampCard | null {
  return openCards(cards)[0] ?? null;
}

export function nextCard([program]: readonly StampProgram[]): StampCard | null {
  if (program === undefined) return null;
  const { id: idPrograma, nome, selosNecessarios, premio, idEstabelecimento } = program;
  return {
    id: 0,
    idPrograma,
    nome,
    selosNecessarios,
    premio,
    idEstabelecimento,
    nomeEstabelecimento: '',
    selos: 0,
    estado: 'emAndamento',
    validoAte: '',
    resgatadoEm: null,
  };
}
