// Turns the shelves into exactly as many products as their quotas say, the same ones on every run.
import type { Cents } from '#contract/money.ts';
import { randomFrom } from '../../../drawing/shapes.ts';
import type { DemoCategory, DemoProduct } from '../shapes.ts';
import type { Shelf, ShelfLine, Size } from './shelf.ts';

/** Shelf prices end in nine. */
const shelfPrice = (cents: number): Cents => Math.max(99, Math.round(cents / 10) * 10 - 1);

type Candidate = {
  line: ShelfLine;
  size: Size;
  brand: string | null;
  position: number;
  first: boolean;
};

function candidates(shelf: Shelf): Candidate[] {
  const all: Candidate[] = [];
  for (const line of shelf.lines) {
    const brands: (string | null)[] = line.brands ?? [null];
    for (const [brandIndex, brand] of brands.entries())
      for (const [sizeIndex, size] of line.sizes.entries())
        all.push({
          line,
          size,
          brand,
          position: all.length,
          first: brandIndex === 0 && sizeIndex === 0,
        });
  }
  return all;
}

/** One of every line first, then random ones until the quota is full; in shelf order. */
function pick(shelf: Shelf, random: () => number): Candidate[] {
  const ranked = candidates(shelf).map((candidate) => ({
    candidate,
    rank: candidate.first ? -1 : random(),
  }));
  ranked.sort(
    (one, other) => one.rank - other.rank || one.candidate.position - other.candidate.position,
  );
  if (ranked.length < shelf.quota)
    throw new Error(`${shelf.nome}: ${ranked.length} goods for a quota of ${shelf.quota}`);
  return ranked
    .slice(0, shelf.quota)
    .map(({ candidate }) => candidate)
    .sort((one, other) => one.position - other.position);
}

function product(
  { line, size, brand }: Candidate,
  brandFactor: number,
  random: () => number,
): DemoProduct {
  const [label, price, peso] = size;
  // Every number is drawn even if unused, so that a changed price or label affects nothing
  // else.
  // The fourth is unused, but still drawn, so that the demo keeps its prices.
  const [promotion, shortage, stock, , markdown] = [
    random(),
    random(),
    random(),
    random(),
    random(),
  ];
  const valor = shelfPrice(price * brandFactor);
  const made: DemoProduct = {
    nome: [brand === null ? line.nome : `${line.nome} ${brand}`, label].filter(Boolean).join(', '),
    descricao: line.descricao,
    valor,
    ...(peso === undefined ? {} : { peso }),
  };
  if (promotion < 0.09)
    Object.assign(made, {
      valorDe: shelfPrice(valor * (1.18 + markdown * 0.2)),
      promocional: true,
    });
  if (shortage < 0.03) made.esgotado = true;
  else if (stock < 0.06)
    made.quantidade = (2 + Math.floor(stock * 100)) * (peso === undefined ? 1 : 1000);
  if (line.etiquetas) made.etiquetas = line.etiquetas;
  if (line.groups) made.groups = line.groups;
  return made;
}

export function generateMarket(shelves: Shelf[], seed: number): DemoCategory[] {
  return shelves.map((shelf, index) => {
    const random = randomFrom(seed + index * 7919);
    const factors = new Map<string | null, number>([[null, 1]]);
    for (const line of shelf.lines)
      for (const brand of line.brands ?? [])
        if (!factors.has(brand)) factors.set(brand, 0.9 + random() * 0.28);
    const produtos = pick(shelf, random).map((candidate) =>
      product(candidate, factors.get(candidate.brand) ?? 1, random),
    );
    return { nome: shelf.nome, descricao: shelf.descricao, tom: shelf.tom, produtos };
  });
}
