// Puts the order aside, and lists those that wait to be taken up again.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import type { HeldOrder } from './held.ts';

type HeldOrdersProps = {
  held: readonly HeldOrder[];
  onHold: () => void;
  /** Why this one cannot be put aside. */
  notHeld: string | undefined;
  onResume: (one: HeldOrder) => void;
  onDrop: (one: HeldOrder) => void;
};

export function HeldOrders({ held, onHold, notHeld, onResume, onDrop }: HeldOrdersProps) {
  const { t } = useLingui();
  const nobody = t`Balcão`;
  return (
    <section className="counter-held row wraps tight" aria-label={t`Pedidos guardados`}>
      <Button variant="neutral" size="sm" unavailable={notHeld} onClick={onHold}>
        <Trans>Guardar pedido</Trans> <kbd className="pick-key">Ctrl S</kbd>
      </Button>
      {held.map((one) => {
        const { key, name, phone, lines } = one.draft;
        const who = name.trim() || phone || nobody;
        const count = lines.reduce((sum, { produto }) => sum + produto.quantidade, 0);
        return (
          <span key={key} className="row tight">
            <Button variant="outline" size="sm" onClick={() => onResume(one)}>
              <Trans>Retomar {who}</Trans>
              <span className="t-cap">
                <Plural value={count} one="# item" other="# itens" />
              </span>
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t`Descartar o pedido de ${who}`}
              onClick={() => onDrop(one)}
            >
              <Trans>Descartar</Trans>
            </Button>
          </span>
        );
      })}
    </section>
  );
}
