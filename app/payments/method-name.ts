// The name of a payment method. The brand types it; the usual names are translated where the page
// is in another language.
import { useLingui } from '@lingui/react/macro';
import { fold } from '#rules/text.ts';
import { useBrand } from '../brand/brand-context.tsx';

export function useMethodName(): (name: string) => string {
  const { t, i18n } = useLingui();
  const { PUBLIC_IDIOMA } = useBrand();
  if (i18n.locale === PUBLIC_IDIOMA) return (name) => name;
  const usual: Record<string, string> = {
    dinheiro: t`Dinheiro`,
    'cartao online': t`Cartão online`,
    'cartao de credito': t`Cartão de crédito`,
    'cartao de debito': t`Cartão de débito`,
    'vale-refeicao': t`Vale-refeição`,
    'pix na entrega': t`Pix na entrega`,
    'pix da loja': t`Pix da loja`,
  };
  return (name) => usual[fold(name.trim())] ?? name;
}
