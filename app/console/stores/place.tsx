// Parts of a store's identity: the address with its map, and its link code.
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { timeZones } from '#rules/time/time-zones.ts';
import { CepField } from '../../addresses/cep-field.tsx';
import { states } from '../../addresses/states.ts';
import type { PostalCodeLookup } from '../../addresses/use-postal-code.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FoldedMap } from '../forms/folded-map.tsx';
import { CodeField, WordField } from '../forms/typed-fields.tsx';

export type Identity = ConsoleStore['identidade'];
type PlaceText = Identity['endereco'];
const StorePin = lazyPart(() => import('./store-pin.tsx'));

type StorePlaceProps = {
  draft: Identity;
  lookup: PostalCodeLookup;
  error: (name: 'logradouro' | 'cidade') => string | undefined;
  onAddress: (part: Partial<PlaceText>) => void;
  onPoint: (part: Pick<Identity, 'latitude' | 'longitude'>) => void;
};

export function StorePlace({ draft, lookup, error, onAddress, onPoint }: StorePlaceProps) {
  const { t } = useLingui();
  const { endereco, latitude, longitude } = draft;
  const text = (
    name: keyof PlaceText,
    label: string,
    rest: { maxLength: number; error?: string | undefined },
  ) => (
    <WordField
      label={label}
      value={endereco[name]}
      {...rest}
      onChange={(text) => onAddress({ [name]: text })}
    />
  );
  return (
    <section className="card stack">
      <h2 className="t-item">
        <Trans>Endereço</Trans>
      </h2>
      <div className="setup-grid">
        <CepField
          value={endereco.cep}
          lookup={lookup}
          error={null}
          onChange={(cep) => onAddress({ cep })}
        />
        {text('logradouro', t`Rua`, { maxLength: 120, error: error('logradouro') })}
        {text('numero', t`Número`, { maxLength: 20 })}
        {text('bairro', t`Bairro`, { maxLength: 80 })}
        {text('cidade', t`Cidade`, { maxLength: 80, error: error('cidade') })}
        <SelectField
          label={t`Estado`}
          placeholder={t`Escolha`}
          options={states}
          value={endereco.uf}
          onChange={(event) => onAddress({ uf: event.target.value })}
        />
      </div>
      <FoldedMap
        startsOpen={false}
        folded={(open) => (
          <div className="row between setup-map">
            <p className="t-cap">
              {latitude === null ? (
                <Trans>Procuramos a loja no mapa quando você salvar o endereço.</Trans>
              ) : (
                <Trans>A loja tem um ponto no mapa: dele se medem as distâncias da entrega.</Trans>
              )}
            </p>
            <Button variant="outline" size="sm" onClick={open}>
              <Icon of={MapPin} size={16} />
              <Trans>Ver no mapa</Trans>
            </Button>
          </div>
        )}
      >
        <StorePin
          point={latitude === null || longitude === null ? null : { latitude, longitude }}
          onChange={onPoint}
        />
      </FoldedMap>
    </section>
  );
}

type StoreLinksProps = {
  draft: Identity;
  /** The previous code. */
  before: string;
  /** Earlier codes. */
  former: readonly string[];
  error: string | undefined;
  onChange: (part: Partial<Identity>) => void;
};

export function StoreLinks({
  draft: { codigo, fusoHorario },
  before,
  former,
  error,
  onChange,
}: StoreLinksProps) {
  const { t } = useLingui();
  const codes = former.join(', ');
  const zones = timeZones.map(({ zone, city }) => ({ value: zone, label: city }));
  const known = zones.some(({ value }) => value === fusoHorario);
  return (
    <section className="card stack">
      <h2 className="t-item">
        <Trans>Link e relógio</Trans>
      </h2>
      <div className="setup-grid">
        <CodeField
          label={t`Código da loja`}
          hint={t`Aparece nos links da loja.`}
          maxLength={40}
          value={codigo}
          error={error}
          onChange={(text) => onChange({ codigo: text.toLowerCase() })}
        />
        <SelectField
          label={t`Fuso horário`}
          hint={t`Os horários da loja seguem o relógio daqui.`}
          options={known ? zones : [{ value: fusoHorario, label: fusoHorario }, ...zones]}
          value={fusoHorario}
          onChange={(event) => onChange({ fusoHorario: event.target.value })}
        />
      </div>
      {codigo === before ? null : (
        <Notice tone="info">
          <Trans>
            Os links da loja passam a ter o código novo. Os antigos, os QR codes impressos e os
            favoritos dos clientes com “{before}” continuam valendo e levam ao novo. Nenhuma outra
            loja da marca pode usar “{before}”.
          </Trans>
        </Notice>
      )}
      {former.length === 0 ? null : (
        <p className="t-cap">
          <Trans>Códigos anteriores que ainda levam a esta loja: {codes}.</Trans>
        </p>
      )}
    </section>
  );
}
