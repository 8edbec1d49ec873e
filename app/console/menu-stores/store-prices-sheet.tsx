// Prices and visibility of the selected products in one store or in all.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffMenu, StaffProduct } from '#contract/entities/console/menu.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { changedPrice } from '#rules/price/price-change.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { NumberField } from '../forms/typed-fields.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { LostPrices } from '../menu-bulk/lost-prices.tsx';
import './stores.css';

type Act = 'percent' | 'value' | 'brand' | 'hide' | 'show';
type StorePricesSheetProps = {
  menu: Pick<StaffMenu, 'estabelecimentos' | 'podeEditar'>;
  products: readonly StaffProduct[];
  storeId: number | null;
  onClose: () => void;
  onDone: () => void;
  /** After its undo. */
  onUndone: () => void;
};

/** Signed percent of the brand's price; null if unreadable. */
function readSigned(text: string): number | null {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  const percent = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
  return percent !== null && percent >= -100 && percent <= 500 ? percent : null;
}

export function MenuStorePricesSheet(props: StorePricesSheetProps) {
  const { menu, products, storeId, onClose, onDone, onUndone } = props;
  const { t } = useLingui();
  const money = useMoney();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const { estabelecimentos: stores } = menu;
  const [chosen, setChosen] = useState(
    String(storeId ?? (stores.length > 1 ? '' : (stores[0]?.id ?? ''))),
  );
  const [act, setAct] = useState<Act>('percent');
  const [typed, setTyped] = useState('');
  const percent = readSigned(typed);
  const value = parseMoneyInput(typed);
  const priceOf = (product: StaffProduct): number | null | undefined => {
    if (act === 'percent' && percent !== null)
      return changedPrice(product.valor, { kind: 'percent', by: percent, ending: null });
    if (act === 'value' && value !== null) return value;
    return act === 'brand' ? null : undefined;
  };
  const needsNumber = act === 'percent' || act === 'value';
  const readable = !needsNumber || (act === 'percent' ? percent : value) !== null;
  // A product without a price is not sold: it is taken off sale by its own choice below.
  const lost = products.filter((product) => product.valor > 0 && priceOf(product) === 0);
  const moving = products.filter((product) => !lost.includes(product));
  const ready = readable && moving.length > 0;
  const idEstabelecimentos = chosen === '' ? stores.map(({ id }) => id) : [Number(chosen)];
  const apply = async () => {
    const produtos = moving.map((product) => {
      const { id } = product;
      const valor = priceOf(product);
      if (act === 'hide') return { id, visivel: false };
      return act === 'show'
        ? { id, visivel: null }
        : { id, ...(valor === undefined ? {} : { valor }) };
    });
    const result = await run((client) => client.changeInStores({ idEstabelecimentos, produtos }));
    if (!result?.ok) return;
    const { idImportacao: id } = result.value;
    const undo = async () => {
      toast.dismiss();
      const undone = await run((client) => client.undoImport({ id, simular: false }));
      if (!undone?.ok) return;
      toast.show({ text: t`As lojas voltaram ao que eram.`, tone: 'success' });
      onUndone();
    };
    const action = (
      <Button variant="quiet" size="sm" className="toast-undo" onClick={() => void undo()}>
        <Trans>Desfazer</Trans>
      </Button>
    );
    toast.show({ text: t`Salvo. O cardápio já mudou.`, tone: 'success', action });
    onDone();
  };
  return (
    <FormSheet title={t`Mudar nas lojas`} onClose={onClose}>
      <div className="stack">
        {stores.length > 1 ? (
          <SelectField
            label={t`Loja`}
            options={[
              { value: '', label: t`Todas as lojas` },
              ...stores.map(({ id, nome }) => ({ value: String(id), label: nome })),
            ]}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        ) : null}
        <SelectField
          label={t`O que muda`}
          options={[
            { value: 'percent', label: t`Preço: por cento sobre o da marca` },
            { value: 'value', label: t`Preço: um valor para todos` },
            { value: 'brand', label: t`Preço: voltar ao da marca` },
            { value: 'hide', label: t`Não vender na loja` },
            { value: 'show', label: t`Vender como a marca` },
          ]}
          value={act}
          onChange={(event) => setAct(event.currentTarget.value as Act)}
        />
        {needsNumber ? (
          <NumberField
            label={act === 'percent' ? t`Por cento, com menos para baixar` : t`Preço nesta loja`}
            value={typed}
            placeholder={act === 'percent' ? '-10' : '49,90'}
            error={typed !== '' && !readable ? t`Confira este número.` : ''}
            onChange={setTyped}
          />
        ) : null}
        {needsNumber && readable ? <LostPrices products={lost} /> : null}
        {needsNumber && ready ? (
          <ul className="list store-list">
            {moving.map((product) => (
              <li key={product.id} className="row between store-line">
                <span className="grow t-label">{product.nome}</span>
                <span className="num t-cap">
                  {money(product.valor)} → {money(priceOf(product) ?? product.valor)}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        <Button
          block
          loading={busy}
          unavailable={ready ? undefined : t`Informe um valor.`}
          onClick={() => void apply()}
        >
          <Trans>Aplicar</Trans>
        </Button>
      </div>
    </FormSheet>
  );
}
