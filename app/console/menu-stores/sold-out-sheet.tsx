// A product that ran out, marked from wherever that is noticed: here, or in all stores.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { StoreProducts } from '#contract/entities/console/store-product.ts';
import { SelectField } from '../../ui/field.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAnswer } from '../../use-answer.ts';
import { SoldOutButtons } from './sold-out-buttons.tsx';
import './stores.css';

type SoldOutSheetProps = {
  product: { id: number; nome: string };
  /** Undefined: the person chooses among their stores. */
  storeId?: number;
  onClose: () => void;
};

export function SoldOutSheet({ product, storeId, onClose }: SoldOutSheetProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(storeId);
  const { reply, again } = useAnswer(product.id, (client, idProduto) =>
    client.storeProducts({ idProduto }),
  );
  // The last answer stays while a press asks again, so that the pressed button keeps the focus.
  const [known, setKnown] = useState<StoreProducts | null>(null);
  useEffect(() => {
    if (reply?.ok) setKnown(reply.value);
  }, [reply]);
  return (
    <Sheet title={t`Acabou: ${product.nome}`} onClose={onClose}>
      {reply?.ok === false ? <RetryButton onRetry={again} /> : null}
      {known === null ? (
        reply === null ? (
          <Spinner />
        ) : null
      ) : (
        <SoldOutChoice
          known={known}
          productId={product.id}
          storeId={chosen ?? known.estabelecimentos[0]?.id ?? 0}
          onStore={storeId === undefined ? setChosen : null}
          onDone={again}
        />
      )}
    </Sheet>
  );
}

type SoldOutChoiceProps = {
  known: StoreProducts;
  productId: number;
  storeId: number;
  /** Null: the store is given. */
  onStore: ((id: number) => void) | null;
  onDone: () => void;
};

function SoldOutChoice({ known, productId, storeId, onStore, onDone }: SoldOutChoiceProps) {
  const { t } = useLingui();
  const { estabelecimentos: stores, esgotado, variasLojas, podeEditar } = known;
  const own = known.produtos.find((one) => one.idEstabelecimento === storeId) ?? null;
  const store = stores.find(({ id }) => id === storeId);
  const state = esgotado
    ? t`Esgotado em todas as lojas`
    : own?.esgotado === true
      ? t`Esgotado em ${store?.nome ?? ''}`
      : t`À venda`;
  return (
    <div className="stack">
      {onStore !== null && stores.length > 1 ? (
        <SelectField
          label={t`Loja`}
          options={stores.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          value={String(storeId)}
          onChange={(event) => onStore(Number(event.currentTarget.value))}
        />
      ) : null}
      <p role="status">{variasLojas || !esgotado ? state : t`Esgotado`}</p>
      <SoldOutButtons
        product={{ id: productId, esgotado }}
        storeId={storeId}
        own={own}
        everywhere={podeEditar}
        several={variasLojas}
        onDone={onDone}
      />
      <p className="t-cap">
        <Trans>O que acabou volta sozinho amanhã de manhã.</Trans>
      </p>
    </div>
  );
}
