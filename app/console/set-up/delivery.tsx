// The first delivery terms: pickup, and one delivery area. Details have their own section of the
// set-up.
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Client } from '#contract/client.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { ConsoleStore, StoreRegion } from '#contract/entities/console/store.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useDraft } from '../../use-draft.ts';
import { SetupForm } from '../forms/save-section.tsx';
import { CountField, MoneyField, ParagraphField } from '../forms/typed-fields.tsx';
import { wholeNumber } from '../forms/typed-values.ts';
import { areaRuleOf, DistanceField } from '../stores/area-rule.tsx';
import { DAY_MINUTES } from '../stores/region.tsx';
import { useGuideAddress } from './use-guide-address.ts';

type Terms = ConsoleStore['regras'];
type Kind = 'raio' | 'bairro';
type GuideDeliveryProps = {
  storeId: number;
  terms: Terms;
  regions: ConsoleStore['entrega'];
  address: ConsoleStore['identidade']['endereco'];
  hasPoint: boolean;
};

export function GuideDelivery({ storeId, terms, regions, address, hasPoint }: GuideDeliveryProps) {
  const { t } = useLingui();
  const addressOf = useGuideAddress();
  const [delivers, setDelivers] = useState(terms.permiteEntrega);
  const [pickup, setPickup] = useState(terms.permiteRetiradaBalcao);
  const [kind, setKind] = useState<Kind>(hasPoint ? 'raio' : 'bairro');
  const { draft: texts, set } = useDraft({
    distance: '3',
    names: address.bairro,
    fee: '',
    least: String(terms.tempoEntregaMinimo),
    most: String(terms.tempoEntregaMaximo),
  });
  const [problem, setProblem] = useState<string | null>(null);
  /** The revision after saving the terms: a retry must not conflict with the first attempt. */
  const saved = useRef<Terms>(terms);
  const many = regions.regioes.length;
  const asks = delivers && many === 0;

  const taxaEntrega = parseMoneyInput(texts.fee);
  const [tempoMinimo, tempoMaximo] = [
    wholeNumber(texts.least, 0, DAY_MINUTES),
    wholeNumber(texts.most, 0, DAY_MINUTES),
  ];
  const tooShort = tempoMinimo !== null && tempoMaximo !== null && tempoMaximo < tempoMinimo;
  const names = [...new Set(texts.names.split('\n').map((name) => name.trim()))].filter(
    (name) => name !== '',
  );
  const tried = problem !== null;

  function wantedRegions(): StoreRegion[] | null {
    if (taxaEntrega === null || tempoMinimo === null || tempoMaximo === null || tooShort)
      return null;
    const common = {
      id: null,
      uf: address.uf,
      taxaEntrega,
      minimoEntregaGratis: null,
      valorMinimoPedido: null,
      tempoMinimo,
      tempoMaximo,
    };
    if (kind === 'raio') {
      const rule = areaRuleOf('raio', {
        distance: texts.distance,
        from: '',
        to: '',
        points: [],
        exclusion: false,
      });
      return rule === null ? null : [{ ...common, ...rule, tipo: 'raio', bairro: '', cidade: '' }];
    }
    if (address.cidade === '') return null;
    return names.length === 0
      ? null
      : names.map((bairro) => ({
          ...common,
          tipo: 'bairro' as const,
          bairro,
          cidade: address.cidade,
        }));
  }
  async function send(client: Client, regioes: StoreRegion[]) {
    const { permiteEntrega, permiteRetiradaBalcao } = saved.current;
    if (permiteEntrega !== delivers || permiteRetiradaBalcao !== pickup) {
      const changed = await client.saveStoreTerms({
        idEstabelecimento: storeId,
        ...saved.current,
        permiteEntrega: delivers,
        permiteRetiradaBalcao: pickup,
      });
      if (!changed.ok || !asks) return changed;
      saved.current = changed.value;
    }
    return client.saveStoreRegions({
      idEstabelecimento: storeId,
      revisao: regions.revisao,
      regioes,
    });
  }
  return (
    <SetupForm
      problem={problem}
      send={(client) => {
        const regioes = asks ? wantedRegions() : regions.regioes;
        const nothing = !delivers && !pickup;
        setProblem(
          nothing
            ? t`Ligue a entrega, a retirada ou as duas.`
            : regioes === null
              ? t`Confira a área, a taxa e os tempos. Entrega grátis é taxa 0.`
              : null,
        );
        return nothing || regioes === null ? null : send(client, regioes);
      }}
    >
      <section className="card stack">
        <div className="list">
          <SwitchRow
            label={t`Aceita retirada no balcão`}
            checked={pickup}
            onChange={() => setPickup(!pickup)}
          />
          <SwitchRow
            label={t`Aceita entrega`}
            checked={delivers}
            onChange={() => setDelivers(!delivers)}
          />
        </div>
        {delivers && many > 0 ? (
          <Notice
            tone="success"
            action={<Link to={`${consolePages.stores}?aba=entrega`}>{t`Ver áreas`}</Link>}
          >
            <Trans>A loja já tem áreas de entrega.</Trans>
          </Notice>
        ) : null}
      </section>
      {asks ? (
        <section className="card stack">
          <h3 className="t-item">
            <Trans>Primeira área de entrega</Trans>
          </h3>
          <Segmented
            label={t`Como dizer até onde`}
            options={[
              { value: 'raio', label: t`Distância` },
              { value: 'bairro', label: t`Bairros` },
            ]}
            value={kind}
            onChange={setKind}
          />
          {kind === 'bairro' && address.cidade === '' ? (
            <Notice
              tone="warning"
              action={<Link to={addressOf('loja')}>{t`Preencher o endereço`}</Link>}
            >
              <Trans>Sem o endereço da loja não sabemos de que cidade são os bairros.</Trans>
            </Notice>
          ) : null}
          {kind === 'raio' && !hasPoint ? (
            <Notice tone="warning" action={<Link to={addressOf('loja')}>{t`Marcar no mapa`}</Link>}>
              <Trans>
                A loja ainda não tem um ponto no mapa, e sem ele não se medem distâncias.
              </Trans>
            </Notice>
          ) : null}
          <div className="setup-grid">
            {kind === 'raio' ? (
              <DistanceField
                text={texts.distance}
                hasPoint={hasPoint}
                tried={tried}
                onChange={(distance) => set({ distance })}
              />
            ) : (
              <ParagraphField
                label={t`Bairros, um por linha`}
                rows={3}
                value={texts.names}
                error={tried && names.length === 0 ? t`Informe o bairro.` : undefined}
                onChange={(names) => set({ names })}
              />
            )}
            <MoneyField
              label={t`Taxa de entrega`}
              hint={t`0 para entrega grátis.`}
              error={
                tried && taxaEntrega === null
                  ? t`Informe a taxa; 0 para entrega grátis.`
                  : undefined
              }
              value={texts.fee}
              onChange={(fee) => set({ fee })}
            />
            <CountField
              label={t`Tempo mínimo`}
              unit="min"
              value={texts.least}
              error={tried && tempoMinimo === null ? t`Confira este número.` : undefined}
              onChange={(least) => set({ least })}
            />
            <CountField
              label={t`Tempo máximo`}
              unit="min"
              value={texts.most}
              error={
                tried && (tempoMaximo === null || tooShort)
                  ? t`Um número, do mínimo para cima.`
                  : undefined
              }
              onChange={(most) => set({ most })}
            />
          </div>
        </section>
      ) : null}
    </SetupForm>
  );
}
