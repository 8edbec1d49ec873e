// Sold out here, or in all stores: two buttons, so that nobody takes a product from other shops.
import { Trans } from '@lingui/react/macro';
import { Ban, Play } from 'lucide-react';
import type { StaffProduct } from '#contract/entities/console/menu.ts';
import type { StoreProduct } from '#contract/entities/console/store-product.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';

type SoldOutButtonsProps = {
  product: Pick<StaffProduct, 'id' | 'esgotado'>;
  storeId: number;
  own: StoreProduct | null;
  /** May also say so for all stores. */
  everywhere: boolean;
  /** False: the brand has this store alone, where both are the same. */
  several?: boolean;
  onDone: () => void;
};

export function SoldOutButtons(props: SoldOutButtonsProps) {
  const { product, storeId, own, everywhere, several = true, onDone } = props;
  const { run, busy } = useConsoleCall();
  const here = own?.esgotado ?? false;
  const mark = async (esgotado: boolean, store: number | null) => {
    const place = store === null ? {} : { idEstabelecimento: store };
    const wanted = { id: product.id, esgotado, soHoje: true, ...place };
    const result = await run((client) => client.setAvailability(wanted));
    if (result?.ok) onDone();
  };
  if (!several)
    return (
      <Button
        block
        variant="outline"
        loading={busy}
        onClick={() => void mark(!product.esgotado, storeId)}
      >
        <Icon of={product.esgotado ? Play : Ban} size={18} />
        {product.esgotado ? <Trans>Voltar a vender</Trans> : <Trans>Esgotado hoje</Trans>}
      </Button>
    );
  return (
    <fieldset className="cols2 store-sold-out" disabled={busy}>
      <legend className="sr">
        <Trans>Disponibilidade</Trans>
      </legend>
      <Button variant="outline" size="md" onClick={() => void mark(!here, storeId)}>
        <Icon of={here ? Play : Ban} size={18} />
        {here ? <Trans>Voltar a vender aqui</Trans> : <Trans>Esgotado aqui</Trans>}
      </Button>
      {everywhere ? (
        <Button variant="outline" size="md" onClick={() => void mark(!product.esgotado, null)}>
          <Icon of={product.esgotado ? Play : Ban} size={18} />
          {product.esgotado ? (
            <Trans>Voltar em todas as lojas</Trans>
          ) : (
            <Trans>Esgotado em todas as lojas</Trans>
          )}
        </Button>
      ) : null}
    </fieldset>
  );
}
