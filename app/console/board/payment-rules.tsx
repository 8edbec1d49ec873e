// What happens automatically to payments that are late, doubled, wrong or missing:
// rules/orders/payment.ts in words for staff at the counter.
import { Trans } from '@lingui/react/macro';

export function PaymentRules() {
  return (
    <details className="order-card-fold">
      <summary className="t-cap">
        <Trans>Como funciona o pagamento pelo site</Trans>
      </summary>
      <ul className="stack sm t-sub">
        <li>
          <Trans>
            O pedido só aparece para aceitar depois de pago. O código Pix vale 10 minutos e o pedido
            espera até 30.
          </Trans>
        </li>
        <li>
          <Trans>
            Pix pago com atraso: se o pedido ainda espera e a loja está aberta, ele segue. Se a loja
            fechou ou o pedido acabou, o valor é devolvido sozinho.
          </Trans>
        </li>
        <li>
          <Trans>
            Pagamento em dobro ou de outro valor é devolvido sozinho, e o pedido fica como está.
          </Trans>
        </li>
        <li>
          <Trans>Recusar, cancelar ou deixar expirar um pedido pago devolve o valor sozinho.</Trans>
        </li>
        <li>
          <Trans>
            No Pix da loja ninguém avisa: confira a conta e toque em “Pix recebido”. A espera é de
            uma hora, e a devolução é feita por você.
          </Trans>
        </li>
      </ul>
    </details>
  );
}
