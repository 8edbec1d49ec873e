// The parts of the sales in words.
import { useLingui } from '@lingui/react/macro';
import type { FigurePart } from '#contract/entities/console/figures.ts';
import { OTHERS } from '#rules/orders/figure-parts.ts';

type Kind = FigurePart['recorte'];

export function usePartWords(): {
  title: Record<Kind, string>;
  name: (part: FigurePart) => string;
} {
  const { t } = useLingui();
  const known: Partial<Record<Kind, Record<string, string>>> = {
    taxa: {
      entrega: t`Taxa de entrega`,
      entregaGratis: t`Entrega grátis`,
      taxaAdicional: t`Taxa adicional`,
      servico: t`Serviço`,
    },
    desconto: {
      descontoPercentual: t`Desconto`,
      descontoFixo: t`Desconto da loja`,
      cartela: t`Cartela completa`,
      cashback: t`Cashback`,
      descontoFormaPagamento: t`Desconto da forma de pagamento`,
    },
    forma: {
      entrega: t`Entrega`,
      retirada: t`Retirada`,
      mesa: t`Mesa`,
      balcao: t`Balcão`,
    },
    fora: {
      cancelado: t`Cancelados, recusados ou expirados`,
      esperando: t`Ainda por aceitar ou pagar`,
    },
  };
  return {
    title: {
      pagamento: t`Por pagamento`,
      taxa: t`Taxas`,
      cupom: t`Cupons`,
      desconto: t`Outros descontos`,
      bairro: t`Por bairro`,
      forma: t`Por forma`,
      loja: t`Por loja`,
      devolvido: t`Devolvido`,
      avulso: t`Valores avulsos`,
      fora: t`Fora da soma`,
    },
    name: ({ recorte, chave, nome, sandbox }) => {
      if (chave === OTHERS && nome === '') return t`Outros`;
      if (recorte === 'bairro' && nome === '') return t`Sem endereço`;
      if (recorte === 'devolvido') return t`Devolvido`;
      if (recorte === 'avulso') return t`Valores avulsos`;
      const name = known[recorte]?.[chave] ?? nome;
      return sandbox ? t`${name} (teste, sem dinheiro)` : name;
    },
  };
}
