// Sums in tiles, all in one size of type.
import type { CSSProperties, ReactNode } from 'react';
import './sum-tiles.css';

export type Tile = { name: string; value: string; note?: ReactNode | undefined };

export function SumTiles({ tiles }: { tiles: readonly Tile[] }) {
  const { length } = tiles;
  const style = {
    '--longest': Math.max(...tiles.map(({ value }) => value.length)),
    '--few': length === 4 ? 2 : 3,
    '--many': Math.min(length, 5),
  };
  return (
    <dl className="sum-tiles" style={style as CSSProperties}>
      {tiles.map(({ name, value, note }) => (
        <div key={name} className="card">
          <dt className="t-cap">{name}</dt>
          <dd className="t-section num">{value}</dd>
          {note === undefined ? null : <dd className="t-cap">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
