// The sums of the period, and how they differ from the period before.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Figures } from '#contract/entities/console/figures.ts';
import { useMoney } from '../../ui/money.tsx';
import { SumTiles, type Tile } from '../frame/sum-tiles.tsx';
import { Change } from './compared.tsx';

export function FigureTiles({ figures }: { figures: Figures }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { vendas, quantidadePedidos, valorMedio, quantidadeCancelados, anterior } = figures;
  const { quantidadeContestados: disputed, valorContestado } = figures;
  const tried = quantidadePedidos + quantidadeCancelados;
  const share =
    tried === 0
      ? '–'
      : i18n.number(quantidadeCancelados / tried, { style: 'percent', maximumFractionDigits: 1 });
  const minutes = (value: number | null) => (value === null ? '–' : t`${i18n.number(value)} min`);
  const given = figures.partes.find(({ recorte }) => recorte === 'devolvido');
  const byHand = figures.partes.find(({ recorte }) => recorte === 'avulso');
  const compared = (now: number, before: number) =>
    now === 0 && before === 0 ? undefined : before === 0 ? (
      <Change now={now} before={before} />
    ) : (
      <Trans>
        <Change now={now} before={before} good /> sobre o anterior
      </Trans>
    );
  const tiles: Tile[] = [
    { name: t`Vendas aceitas`, value: money(vendas), note: compared(vendas, anterior.vendas) },
    {
      name: t`Pedidos`,
      value: i18n.number(quantidadePedidos),
      note: compared(quantidadePedidos, anterior.quantidadePedidos),
    },
    {
      name: t`Valor médio`,
      value: valorMedio === null ? '–' : money(valorMedio),
      note: compared(valorMedio ?? 0, anterior.valorMedio ?? 0),
    },
    { name: t`Cancelados`, value: share },
    ...(disputed === 0
      ? []
      : [
          {
            name: t`Contestado`,
            value: `${money(valorContestado)} (${i18n.number(disputed)})`,
          },
        ]),
    ...(byHand === undefined || byHand.valor === 0
      ? []
      : [
          {
            name: t`Valores avulsos`,
            value: money(byHand.valor),
            note: t`nas contas, sem pedido`,
          },
        ]),
    ...(given === undefined ? [] : [{ name: t`Devolvido`, value: money(given.valor) }]),
    { name: t`Clientes novos`, value: i18n.number(figures.clientesNovos) },
    { name: t`Clientes que voltaram`, value: i18n.number(figures.clientesRecorrentes) },
    { name: t`Até aceitar`, value: minutes(figures.minutosAteAceite) },
    { name: t`Até entregar`, value: minutes(figures.minutosAteEntrega) },
  ];
  return <SumTiles tiles={tiles} />;
}
