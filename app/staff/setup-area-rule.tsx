// Where an area is that has no name: how far it reaches, its postal codes, or its outline on the map.
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { StoreRegion } from '#contract/entities/console-store.ts';
import type { Point } from '#rules/delivery.ts';
import { Button } from '../ui/button.tsx';
import { SwitchRow } from '../ui/choice-row.tsx';
import { TextField } from '../ui/field.tsx';
import { NumberField } from './setup-fields.tsx';

const AreaMap = lazy(() => import('./area-map.tsx'));

export type AreaTexts = { distance: string; from: string; to: string; points: Point[]; exclusion: boolean };

const MOST_METERS = 200_000;
const code = /^\d{5}-?\d{3}$/;

export const areaTextsOf = ({ raioMetros, cepDe, cepAte, pontos, exclusao }: StoreRegion): AreaTexts => ({
  distance: raioMetros === undefined ? '' : String(raioMetros / 1000).replace('.', ','),
  from: cepDe ?? '',
  to: cepAte ?? '',
  points: pontos ?? [],
  exclusion: exclusao ?? false,
});

/** What the texts say about the area; null when it cannot be read yet. */
export function areaRuleOf(tipo: StoreRegion['tipo'], { distance, from, to, points, exclusion }: AreaTexts): Partial<StoreRegion> | null {
  if (tipo === 'bairro') return {};
  if (tipo === 'raio') {
    const meters = /^\d{1,3}([.,]\d{1,3})?$/.test(distance.trim()) ? Math.round(Number(distance.trim().replace(',', '.')) * 1000) : 0;
    return meters >= 50 && meters <= MOST_METERS ? { raioMetros: meters } : null;
  }
  if (tipo === 'cep') return code.test(from.trim()) && code.test(to.trim()) ? { cepDe: from.trim(), cepAte: to.trim() } : null;
  return points.length >= 3 ? { pontos: points, exclusao: exclusion } : null;
}

type SetupAreaRuleProps = { tipo: StoreRegion['tipo']; texts: AreaTexts; store: Point | null; onChange: (part: Partial<AreaTexts>) => void };

export function SetupAreaRule({ tipo, texts, store, onChange }: SetupAreaRuleProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(texts.points.length === 0);
  if (tipo === 'raio') {
    return (
      <NumberField
        label={t`Até que distância`}
        unit="km"
        hint={store === null ? t`A loja ainda não tem um ponto no mapa.` : t`Em linha reta, a partir da loja.`}
        value={texts.distance}
        onChange={(distance) => onChange({ distance })}
      />
    );
  }
  if (tipo === 'cep') {
    return (
      <div className="setup-grid">
        <TextField
          label={t`Do CEP`}
          inputMode="numeric"
          maxLength={9}
          placeholder="05400-000"
          value={texts.from}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
        <TextField
          label={t`Até o CEP`}
          inputMode="numeric"
          maxLength={9}
          placeholder="05499-999"
          value={texts.to}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      </div>
    );
  }
  if (tipo !== 'poligono') return null;
  return (
    <div className="stack">
      {open ? (
        <Suspense
          fallback={
            <p className="t-cap">
              <Trans>Abrindo o mapa…</Trans>
            </p>
          }
        >
          <AreaMap points={texts.points} store={store} onChange={(points) => onChange({ points })} />
        </Suspense>
      ) : (
        <div>
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            <Trans>Mudar o desenho</Trans>
          </Button>
        </div>
      )}
      <SwitchRow
        label={t`Não entregar aqui`}
        detail={t`Vale mais que qualquer outra área: uma ilha, um morro, uma obra.`}
        checked={texts.exclusion}
        onChange={(event) => onChange({ exclusion: event.currentTarget.checked })}
      />
    </div>
  );
}
