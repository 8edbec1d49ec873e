// What the brand promises: its cards, and the cashback of each store. Whoever may not change it reads it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LoyaltySettings } from '#contract/endpoints/loyalty.ts';
import type { StampProgram } from '#contract/entities/loyalty.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { LoyaltyCardSheet } from './loyalty-card-sheet.tsx';
import { LoyaltyCashbackSheet } from './loyalty-cashback-sheet.tsx';

export function LoyaltyPromises({ settings: { programas, regras, podeDefinir } }: { settings: LoyaltySettings }) {
  const { t, i18n } = useLingui();
  const { estabelecimentos } = useBrand();
  const [card, setCard] = useState<StampProgram | 'new' | null>(null);
  const [store, setStore] = useState<number | null>(null);
  return (
    <>
      <section>
        <h2 className="overline">
          <Trans>Cartões</Trans>
        </h2>
        {programas.length === 0 ? (
          <p className="t-sub">
            <Trans>Nenhum cartão ainda.</Trans>
          </p>
        ) : (
          <ul className="card pad0 list">
            {programas.map((program) => (
              <li key={program.id} className="li">
                <span className="grow">
                  <b className="t-label">{program.nome}</b>
                  <span className="t-cap" style={{ display: 'block' }}>
                    <Plural value={program.selosNecessarios} one="# selo" other="# selos" />
                  </span>
                </span>
                {program.ativo ? null : <Badge tone="warning">{t`Desligado`}</Badge>}
                {podeDefinir ? (
                  <Button variant="outline" size="sm" onClick={() => setCard(program)}>
                    <Trans>Editar</Trans>
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {podeDefinir ? (
          <Button variant="tonal" size="md" style={{ marginTop: 12 }} onClick={() => setCard('new')}>
            <Trans>Novo cartão</Trans>
          </Button>
        ) : null}
      </section>
      <section>
        <h2 className="overline">
          <Trans>Cashback</Trans>
        </h2>
        <ul className="card pad0 list">
          {estabelecimentos.map(({ id, nome }) => {
            const rule = regras.find(({ idEstabelecimento }) => idEstabelecimento === id);
            return (
              <li key={id} className="li">
                <span className="grow">
                  <b className="t-label">{nome}</b>
                  <span className="t-cap" style={{ display: 'block' }}>
                    {rule?.ativo ? <Trans>{i18n.number(rule.percentual)}% de volta</Trans> : <Trans>Sem cashback</Trans>}
                  </span>
                </span>
                {podeDefinir ? (
                  <Button variant="outline" size="sm" onClick={() => setStore(id)}>
                    <Trans>Editar</Trans>
                  </Button>
                ) : null}
              </li>
            );
          })}
        </ul>
      </section>
      {card === null ? null : <LoyaltyCardSheet program={card === 'new' ? null : card} onClose={() => setCard(null)} />}
      {store === null ? null : (
        <LoyaltyCashbackSheet
          storeId={store}
          rule={regras.find(({ idEstabelecimento }) => idEstabelecimento === store) ?? null}
          onClose={() => setStore(null)}
        />
      )}
    </>
  );
}
