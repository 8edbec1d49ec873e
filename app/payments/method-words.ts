// The picture and explanation of each payment method.
import { useLingui } from '@lingui/react/macro';
import { Banknote, CreditCard, type LucideIcon, Nfc, QrCode } from 'lucide-react';
import type { PaymentMethod } from '#contract/entities/store.ts';

type Kind = PaymentMethod['tipo'];

const icons: Record<Kind, LucideIcon> = {
  dinheiro: Banknote,
  cartaoNaEntrega: Nfc,
  pixNaEntrega: QrCode,
  pixDaLoja: QrCode,
  pixOnline: QrCode,
  cartaoOnline: CreditCard,
};

/** `pickup`: paid at the counter. */
export function useMethodWords(
  pickup = false,
): (kind: Kind) => { icon: LucideIcon; detail: string } {
  const { t } = useLingui();
  const details: Record<Kind, string> = {
    dinheiro: t`Com ou sem troco`,
    cartaoNaEntrega: pickup ? t`Na maquininha do balcão` : t`O entregador leva a maquininha`,
    pixNaEntrega: t`O código aparece na hora de pagar`,
    pixDaLoja: t`A loja confere o pagamento e confirma`,
    pixOnline: t`Confirma na hora, pelo aplicativo do banco`,
    cartaoOnline: t`Crédito ou débito, pelo site`,
  };
  return (kind) => ({ icon: icons[kind], detail: details[kind] });
}
