// The found orders as a CSV for the accountant.
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { OrderRow } from '#contract/entities/console/order-history.ts';
import { csvText } from '#rules/menu-files/csv-text.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { useBrandZone } from '../../orders/brand-date.ts';
import { shortStatusLabel } from '../../orders/status-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import { useKindLabel } from '../board/order-kind.tsx';
import { ordersFileName } from '../figures/file-name.ts';
import { saveText } from '../frame/download-text.ts';
import { historyInput } from './query.ts';

export function OrdersFile() {
  const { t } = useLingui();
  const toast = useToast();
  const zone = useBrandZone();
  const brand = useBrand();
  const [query] = useSearchParams();
  const { busy, run } = useCall();
  const table = useOrderTable();
  async function save() {
    const now = new Date(Date.now());
    const { antesDe: _page, ...input } = historyInput(query, { now, zone });
    const name = ordersFileName(brand, input, localDate(now, zone));
    const outcome = await run(
      async (client) => {
        const result = await client.ordersFile(input);
        if (result.ok) saveText(name, csvText(table(result.value.pedidos)));
        return result;
      },
      { reread: 'never' },
    );
    if (outcome?.ok === false) toast.show({ text: outcome.text, tone: 'danger' });
    else if (outcome?.value.haMais)
      toast.show({
        text: t`O arquivo tem os 20.000 mais novos. Escolha um período menor para os outros.`,
      });
  }
  return (
    <Button variant="quiet" size="md" loading={busy} onClick={() => void save()}>
      <Icon of={Download} size={18} />
      CSV
    </Button>
  );
}

function useOrderTable(): (orders: readonly OrderRow[]) => (string | number | null)[][] {
  const { t, i18n } = useLingui();
  const kind = useKindLabel();
  const columns: [string, (order: OrderRow) => string | number | null][] = [
    [t`Pedido`, ({ numero }) => numero],
    ['id', ({ id }) => id],
    [t`Dia`, ({ dia }) => dia],
    [t`Hora`, ({ hora }) => hora],
    [t`Loja`, ({ nomeEstabelecimento }) => nomeEstabelecimento],
    [t`Situação`, ({ status }) => i18n._(shortStatusLabel(status))],
    [t`Conta como venda`, ({ venda }) => (venda ? t`Sim` : t`Não`)],
    [t`Forma`, ({ tipoPedido }) => kind(tipoPedido)],
    [t`Cliente`, ({ nomeCliente }) => nomeCliente],
    [t`Telefone`, ({ telefoneCliente }) => telefoneCliente],
    [t`CPF na nota`, ({ cpfNota }) => cpfNota],
    [t`Itens`, ({ valorItens }) => valorItens / 100],
    [t`Descontos`, ({ valorDesconto }) => valorDesconto / 100],
    [t`Cupom`, ({ cupomDesconto }) => cupomDesconto],
    [t`Taxa de entrega`, ({ valorEntrega }) => valorEntrega / 100],
    [t`Taxa adicional`, ({ taxaAdicional }) => taxaAdicional / 100],
    [t`Serviço`, ({ servico }) => servico / 100],
    [t`Total`, ({ valorTotal }) => valorTotal / 100],
    [t`Devolvido`, ({ devolvido }) => devolvido / 100],
    [t`Quem entrega`, ({ entregador }) => entregador],
    [t`Pagamento`, ({ formaPagamento }) => formaPagamento],
    [t`Teste, sem dinheiro`, ({ sandbox }) => (sandbox ? t`Sim` : t`Não`)],
  ];
  return (orders) => [
    columns.map(([name]) => name),
    ...orders.map((order) => columns.map(([, cellOf]) => cellOf(order))),
  ];
}
