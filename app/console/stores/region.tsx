// One delivery area: its rule, fee and time.
import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { StoreRegion } from '#contract/entities/console/store.ts';
import type { Point } from '#rules/places/delivery.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CountField, MoneyField } from '../forms/typed-fields.tsx';
import { amountText, isNeverFree, isWhole, orNone, wholeNumber } from '../forms/typed-values.ts';
import { type AreaTexts, areaRuleOf, areaTextsOf, SetupAreaRule } from './area-rule.tsx';

export type RegionDraft = {
  key: number;
  region: StoreRegion;
  /** A new area that begins without a fee: empty means "not typed yet", not "not served". */
  needsFee: boolean;
  area: AreaTexts;
  fee: string;
  free: string;
  floor: string;
  least: string;
  most: string;
};
export const DAY_MINUTES = 1440;
let keys = 0;

export const draftOf = (region: StoreRegion): RegionDraft => ({
  key: ++keys,
  region,
  needsFee: region.id === null && region.taxaEntrega === null,
  area: areaTextsOf(region),
  fee: amountText(region.taxaEntrega),
  free: amountText(region.minimoEntregaGratis),
  floor: amountText(region.valorMinimoPedido ?? null),
  least: String(region.tempoMinimo),
  most: String(region.tempoMaximo),
});

/** An outline says by itself that nothing is delivered there; another new area by its fee. */
const mayStayUnserved = ({ needsFee, region }: RegionDraft) =>
  needsFee && region.tipo !== 'poligono';

function feeOf(draft: RegionDraft) {
  const { needsFee, area, fee } = draft;
  if (mayStayUnserved(draft) && area.exclusion) return null;
  const missing = needsFee && !area.exclusion && fee.trim() === '';
  return missing ? undefined : orNone(fee, parseMoneyInput);
}

/** Undefined: unreadable. */
const termsOf = (draft: RegionDraft) => ({
  taxaEntrega: feeOf(draft),
  minimoEntregaGratis: orNone(draft.free, parseMoneyInput),
  valorMinimoPedido: orNone(draft.floor, parseMoneyInput),
  tempoMinimo: wholeNumber(draft.least, 0, DAY_MINUTES) ?? undefined,
  tempoMaximo: wholeNumber(draft.most, 0, DAY_MINUTES) ?? undefined,
});

/** Null if something is unreadable. */
export function regionOf(draft: RegionDraft): StoreRegion | null {
  const [terms, rule] = [termsOf(draft), areaRuleOf(draft.region.tipo, draft.area)];
  return isWhole(terms) && rule !== null ? { ...draft.region, ...rule, ...terms } : null;
}

type SetupRegionProps = {
  draft: RegionDraft;
  name: string;
  store: Point | null;
  /** After an attempt to save: errors are shown. */
  tried: boolean;
  onChange: (part: Partial<RegionDraft>) => void;
  onRemove: () => void;
};

export function SetupRegion({ draft, name, store, tried, onChange, onRemove }: SetupRegionProps) {
  const { t } = useLingui();
  const { region, area } = draft;
  const terms = termsOf(draft);
  const wrong = (text: keyof RegionDraft) =>
    text === 'fee' && draft.fee.trim() === ''
      ? t`Informe a taxa; 0 para entrega grátis.`
      : t`Confira este número.`;
  const field = (text: 'fee' | 'free' | 'floor' | 'least' | 'most', value: unknown) => ({
    value: draft[text],
    error: !tried || value !== undefined ? undefined : wrong(text),
    onChange: (typed: string) => onChange({ [text]: typed }),
  });
  return (
    <fieldset className="card setup-region">
      <legend className="sr">{name}</legend>
      <div className="row between">
        <b className="t-label" aria-hidden="true">
          {name}
        </b>
        <IconButton label={t`Remover ${name}`} icon={Trash2} size={20} onClick={onRemove} />
      </div>
      <SetupAreaRule
        tipo={region.tipo}
        texts={area}
        store={store}
        tried={tried}
        onChange={(part) => onChange({ area: { ...area, ...part } })}
      />
      {mayStayUnserved(draft) ? (
        <SwitchRow
          label={t`Não entregar aqui`}
          checked={area.exclusion}
          onChange={() => onChange({ area: { ...area, exclusion: !area.exclusion } })}
        />
      ) : null}
      <div className="setup-grid">
        {mayStayUnserved(draft) && area.exclusion ? null : (
          <MoneyField
            label={t`Taxa`}
            hint={draft.needsFee ? t`0 para entrega grátis.` : t`Vazio: não entrega.`}
            {...field('fee', terms.taxaEntrega)}
          />
        )}
        <MoneyField
          label={t`Grátis a partir de`}
          hint={
            isNeverFree(terms.minimoEntregaGratis)
              ? t`999 ou mais: nunca grátis.`
              : t`Vazio: o valor da loja. 999 ou mais: nunca.`
          }
          {...field('free', terms.minimoEntregaGratis)}
        />
        <MoneyField
          label={t`Pedido mínimo`}
          hint={t`Vazio: o da loja.`}
          {...field('floor', terms.valorMinimoPedido)}
        />
        <CountField label={t`Tempo mínimo`} unit="min" {...field('least', terms.tempoMinimo)} />
        <CountField label={t`Tempo máximo`} unit="min" {...field('most', terms.tempoMaximo)} />
      </div>
    </fieldset>
  );
}
