// Where the store delivers: neighbourhoods by name, and areas by distance, postal code or outline;
// fees one by one or all at once. Nothing applies before it is saved.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ConsoleStore, StoreRegion } from '#contract/entities/console/store.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SetupForm } from '../forms/save-section.tsx';
import { MoneyField, ParagraphField, WordField } from '../forms/typed-fields.tsx';
import { amountText } from '../forms/typed-values.ts';
import { newArea } from './new-area.ts';
import { draftOf, type RegionDraft, regionOf, SetupRegion } from './region.tsx';

type Regions = ConsoleStore['entrega'];

export function SetupRegions({
  storeId,
  regions,
  point,
}: {
  storeId: number;
  regions: Regions;
  point: ConsoleStore['ponto'];
}) {
  const { t } = useLingui();
  const [drafts, setDrafts] = useState(() => regions.regioes.map(draftOf));
  const [tried, setTried] = useState(false);
  const [step, setStep] = useState('');
  const [names, setNames] = useState('');
  const [city, setCity] = useState(
    () => regions.regioes.find(({ cidade }) => cidade !== '')?.cidade ?? '',
  );
  const kinds: Record<StoreRegion['tipo'], string> = {
    bairro: t`Bairro`,
    raio: t`Raio ao redor da loja`,
    cep: t`Faixa de CEP`,
    poligono: t`Área desenhada`,
  };
  const change = (key: number, part: Partial<RegionDraft>) =>
    setDrafts((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const by = parseMoneyInput(step);
  const raise = (sign: 1 | -1) =>
    setDrafts((all) =>
      all.map((one) => {
        const fee = parseMoneyInput(one.fee);
        return one.fee.trim() === '' || fee === null || by === null
          ? one
          : { ...one, fee: amountText(Math.max(0, fee + sign * by)) };
      }),
    );
  const regioes = drafts.map(regionOf);
  const whole = regioes.every((region) => region !== null);
  const wanted = names.split('\n').map((name) => name.trim());
  /** Saved now, they would be gone with the form. */
  const waiting = names.trim() !== '';
  function addArea(tipo: StoreRegion['tipo']) {
    const region = { ...newArea(drafts), id: null, tipo, bairro: '', cidade: '' };
    setDrafts((all) => [draftOf(region), ...all]);
  }
  function add() {
    const like = newArea(drafts);
    const added = wanted
      .filter((name) => name !== '')
      .map((bairro) => draftOf({ ...like, id: null, tipo: 'bairro', bairro, cidade: city }));
    setDrafts((all) => [...added, ...all]);
    setNames('');
  }
  return (
    <SetupForm
      draft={drafts}
      problem={
        tried && !whole
          ? t`Há uma área incompleta. Confira onde ela fica, as taxas e os tempos.`
          : tried && waiting
            ? t`Falta adicionar à lista os bairros que você digitou.`
            : null
      }
      send={(client) => {
        setTried(true);
        return whole && !waiting
          ? client.saveStoreRegions({
              idEstabelecimento: storeId,
              revisao: regions.revisao,
              regioes,
            })
          : null;
      }}
    >
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Mudar todas as taxas</Trans>
        </h2>
        <div className="setup-bulk">
          <MoneyField
            label={t`Valor`}
            value={step}
            onChange={setStep}
            hint={t`Confira a lista e salve.`}
          />
          <Button
            variant="neutral"
            size="md"
            unavailable={by === null ? t`Informe o valor.` : undefined}
            onClick={() => raise(1)}
          >
            <Trans>Aumentar</Trans>
          </Button>
          <Button
            variant="neutral"
            size="md"
            unavailable={by === null ? t`Informe o valor.` : undefined}
            onClick={() => raise(-1)}
          >
            <Trans>Diminuir</Trans>
          </Button>
        </div>
      </section>
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Adicionar bairros</Trans>
        </h2>
        <ParagraphField
          label={t`Bairros, um por linha`}
          rows={3}
          value={names}
          onChange={setNames}
        />
        <WordField label={t`Cidade`} value={city} maxLength={80} onChange={setCity} />
        <div>
          <Button
            variant="neutral"
            size="sm"
            unavailable={names.trim() === '' ? t`Informe o bairro.` : undefined}
            onClick={add}
          >
            <Icon of={Plus} size={18} />
            <Trans>Adicionar à lista</Trans>
          </Button>
        </div>
      </section>
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Adicionar outra área</Trans>
        </h2>
        <p className="t-cap">
          <Trans>Quando várias áreas servem um endereço, vale a mais barata.</Trans>
        </p>
        <div className="chipwrap">
          {(['poligono', 'raio', 'cep'] as const).map((tipo) => (
            <Button key={tipo} variant="neutral" size="sm" onClick={() => addArea(tipo)}>
              <Icon of={Plus} size={18} />
              {kinds[tipo]}
            </Button>
          ))}
        </div>
      </section>
      <ul className="stack">
        {drafts.map((draft) => (
          <li key={draft.key}>
            <SetupRegion
              draft={draft}
              name={
                draft.region.tipo === 'bairro'
                  ? `${draft.region.bairro}, ${draft.region.cidade}`
                  : kinds[draft.region.tipo]
              }
              store={point}
              tried={tried}
              onChange={(part) => change(draft.key, part)}
              onRemove={() => setDrafts((all) => all.filter(({ key }) => key !== draft.key))}
            />
          </li>
        ))}
      </ul>
    </SetupForm>
  );
}
