// The chosen pizza, drawn from above.
import { useMemo } from 'react';
import { type Placed, sauceOf, scatter, toppingsOf } from './pizza-toppings.ts';
import { ToppingShape } from './topping-shape.tsx';

export type Slice = {
  /** The flavour's id, which determines its look. */
  id: number;
  /** The flavour's text, from which the toppings are read. */
  text: string;
  /** In turns, counter-clockwise from the top. */
  from: number;
  to: number;
};

const RADIUS = 77;

export function Pizza({ slices, label }: { slices: readonly Slice[]; label: string }) {
  return (
    <svg
      className="pizza"
      width="148"
      height="148"
      viewBox="0 0 200 200"
      role="img"
      aria-label={label}
    >
      <circle cx="100" cy="100" r="96" fill="#c98a45" />
      <circle cx="100" cy="100" r="92" fill="#dfa45c" />
      <circle cx="100" cy="100" r="80" fill="#c5472c" />
      {slices.map(({ id, text, from, to }) => (
        <FlavourSlice key={`${id} ${from} ${to}`} id={id} text={text} from={from} to={to} />
      ))}
      {slices.length > 1 || (slices[0]?.to ?? 1) < 1
        ? slices.map(({ id, from }) => <Cut key={id} at={from} />)
        : null}
      {slices.length > 0 && (slices.at(-1)?.to ?? 1) < 1 ? (
        <Cut at={slices.at(-1)?.to ?? 0} />
      ) : null}
    </svg>
  );
}

function FlavourSlice({ id, text, from, to }: Slice) {
  const { sauce, pieces } = useMemo(() => {
    const toppings = toppingsOf(text, id);
    return { sauce: sauceOf(toppings), pieces: scatter(toppings, id, from, to) };
  }, [id, text, from, to]);
  return (
    <g className="slice-in">
      {to - from >= 1 ? (
        <circle cx="100" cy="100" r={RADIUS} fill={sauce} />
      ) : (
        <path d={sector(from, to)} fill={sauce} />
      )}
      {pieces.map((piece) => (
        <Piece key={`${piece.x} ${piece.y}`} piece={piece} />
      ))}
    </g>
  );
}

function Piece({ piece: { topping, x, y, turn } }: { piece: Placed }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ToppingShape topping={topping} />
    </g>
  );
}

function Cut({ at }: { at: number }) {
  const { x, y } = onCircle(at, 96);
  return <path d={`M100 100L${x} ${y}`} stroke="#fff7e8" strokeWidth="3" />;
}

function sector(from: number, to: number): string {
  const start = onCircle(from, RADIUS);
  const end = onCircle(to, RADIUS);
  return (
    `M100 100L${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 0 ` +
    `${end.x} ${end.y}z`
  );
}

function onCircle(turns: number, radius: number): { x: number; y: number } {
  const angle = turns * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(100 - radius * Math.sin(angle)), y: round(100 - radius * Math.cos(angle)) };
}
