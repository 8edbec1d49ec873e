// The rule of an area without a name: its radius, postal codes or outline.
import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreRegion } from '#contract/entities/console/store.ts';
import type { Point } from '#rules/places/delivery.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { FoldedMap } from '../forms/folded-map.tsx';
import { CountField, NumberField } from '../forms/typed-fields.tsx';
import { decimalText } from '../forms/typed-values.ts';

const AreaMap = lazyPart(() => import('./area-map.tsx'));

export type AreaTexts = {
  distance: string;
  from: string;
  to: string;
  points: Point[];
  exclusion: boolean;
};

const [LEAST_METERS, MOST_METERS] = [50, 200_000];
const LEAST_CORNERS = 3;
const code = /^\d{5}-?\d{3}$/;

export const areaTextsOf = ({
  raioMetros,
  cepDe,
  cepAte,
  pontos,
  exclusao,
}: StoreRegion): AreaTexts => ({
  distance: raioMetros === undefined ? '' : decimalText(raioMetros / 1000),
  from: cepDe ?? '',
  to: cepAte ?? '',
  points: pontos ?? [],
  exclusion: exclusao ?? false,
});

function metersOf(kilometres: string): number | null {
  const text = kilometres.trim().replace(',', '.');
  const meters = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : 0;
  return meters >= LEAST_METERS && meters <= MOST_METERS ? meters : null;
}

/** The parsed area; null while unreadable. */
export function areaRuleOf(
  tipo: StoreRegion['tipo'],
  { distance, from, to, points, exclusion }: AreaTexts,
): Partial<StoreRegion> | null {
  if (tipo === 'bairro') return {};
  if (tipo === 'raio') {
    const raioMetros = metersOf(distance);
    return raioMetros === null ? null : { raioMetros };
  }
  if (tipo === 'cep')
    return code.test(from.trim()) && code.test(to.trim())
      ? { cepDe: from.trim(), cepAte: to.trim() }
      : null;
  return points.length >= LEAST_CORNERS ? { pontos: points, exclusao: exclusion } : null;
}

type SetupAreaRuleProps = {
  tipo: StoreRegion['tipo'];
  texts: AreaTexts;
  store: Point | null;
  /** After an attempt to save: errors are shown. */
  tried: boolean;
  onChange: (part: Partial<AreaTexts>) => void;
};

export function SetupAreaRule({ tipo, texts, store, tried, onChange }: SetupAreaRuleProps) {
  const { t } = useLingui();
  if (tipo === 'raio')
    return (
      <DistanceField
        text={texts.distance}
        hasPoint={store !== null}
        tried={tried}
        onChange={(distance) => onChange({ distance })}
      />
    );
  if (tipo === 'cep') {
    const end = (label: string, name: 'from' | 'to', placeholder: string) => (
      <CountField
        label={label}
        maxLength={9}
        placeholder={placeholder}
        value={texts[name]}
        error={
          tried && !code.test(texts[name].trim()) ? t`Digite os oito números do CEP.` : undefined
        }
        onChange={(text) => onChange({ [name]: text })}
      />
    );
    return (
      <div className="setup-grid">
        {end(t`Do CEP`, 'from', '05400-000')}
        {end(t`Até o CEP`, 'to', '05499-999')}
      </div>
    );
  }
  if (tipo !== 'poligono') return null;
  return (
    <div className="stack">
      <FoldedMap
        startsOpen={texts.points.length === 0}
        folded={(open) => (
          <div>
            <Button variant="outline" size="sm" onClick={open}>
              <Trans>Mudar o desenho</Trans>
            </Button>
          </div>
        )}
      >
        <AreaMap
          points={texts.points}
          store={store}
          isWrong={tried && texts.points.length < LEAST_CORNERS}
          onChange={(points) => onChange({ points })}
        />
      </FoldedMap>
      <SwitchRow
        label={t`Não entregar aqui`}
        detail={t`Vale mais que qualquer outra área: uma ilha, um morro, uma obra.`}
        checked={texts.exclusion}
        onChange={(event) => onChange({ exclusion: event.currentTarget.checked })}
      />
    </div>
  );
}

type DistanceFieldProps = {
  text: string;
  hasPoint: boolean;
  tried: boolean;
  onChange: (text: string) => void;
};

export function DistanceField({ text, hasPoint, tried, onChange }: DistanceFieldProps) {
  const { t } = useLingui();
  return (
    <NumberField
      label={t`Até que distância`}
      unit="km"
      hint={
        hasPoint ? t`Em linha reta, a partir da loja.` : t`A loja ainda não tem um ponto no mapa.`
      }
      value={text}
      error={tried && metersOf(text) === null ? t`De 0,05 a 200 km.` : undefined}
      onChange={onChange}
    />
  );
}
