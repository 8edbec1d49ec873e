// The drawn wheel: one field of equal size per prize; the odds are listed below it.
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Wheel } from '#contract/entities/gifts.ts';
import { turnTo } from '#rules/loyalty/wheel.ts';

type Prize = Wheel['premios'][number];

const CENTRE = 150;
const RADIUS = 134;
const TURNS = 5;
const LIGHTS = Array.from({ length: 24 }, (_, light) => light);

/** Prizes may share a name: the position distinguishes them. */
export const withPlaces = (prizes: readonly Prize[]) =>
  prizes.map((prize, before) => ({ ...prize, place: before + 1 }));

type WheelDrawingProps = {
  prizes: readonly Prize[];
  /** The drawn prize; null: at rest. */
  stopsAt: number | null;
  /** Null while it turns, and when no turn is left. */
  onSpin: (() => void) | null;
};

export function WheelDrawing({ prizes, stopsAt, onSpin }: WheelDrawingProps) {
  const { t } = useLingui();
  const count = prizes.length;
  const turn = stopsAt === null ? 0 : turnTo(stopsAt, count, TURNS);
  return (
    <div className="wheel">
      <svg viewBox="0 0 300 300" role="img" aria-label={t`Roleta com ${count} prêmios`}>
        <circle className="wheel-rim" cx={CENTRE} cy={CENTRE} r="148" />
        <g
          className={stopsAt === null ? 'wheel-disc' : 'wheel-disc turning'}
          style={{ '--turn': `${turn}deg` } as CSSProperties}
        >
          {withPlaces(prizes).map(({ place, nome }) => (
            <Field
              key={place}
              name={nome}
              from={((place - 1.5) * 360) / count}
              angle={360 / count}
              tone={toneOf(place, count)}
            />
          ))}
        </g>
        {LIGHTS.map((light) => {
          const { x, y } = at(light * 15, 141);
          return (
            <circle key={light} className="wheel-light" cx={x} cy={y} r={light % 2 === 0 ? 3 : 2} />
          );
        })}
        <circle className="wheel-hub" cx={CENTRE} cy={CENTRE} r="38" />
      </svg>
      <button
        type="button"
        className="wheel-go"
        aria-disabled={onSpin === null}
        onClick={onSpin ?? undefined}
      >
        <Trans>Girar</Trans>
      </button>
      <svg className="wheel-pin" width="34" height="50" viewBox="0 0 34 50" aria-hidden="true">
        <path d="M17 48C12 34 2 28 2 17a15 15 0 0 1 30 0c0 11-10 17-15 31z" />
      </svg>
    </div>
  );
}

/** Neighbours differ, including last and first. */
function toneOf(place: number, count: number): string {
  if (count % 2 === 1 && place === count) return 'c';
  return place % 2 === 1 ? 'a' : 'b';
}

function Field({
  name,
  from,
  angle,
  tone,
}: {
  name: string;
  from: number;
  angle: number;
  tone: string;
}) {
  const [start, end] = [at(from, RADIUS), at(from + angle, RADIUS)];
  const arc = `A${RADIUS} ${RADIUS} 0 ${angle > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
  return (
    <>
      <path
        className={`wheel-field ${tone}`}
        d={`M${CENTRE} ${CENTRE}L${start.x} ${start.y}${arc}z`}
      />
      <text
        className="wheel-text"
        x={CENTRE}
        y="45"
        textAnchor="middle"
        transform={`rotate(${from + angle / 2} ${CENTRE} ${CENTRE})`}
      >
        {linesOf(name).map((line, before) => (
          <tspan key={line} x={CENTRE} dy={before === 0 ? 0 : 16}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** As on a clock: 0 degrees is at the top. */
function at(degrees: number, radius: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(CENTRE + radius * Math.cos(angle)),
    y: round(CENTRE + radius * Math.sin(angle)),
  };
}

const LINE = 9;

/** Short lines, three at most. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (`${last} ${word}`.length <= LINE || lines.length === 3))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
