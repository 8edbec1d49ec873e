// Where the store delivers: neighbourhoods by name, and areas by distance, postal codes or outline; fees one by one or all at once. Nothing holds before it is saved.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ConsoleStore, StoreRegion } from '#contract/entities/console-store.ts';
import { parseMoneyInput } from '#rules/money-input.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { type AreaTexts, areaRuleOf, areaTextsOf, SetupAreaRule } from './setup-area-rule.tsx';
import { amountText, MoneyField, NumberField, wholeNumber } from './setup-fields.tsx';
import { SetupForm } from './setup-save.tsx';

type Regions = ConsoleStore['entrega'];
type Draft = { key: number; region: StoreRegion; area: AreaTexts; fee: string; free: string; floor: string; least: string; most: string };
const DAY_MINUTES = 1440;
let keys = 0;

const draftOf = (region: StoreRegion): Draft => ({
  key: ++keys,
  region,
  area: areaTextsOf(region),
  fee: amountText(region.taxaEntrega),
  free: amountText(region.minimoEntregaGratis),
  floor: amountText(region.valorMinimoPedido ?? null),
  least: String(region.tempoMinimo),
  most: String(region.tempoMaximo),
});

/** Null when a number cannot be read. */
function regionOf({ region, area, fee, free, floor, least, most }: Draft): StoreRegion | null {
  const taxaEntrega = fee.trim() === '' ? null : parseMoneyInput(fee);
  const minimoEntregaGratis = free.trim() === '' ? null : parseMoneyInput(free);
  const [tempoMinimo, tempoMaximo] = [wholeNumber(least, 0, DAY_MINUTES), wholeNumber(most, 0, DAY_MINUTES)];
  const valorMinimoPedido = floor.trim() === '' ? null : parseMoneyInput(floor);
  const rule = areaRuleOf(region.tipo, area);
  const unread =
    (floor.trim() !== '' && valorMinimoPedido === null) || (fee.trim() !== '' && taxaEntrega === null) || (free.trim() !== '' && minimoEntregaGratis === null);
  if (unread || rule === null || tempoMinimo === null || tempoMaximo === null) return null;
  return { ...region, ...rule, taxaEntrega, minimoEntregaGratis, valorMinimoPedido, tempoMinimo, tempoMaximo };
}

export function SetupRegions({ storeId, regions, point }: { storeId: number; regions: Regions; point: ConsoleStore['ponto'] }) {
  const { t } = useLingui();
  const [drafts, setDrafts] = useState(() => regions.regioes.map(draftOf));
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState('');
  const [names, setNames] = useState('');
  const [city, setCity] = useState(() => regions.regioes.find(({ cidade }) => cidade !== '')?.cidade ?? '');
  const kinds: Record<StoreRegion['tipo'], string> = { bairro: t`Bairro`, raio: t`Raio ao redor da loja`, cep: t`Faixa de CEP`, poligono: t`Área desenhada` };
  const change = (key: number, part: Partial<Draft>) => setDrafts((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const by = parseMoneyInput(step);
  const raise = (sign: 1 | -1) =>
    setDrafts((all) =>
      all.map((one) => {
        const fee = parseMoneyInput(one.fee);
        return one.fee.trim() === '' || fee === null || by === null ? one : { ...one, fee: amountText(Math.max(0, fee + sign * by)) };
      }),
    );
  const wanted = names.split('\n').map((name) => name.trim());
  function termsOfNew() {
    const like = drafts.find(({ region }) => region.tipo === 'bairro')?.region;
    const terms = {
      taxaEntrega: like?.taxaEntrega ?? 0,
      minimoEntregaGratis: null,
      tempoMinimo: like?.tempoMinimo ?? 30,
      tempoMaximo: like?.tempoMaximo ?? 60,
    };
    return { terms, uf: like?.uf ?? '' };
  }
  function addArea(tipo: StoreRegion['tipo']) {
    const { terms, uf } = termsOfNew();
    setDrafts((all) => [draftOf({ id: null, tipo, bairro: '', cidade: '', uf, ...terms }), ...all]);
  }
  function add() {
    const { terms, uf } = termsOfNew();
    const added = wanted.filter((name) => name !== '').map((bairro) => draftOf({ id: null, tipo: 'bairro', bairro, cidade: city, uf, ...terms }));
    setDrafts((all) => [...added, ...all]);
    setNames('');
  }
  return (
    <SetupForm
      problem={problem}
      send={(client) => {
        const regioes = drafts.map(regionOf);
        const whole = regioes.every((region) => region !== null);
        setProblem(whole ? null : t`Há uma área incompleta. Confira onde ela fica, as taxas e os tempos.`);
        return whole ? client.saveStoreRegions({ idEstabelecimento: storeId, revisao: regions.revisao, regioes }) : null;
      }}
    >
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Mudar todas as taxas</Trans>
        </h2>
        <div className="setup-bulk">
          <MoneyField label={t`Valor`} value={step} onChange={setStep} hint={t`Confira a lista e salve.`} />
          <Button variant="neutral" size="md" unavailable={by === null ? t`Informe o valor.` : undefined} onClick={() => raise(1)}>
            <Trans>Aumentar</Trans>
          </Button>
          <Button variant="neutral" size="md" unavailable={by === null ? t`Informe o valor.` : undefined} onClick={() => raise(-1)}>
            <Trans>Diminuir</Trans>
          </Button>
        </div>
      </section>
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Adicionar bairros</Trans>
        </h2>
        <TextArea label={t`Bairros, um por linha`} rows={3} value={names} onChange={(event) => setNames(event.target.value)} />
        <TextField label={t`Cidade`} value={city} maxLength={80} onChange={(event) => setCity(event.target.value)} />
        <div>
          <Button variant="neutral" size="sm" unavailable={names.trim() === '' ? t`Informe o bairro.` : undefined} onClick={add}>
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
        {drafts.map((draft) => {
          const { key, region, area, fee, free, floor, least, most } = draft;
          const name = region.tipo === 'bairro' ? `${region.bairro}, ${region.cidade}` : kinds[region.tipo];
          return (
            <li key={key}>
              <fieldset className="card setup-region">
                <legend className="sr">{name}</legend>
                <div className="row between">
                  <b className="t-label" aria-hidden="true">
                    {name}
                  </b>
                  <IconButton label={t`Remover ${name}`} icon={Trash2} size={20} onClick={() => setDrafts((all) => all.filter((one) => one.key !== key))} />
                </div>
                <SetupAreaRule tipo={region.tipo} texts={area} store={point} onChange={(part) => change(key, { area: { ...area, ...part } })} />
                <div className="setup-grid">
                  <MoneyField label={t`Taxa`} hint={t`Vazio: não entrega.`} value={fee} onChange={(text) => change(key, { fee: text })} />
                  <MoneyField label={t`Grátis a partir de`} hint={t`Vazio: nunca.`} value={free} onChange={(text) => change(key, { free: text })} />
                  <MoneyField label={t`Pedido mínimo`} hint={t`Vazio: o da loja.`} value={floor} onChange={(text) => change(key, { floor: text })} />
                  <NumberField label={t`Tempo mínimo`} unit="min" value={least} onChange={(text) => change(key, { least: text })} />
                  <NumberField label={t`Tempo máximo`} unit="min" value={most} onChange={(text) => change(key, { most: text })} />
                </div>
              </fieldset>
            </li>
          );
        })}
      </ul>
    </SetupForm>
  );
}
