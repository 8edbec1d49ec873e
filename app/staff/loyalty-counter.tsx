// The code of a stamp, full screen for the diner's camera: another one every half minute and after each use.
import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { encode } from 'uqr';
import type { StampProgram } from '#contract/entities/loyalty.ts';
import { api } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useFailureText } from '../errors/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';

const LOOK_MS = 3_000;

type Place = { program: StampProgram; storeId: number; name: string };

export function LoyaltyCounter({ programs }: { programs: readonly StampProgram[] }) {
  const { estabelecimentos } = useBrand();
  const [shown, setShown] = useState<Place | null>(null);
  const places = programs
    .filter(({ ativo, porCodigo }) => ativo && porCodigo)
    .flatMap((program) =>
      estabelecimentos
        .filter(({ id }) => program.idEstabelecimento === null || program.idEstabelecimento === id)
        .map(({ id, nome }) => ({ program, storeId: id, name: estabelecimentos.length > 1 ? `${program.nome} · ${nome}` : program.nome })),
    );
  if (places.length === 0) return null;
  return (
    <section>
      <h2 className="overline">
        <Trans>Código do selo</Trans>
      </h2>
      <ul className="card pad0 list">
        {places.map((place) => (
          <li key={`${place.program.id} ${place.storeId}`} className="li">
            <b className="t-label grow">{place.name}</b>
            <Button variant="tonal" size="sm" onClick={() => setShown(place)}>
              <Icon of={QrCode} size={18} />
              <Trans>Mostrar</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {shown === null ? null : <CodeScreen place={shown} onClose={() => setShown(null)} />}
    </section>
  );
}

function CodeScreen({ place, onClose }: { place: Place; onClose: () => void }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { storeId, program } = place;
  useEffect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const result = await api()
        .then((client) => client.stampCode({ idEstabelecimento: storeId, idPrograma: program.id }))
        .catch(() => null);
      if (stopped) return;
      setProblem(result === null ? t`Verifique sua conexão!` : result.ok ? null : failureText(result));
      // An old code would only disappoint whoever reads it.
      setCode(result?.ok ? result.value.codigo : null);
      timer = setTimeout(look, LOOK_MS);
    };
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [storeId, program.id, t, failureText]);
  return (
    <Sheet title={place.name} className="code-screen" onClose={onClose}>
      <div className="code-show">
        {problem === null ? null : <p role="alert">{problem}</p>}
        {code === null ? problem === null ? <Spinner /> : null : <Drawn code={code} />}
        <p className="t-sub">
          <Trans>Vale um selo. Troca sozinho a cada 30 segundos e depois de cada uso.</Trans>
        </p>
      </div>
    </Sheet>
  );
}

function Drawn({ code }: { code: string }) {
  const { t } = useLingui();
  const { size, path } = useMemo(() => {
    const { data, size } = encode(`${location.origin}/fidelidade?selo=${code}`, { border: 3 });
    return { size, path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') };
  }, [code]);
  return (
    <>
      <svg className="code-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t`QR do selo`} shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </svg>
      <p className="code-text num">
        {code.slice(0, 4)} {code.slice(4)}
      </p>
    </>
  );
}
