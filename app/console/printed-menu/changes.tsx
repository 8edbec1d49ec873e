// What has changed since the menu was printed.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PrintedMenu } from '#contract/entities/console/printed-menu.ts';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';

export function usePaperDay({
  fusoHorario,
}: Pick<PrintedMenu, 'fusoHorario'>): (instant: string) => string {
  const { i18n } = useLingui();
  return (instant) =>
    i18n.date(instant, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: fusoHorario,
    });
}

export function PaperChanges({ menu }: { menu: PrintedMenu }) {
  const { t } = useLingui();
  const day = usePaperDay(menu);
  const { impressoEm, mudancas } = menu;
  if (impressoEm === null)
    return (
      <Notice
        tone="info"
        title={t`Nunca impresso por aqui. Vários estados exigem o cardápio de papel.`}
      />
    );
  const printed = day(impressoEm);
  if (mudancas.length === 0)
    return <Notice tone="success" title={t`Impresso em ${printed}. Os preços são os mesmos.`} />;
  return (
    <Notice
      tone="warning"
      role="status"
      title={
        <Plural
          value={mudancas.length}
          one={`# preço mudou desde a impressão de ${printed}. Imprima de novo e troque o papel.`}
          other={`# preços mudaram desde a impressão de ${printed}. Imprima de novo e troque o papel.`}
        />
      }
    >
      <details className="paper-changes">
        <summary>
          <Trans>O que mudou</Trans>
        </summary>
        <ul>
          {mudancas.map((change) => (
            <li key={change.nome} className="row between">
              <span>{change.nome}</span>
              <Difference {...change} />
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}

function Difference({ valorAnterior, valorAtual }: PrintedMenu['mudancas'][number]) {
  const money = useMoney();
  if (valorAtual === null) return <Trans>saiu do cardápio</Trans>;
  if (valorAnterior === null) return <Trans>novo: {money(valorAtual)}</Trans>;
  return (
    <span className="num">
      <Trans>
        de {money(valorAnterior)} para {money(valorAtual)}
      </Trans>
    </span>
  );
}
