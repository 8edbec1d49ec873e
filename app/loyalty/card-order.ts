// The order of stamp cards: full ones first, then by stamps; and the empty card of a customer
// without any.
import type { StampCard, StampProgram } from '#contract/entities/loyalty.ts';

export const isPast = ({ estado }: StampCard) => estado === 'resgatada' || estado === 'expirada';

/** Whether a card or programme is valid at a store; one without a store is valid at all. */
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
