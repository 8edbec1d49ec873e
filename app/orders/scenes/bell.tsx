// The bell on the store's counter: it rings until the store answers.
import { Scene } from './scene.tsx';

export function Bell({ answered }: { answered: boolean }) {
  return (
    <Scene>
      <circle cx="195" cy="116" r="92" className="soft bare" />
      <circle cx="195" cy="116" r="66" className="pale bare" />
      <path d="M135 182h120" strokeWidth="10" />
      <g className={answered ? undefined : 'scene-rings'}>
        <path d="M146 172a49 49 0 0 1 98 0z" className="brand" />
        <path d="M160 164a36 36 0 0 1 22-30" className="shine" strokeWidth="4" />
        <circle cx="195" cy="115" r="8" className="brand" />
      </g>
      <path d="M128 186h134v10H128z" className="ink" />
      {answered ? (
        <>
          <circle cx="252" cy="104" r="20" className="yes" />
          <path d="M243 104l6 7 12-13" className="yes-mark" strokeWidth="4" />
        </>
      ) : (
        <path
          d="M112 130l-14-8M122 104l-10-12M278 130l14-8M268 104l10-12"
          strokeWidth="3"
          className="scene-rays"
        />
      )}
    </Scene>
  );
}
