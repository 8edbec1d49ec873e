// The brand's stamp cards: what earns a stamp and what a full card is worth. Read-only without
// permission.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, Gift, MapPin, QrCode, ShoppingBag, Stamp } from 'lucide-react';
import { useState } from 'react';
import type { LoyaltySettings, RevisedProgram } from '#contract/endpoints/loyalty.ts';
import type { StampProgram } from '#contract/entities/loyalty.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { LoyaltyCardSheet } from './card-sheet.tsx';

export function LoyaltyCards({ settings }: { settings: LoyaltySettings }) {
  const { t } = useLingui();
  const { programas, podeDefinir, idEstabelecimento: own } = settings;
  const [shown, setShown] = useState<RevisedProgram | 'new' | null>(null);
  const add = podeDefinir ? (
    <Button size="md" onClick={() => setShown('new')}>
      <Trans>Novo cartão</Trans>
    </Button>
  ) : null;
  return (
    <>
      {programas.length === 0 ? (
        <section className="card">
          <EmptyState
            title={t`Nenhum cartão ainda`}
            text={t`Diga quantos selos enchem um cartão e o que ele vale. O cliente vê o cartão assim que você salvar.`}
          >
            {add}
          </EmptyState>
        </section>
      ) : (
        <>
          <ul className="loyalty-promises">
            {programas.map((program) => (
              <li key={program.id} className="card stack md">
                <Promised program={program} />
                {podeDefinir && (own === null || program.idEstabelecimento === own) ? (
                  <Button
                    variant="outline"
                    size="sm"
                    className="loyalty-edit"
                    aria-label={t`Editar ${program.nome}`}
                    onClick={() => setShown(program)}
                  >
                    <Trans>Editar</Trans>
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          <div>{add}</div>
          <p className="t-cap">
            <Trans>Quem já começou um cartão fica com o prêmio que valia no primeiro selo.</Trans>
          </p>
        </>
      )}
      {shown === null ? null : (
        <LoyaltyCardSheet
          settings={settings}
          program={shown === 'new' ? null : shown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

function Promised({ program }: { program: StampProgram }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { estabelecimentos } = useBrand();
  const {
    nome,
    ativo,
    selosNecessarios,
    valorMinimoPedido,
    porCodigo,
    diasValidade,
    idEstabelecimento,
    premio,
  } = program;
  const prizes = {
    valor: t`${money(premio.valor)} de desconto`,
    percentual: t`${i18n.number(premio.percentual)}% de desconto`,
    produto: t`Produto grátis`,
  };
  const store =
    estabelecimentos.find(({ id }) => id === idEstabelecimento)?.nome ?? t`Todas as lojas`;
  return (
    <>
      <div className="row between wraps top">
        <h2 className="t-item">{nome}</h2>
        <Badge tone={ativo ? 'success' : 'neutral'}>{ativo ? t`Ligado` : t`Desligado`}</Badge>
      </div>
      <ul className="loyalty-facts">
        <li>
          <Icon of={Stamp} size={18} />
          <Plural value={selosNecessarios} one="# selo" other="# selos" />
        </li>
        <li>
          <Icon of={Gift} size={18} />
          {prizes[premio.tipo]}
        </li>
        {valorMinimoPedido === null ? null : (
          <li>
            <Icon of={ShoppingBag} size={18} />
            <Trans>Pedidos a partir de {money(valorMinimoPedido)}</Trans>
          </li>
        )}
        {porCodigo ? (
          <li>
            <Icon of={QrCode} size={18} />
            <Trans>Código do balcão</Trans>
          </li>
        ) : null}
        <li>
          <Icon of={CalendarClock} size={18} />
          <Plural value={diasValidade} one="Vale # dia" other="Vale # dias" />
        </li>
        {estabelecimentos.length < 2 ? null : (
          <li>
            <Icon of={MapPin} size={18} />
            {store}
          </li>
        )}
      </ul>
    </>
  );
}
