// One customer's ledger for staff: what happened, why, by whom.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LedgerLine, LedgerType } from '#contract/entities/loyalty.ts';
import { useBrandDate } from '../../orders/brand-date.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';

const FIRST_LINES = 8;

export function LoyaltyLines({ lines }: { lines: readonly LedgerLine[] }) {
  const { t } = useLingui();
  const date = useBrandDate();
  const money = useMoney();
  const [all, setAll] = useState(false);
  const names: Record<LedgerType, string> = {
    pendente: t`A receber`,
    liberado: t`Liberado na entrega`,
    desistido: t`Pedido mudou ou não aconteceu`,
    ganho: t`Cashback ganho`,
    usado: t`Usado em pedido`,
    devolvido: t`Devolvido do pedido`,
    estornado: t`Estornado com o pagamento`,
    resgatado: t`Usado no balcão`,
    expirado: t`Venceu`,
    creditado: t`Creditado`,
    debitado: t`Debitado`,
    selo: t`Selo`,
    seloCreditado: t`Selo dado pela equipe`,
    seloRetirado: t`Selo retirado`,
    cartelaResgatada: t`Cartão resgatado`,
    cartelaDevolvida: t`Cartão devolvido`,
    seloExpirado: t`Cartão venceu`,
  };
  if (lines.length === 0) {
    return (
      <p className="t-sub">
        <Trans>Nenhum lançamento ainda.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="list flush">
        {(all ? lines : lines.slice(0, FIRST_LINES)).map(
          ({ id, tipo, valor, selos, data, numero, motivo, nomeEquipe }) => (
            <li key={id} className="li">
              <span className="grow">
                <b className="t-label">{names[tipo]}</b>
                <span className="t-cap own-line">
                  {[
                    date(data, {
                      day: 'numeric',
                      month: 'short',
                      hour: '2-digit',
                      minute: '2-digit',
                    }),
                    numero === null ? '' : t`pedido ${numero}`,
                    motivo,
                    nomeEquipe,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="num t-label">
                {selos === 0 ? money(valor) : selos > 0 ? `+${selos}` : `−${-selos}`}
              </span>
            </li>
          ),
        )}
      </ul>
      {all || lines.length <= FIRST_LINES ? null : (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            <Trans>Ver tudo</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
