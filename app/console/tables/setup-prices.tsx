// Products whose table price differs from the menu's.
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { MoneyField } from '../forms/typed-fields.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';

export type Listed = { id: number; nome: string; valor: number };

type TablePricesProps = {
  storeId: number;
  products: readonly Listed[];
  prices: readonly { idProduto: number; valor: number | null }[];
};

export function TablePrices({ storeId, products, prices }: TablePricesProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { run, busy } = useConsoleCall();
  const [productId, setProductId] = useState('');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const amount = parseMoneyInput(text);
  const set = (idProduto: number, valor: number | null) =>
    run((client) => client.setTablePrice({ idEstabelecimento: storeId, idProduto, valor }));
  const known = new Map(products.map((product) => [product.id, product]));
  const free = products.filter(({ id }) => !prices.some(({ idProduto }) => idProduto === id));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    focusFirstWrong(event.currentTarget);
    if (productId === '' || amount === null || busy) return;
    if (!(await set(Number(productId), amount))?.ok) return;
    setProductId('');
    setText('');
    setTried(false);
  };
  return (
    <section className="card stack">
      <h2 className="t-item">
        <Trans>Preços só da mesa</Trans>
      </h2>
      <p className="t-sub">
        <Trans>O que não está aqui custa na mesa o mesmo que no cardápio.</Trans>
      </p>
      {prices.length === 0 ? null : (
        <ul className="list">
          {prices.map(({ idProduto, valor }) => {
            const product = known.get(idProduto);
            const name = product?.nome ?? t`Produto ${idProduto}`;
            return (
              <li key={idProduto} className="pick">
                <span className="grow">
                  {name}
                  {product === undefined ? null : (
                    <span className="t-cap num table-panel-block">
                      <Trans>No cardápio: {money(product.valor)}</Trans>
                    </span>
                  )}
                </span>
                <b className="num">{money(valor ?? 0)}</b>
                <IconButton
                  label={t`Tirar o preço de mesa de ${name}`}
                  icon={Trash2}
                  size={18}
                  onClick={() => void set(idProduto, null)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <div className="setup-grid">
          <SelectField
            label={t`Produto`}
            value={productId}
            placeholder={t`Escolha`}
            options={free.map(({ id, nome, valor }) => ({
              value: String(id),
              label: `${nome} · ${money(valor)}`,
            }))}
            error={tried && productId === '' ? t`Escolha um produto.` : undefined}
            onChange={(event) => setProductId(event.currentTarget.value)}
          />
          <MoneyField
            label={t`Preço na mesa`}
            value={text}
            error={tried && amount === null ? t`Digite o valor.` : undefined}
            onChange={setText}
          />
        </div>
        <div>
          <Button type="submit" variant="neutral" size="md" loading={busy}>
            <Trans>Definir preço</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}
