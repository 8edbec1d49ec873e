// Sold out here, or in all stores: two buttons, so that nobody takes a product from other shops.
import { useLingui } from '@lingui/react/macro';
import { Ban, Play } from 'lucide-react';
import type { StaffProduct } from '#contract/entities/console/menu.ts';
import type { StoreProduct } from '#contract/entities/console/store-product.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
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
  const { t } = useLingui();
  const { id, esgotado } = product;
  if (!several)
    return (
      <SoldOutButton
        look={{ variant: 'outline', block: true }}
        place={{ id, idEstabelecimento: storeId }}
        soldOut={esgotado}
        words={esgotado ? t`Voltar a vender` : t`Esgotado hoje`}
        onDone={onDone}
      />
    );
  const here = own?.esgotado ?? false;
  const look = { variant: 'outline', size: 'md' } as const;
  return (
    <fieldset className="cols2 store-sold-out">
      <legend className="sr">{t`Disponibilidade`}</legend>
      <SoldOutButton
        look={look}
        place={{ id, idEstabelecimento: storeId }}
        soldOut={here}
        words={here ? t`Voltar a vender aqui` : t`Esgotado aqui`}
        onDone={onDone}
      />
      {everywhere ? (
        <SoldOutButton
          look={look}
          place={{ id }}
          soldOut={esgotado}
          words={esgotado ? t`Voltar em todas as lojas` : t`Esgotado em todas as lojas`}
          onDone={onDone}
        />
      ) : null}
    </fieldset>
  );
}

type SoldOutButtonProps = {
  look: ButtonLook;
  /** Without a store: in all of them. */
  place: { id: number; idEstabelecimento?: number };
  /** Whether it is marked now. */
  soldOut: boolean;
  words: string;
  onDone: () => void;
};

/** Busy instead of disabled: a disabled button loses the focus of a press by keyboard. */
function SoldOutButton({ look, place, soldOut, words, onDone }: SoldOutButtonProps) {
  const { run, busy } = useConsoleCall();
  const press = async () => {
    const wanted = { ...place, esgotado: !soldOut, soHoje: true };
    const result = await run((client) => client.setAvailability(wanted));
    if (result?.ok) onDone();
  };
  return (
    <Button {...look} loading={busy} onClick={() => void press()}>
      <Icon of={soldOut ? Play : Ban} size={18} />
      {words}
    </Button>
  );
}
