// The products that sold most, as bars with their table.
import { useLingui } from '@lingui/react/macro';
import type { Figures } from '#contract/entities/console/figures.ts';
import { useMoney } from '../../ui/money.tsx';
import { BarChart } from './chart.tsx';

export function BestSellers({ products }: { products: Figures['maisVendidos'] }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  return (
    <BarChart
      title={t`Mais vendidos`}
      head={[t`Produto`, t`Quantidade`, t`Vendas`]}
      bars={products.map(({ idProduto, nome, quantidadeVendida, vendas }) => ({
        key: String(idProduto),
        name: nome,
        value: quantidadeVendida,
        cells: [i18n.number(quantidadeVendida), money(vendas)],
      }))}
    />
  );
}
