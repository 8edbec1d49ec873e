// The round plus beside a product. It adds directly if nothing has to be chosen; otherwise a tap
// passes through to the row's link.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { ListedProduct } from '../listing/listing.ts';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toast.tsx';
import { useAddLine, useAddsAtOnce, useQuantity } from './product/quantities.tsx';

type AddControlProps = { product: ListedProduct; tom: PictureTint };

export function AddControl({ product, tom }: AddControlProps) {
  const atOnce = useAddsAtOnce();
  if (product.esgotado) return null;
  return product.hasRequiredChoices || !atOnce ? (
    <ChoosePlus product={product} />
  ) : (
    <AddAtOnce product={product} tom={tom} />
  );
}

function ChoosePlus({ product }: { product: ListedProduct }) {
  const count = useQuantity(product.id);
  return (
    <span className={count > 0 ? 'add has through' : 'add through'}>
      {count > 0 ? (
        <>
          {count}
          <span className="sr">
            {' '}
            <Trans>na sacola</Trans>
          </span>
        </>
      ) : (
        <Icon of={Plus} />
      )}
    </span>
  );
}

function AddAtOnce({ product, tom }: AddControlProps) {
  const { t } = useLingui();
  const { show } = useToast();
  const count = useQuantity(product.id);
  const add = useAddLine();
  const { id, nome, urlImagem, promocional, quantidade, valorRealCalculado } = product;
  const press = () => {
    if (quantidade !== null && count >= quantidade)
      return show({ text: t`Só temos ${quantidade} de ${nome} hoje, e já estão na sua sacola.` });
    add({
      produto: {
        id,
        nome,
        urlImagem,
        tom,
        promocional,
        quantidade: 1,
        observacao: '',
        opcoes: [],
        descricaoOpcoes: '',
      },
      valorProdutoHistorico: valorRealCalculado,
    });
  };
  return (
    <button
      type="button"
      className={count > 0 ? 'add has' : 'add'}
      aria-label={
        count > 0 ? t`Adicionar mais um ${nome}, ${count} na sacola` : t`Adicionar ${nome}`
      }
      onClick={press}
    >
      {count > 0 ? count : <Icon of={Plus} />}
    </button>
  );
}
