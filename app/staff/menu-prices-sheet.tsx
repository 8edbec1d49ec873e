// Changes many prices in one go: what would become of each is seen first, and one press takes it back.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PriceList } from '#contract/entities/menu-file.ts';
import type { StaffCategory, StaffProduct } from '#contract/entities/staff-menu.ts';
import { parseMoneyInput } from '#rules/money-input.ts';
import { changedPrices, type PriceChange } from '#rules/price-change.ts';
import '../styles/staff-bulk.css';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { useMoney } from '../ui/money.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useToast } from '../ui/toast.tsx';
import { useMenuCall } from './use-menu-call.ts';

type Kind = PriceChange['kind'];
type Way = 'up' | 'down';
type Row = { product: StaffProduct; next: { valor: number; valorDe: number | null } };
const ENDINGS = { '': null, '0': 0, '50': 50, '90': 90, '99': 99 } as const;
type Ending = keyof typeof ENDINGS;

/** Percent or cents; null when it cannot be read. */
function readAmount(text: string, kind: Kind): number | null {
  if (kind === 'amount') return parseMoneyInput(text);
  const percent = /^\d{1,3}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;
  return percent !== null && percent <= 500 ? percent : null;
}

export function MenuPricesSheet({ categories, onClose }: { categories: readonly StaffCategory[]; onClose: () => void }) {
  const { t } = useLingui();
  const money = useMoney();
  const { run, busy } = useMenuCall();
  const undo = useUndo();
  const [categoryId, setCategoryId] = useState('');
  const [kind, setKind] = useState<Kind>('percent');
  const [way, setWay] = useState<Way>('up');
  const [amount, setAmount] = useState('');
  const [ending, setEnding] = useState<Ending>('');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());

  const size = readAmount(amount, kind);
  const chosen = categories.filter(({ id }) => categoryId === '' || String(id) === categoryId).flatMap(({ produtos }) => produtos);
  const change: PriceChange | null = size === null ? null : { kind, by: way === 'down' ? -size : size, ending: ENDINGS[ending] };
  const rows: Row[] = change === null ? [] : chosen.map((product) => ({ product, next: changedPrices(product, change) }));
  const moving = rows.filter(({ product, next }) => next.valor !== product.valor || next.valorDe !== product.valorDe);
  const taken = moving.filter(({ product }) => !left.has(product.id));
  const flip = (id: number) => setLeft((all) => (all.has(id) ? new Set([...all].filter((one) => one !== id)) : new Set([...all, id])));

  async function apply() {
    const precos = taken.map(({ product: { id, atualizadoEm }, next }) => ({ id, atualizadoEm, ...next }));
    const result = await run((client) => client.setPrices({ precos }));
    if (!result?.ok) return;
    const moments = new Map(result.value.precos.map((one) => [one.id, one.atualizadoEm]));
    undo(taken.map(({ product: { id, valor, valorDe, atualizadoEm } }) => ({ id, valor, valorDe, atualizadoEm: moments.get(id) ?? atualizadoEm })));
    onClose();
  }
  const count = taken.length;
  return (
    <Sheet title={t`Mudar preços`} onClose={onClose}>
      <div className="stack">
        <SelectField
          label={t`Itens`}
          options={[{ value: '', label: t`O cardápio inteiro` }, ...categories.map(({ id, nome }) => ({ value: String(id), label: nome }))]}
          value={categoryId}
          onChange={(event) => setCategoryId(event.currentTarget.value)}
        />
        <Segmented<Way>
          label={t`Para onde`}
          options={[
            { value: 'up', label: t`Aumentar` },
            { value: 'down', label: t`Diminuir` },
          ]}
          value={way}
          onChange={setWay}
        />
        <div className="cols2">
          <TextField
            label={t`Quanto`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={amount}
            placeholder={kind === 'percent' ? '10' : '2,00'}
            error={amount !== '' && size === null ? t`Confira este número.` : ''}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          <SelectField
            label={t`Medida`}
            options={[
              { value: 'percent', label: t`Por cento` },
              { value: 'amount', label: t`Valor` },
            ]}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value === 'amount' ? 'amount' : 'percent')}
          />
        </div>
        <SelectField
          label={t`Arredondar`}
          options={[
            { value: '', label: t`Não arredondar` },
            { value: '90', label: t`Terminar em ,90` },
            { value: '99', label: t`Terminar em ,99` },
            { value: '50', label: t`Terminar em ,50` },
            { value: '0', label: t`Terminar em ,00` },
          ]}
          value={ending}
          onChange={(event) => setEnding(event.currentTarget.value as Ending)}
        />
        <p className="t-cap">
          <Trans>Os preços das opções, como tamanhos e bordas, ficam como estão.</Trans>
        </p>
        {moving.length === 0 ? (
          <p className="t-sub">{size === null ? <Trans>Diga quanto, e cada preço novo aparece aqui.</Trans> : <Trans>Nenhum preço muda.</Trans>}</p>
        ) : (
          <ul className="list bulk-prices">
            {moving.map(({ product: { id, nome, valor }, next }) => (
              <li key={id}>
                <label className="bulk-price">
                  <input type="checkbox" checked={!left.has(id)} onChange={() => flip(id)} />
                  <span className="grow">{nome}</span>
                  <s className="num t-cap">{money(valor)}</s>
                  <b className="num">{money(next.valor)}</b>
                </label>
              </li>
            ))}
          </ul>
        )}
        <Button block loading={busy} unavailable={count === 0 ? t`Nenhum preço muda.` : undefined} onClick={() => void apply()}>
          {count === 1 ? t`Mudar 1 preço` : t`Mudar ${count} preços`}
        </Button>
      </div>
    </Sheet>
  );
}

/** Says that it is done, with the way back; the way back is refused when somebody was there meanwhile. */
function useUndo() {
  const { t } = useLingui();
  const toast = useToast();
  const { run } = useMenuCall();
  return (precos: PriceList['precos']) => {
    const count = precos.length;
    const back = async () => {
      const result = await run((client) => client.setPrices({ precos }));
      if (result?.ok) toast.show({ text: t`Os preços voltaram ao que eram.`, tone: 'success' });
    };
    const action = (
      <Button variant="quiet" size="sm" className="toast-undo" onClick={() => void back()}>
        <Trans>Desfazer</Trans>
      </Button>
    );
    toast.show({ text: count === 1 ? t`1 preço mudou.` : t`${count} preços mudaram.`, tone: 'success', action });
  };
}
