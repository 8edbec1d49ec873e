// The stamp code, full screen for the customer's camera: a new one every half minute and after each
// use.
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { encode } from 'uqr';
import type { StampProgram } from '#contract/entities/loyalty.ts';
import { pages } from '#contract/pages.ts';
import { api } from '../../api.ts';
import { useSiteOrigin } from '../../brand/site-origin.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWakeLock } from '../board/use-wake-lock.ts';

const LOOK_MS = 3_000;
/** How long the till shows that a stamp was given. */
const TOLD_MS = 6_000;

export type Place = { program: StampProgram; storeId: number; name: string; store: string | null };

export function CodeScreen({ place, onClose }: { place: Place; onClose: () => void }) {
  const { t } = useLingui();
  const { code, problem, given } = useCode(place);
  useWakeLock();
  return (
    <Sheet title={place.name} className="code-screen" onClose={onClose}>
      <div className="code-show">
        {place.store === null ? null : <p className="t-sub">{place.store}</p>}
        {problem === null ? null : <Notice tone="danger" role="alert" title={problem} />}
        {code === null ? problem === null ? <Spinner /> : null : <Drawn code={code} />}
        <p className="code-given" role="status">
          {given ? (
            <>
              <Icon of={CircleCheck} />
              <b>{t`Selo dado`}</b>
            </>
          ) : null}
        </p>
        <p className="t-sub">
          <Trans>Vale um selo. Troca sozinho a cada 30 segundos e depois de cada uso.</Trans>
        </p>
      </div>
    </Sheet>
  );
}

function useCode({ storeId, program }: Place) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [given, setGiven] = useState(false);
  /** Undefined until the first answer. */
  const lastUse = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const result = await api()
        .then((client) => client.stampCode({ idEstabelecimento: storeId, idPrograma: program.id }))
        .catch(() => null);
      if (stopped) return;
      setProblem(
        result === null ? t`Verifique sua conexão!` : result.ok ? null : failureText(result),
      );
      // An expired code would only fail.
      setCode(result?.ok ? result.value.codigo : null);
      if (result?.ok) {
        const { ultimoUso } = result.value;
        if (lastUse.current !== undefined && lastUse.current !== ultimoUso) {
          setGiven(true);
          clearTimeout(told);
          told = setTimeout(() => setGiven(false), TOLD_MS);
        }
        lastUse.current = ultimoUso;
      }
      timer = setTimeout(look, LOOK_MS);
    };
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(told);
    };
  }, [storeId, program.id, t, failureText]);
  return { code, problem, given };
}

function Drawn({ code }: { code: string }) {
  const { t } = useLingui();
  const origin = useSiteOrigin();
  const { size, path } = useMemo(() => {
    const { data, size } = encode(`${origin}${pages.loyalty}?selo=${code}`, { border: 3 });
    return {
      size,
      path: data
        .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
        .join(''),
    };
  }, [code, origin]);
  return (
    <>
      <svg
        className="code-qr"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t`QR do selo`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <p className="code-text num">
        {code.slice(0, 4)} {code.slice(4)}
      </p>
    </>
  );
}
