// Changes many prices of products and options at once, with a preview and an undo.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import type { PriceList } from '#contract/entities/console/menu-file.ts';
import { isUncertain } from '#contract/lost-replies.ts';
import { MENU_CHANGED_CODE } from '#contract/reply.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import type { PriceChange } from '#rules/price/price-change.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import './bulk.css';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { NumberField } from '../forms/typed-fields.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { overtakenBy } from '../menu/overtaken-by.ts';
import { LostPrices } from './lost-prices.tsx';
import {
  losesItsPrice,
  type PriceRow,
  type PriceScope,
  priceList,
  priceRows,
} from './price-plan.ts';
import { MenuPricesRows } from './prices-rows.tsx';
import { MenuPricesScope } from './prices-scope.tsx';

type Kind = PriceChange['kind'];
type Way = 'up' | 'down';
const ENDINGS = { '': null, '0': 0, '50': 50, '90': 90, '99': 99 } as const;
type Ending = keyof typeof ENDINGS;

/** Percent or cents; null if unreadable. */
function readAmount(text: string, kind: Kind): number | null {
  if (kind === 'amount') return parseMoneyInput(text);
  const percent = /^\d{1,3}([.,]\d{1,2})?$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : null;
  return percent !== null && percent <= 500 ? percent : null;
}

type MenuPricesSheetProps = {
  menu: StaffMenu;
  /** Only these products. */
  products?: ReadonlySet<number>;
  onClose: () => void;
};

export function MenuPricesSheet({ menu: fresh, products, onClose }: MenuPricesSheetProps) {
  const { t } = useLingui();
  const { run, busy } = useConsoleCall();
  /**
   * The menu from which prices were sent, after a reply was lost. The menu of now may have the new
   * prices already, and the next press would raise them a second time.
   */
  const [sentFrom, setSentFrom] = useState<StaffMenu | null>(null);
  const menu = sentFrom ?? fresh;
  const undo = useUndo();
  const [scope, setScope] = useState<PriceScope>(() => ({
    categories: new Set(menu.categorias.map(({ id }) => id)),
    groups: new Set(),
    ...(products === undefined ? {} : { products }),
  }));
  const [kind, setKind] = useState<Kind>('percent');
  const [way, setWay] = useState<Way>('up');
  const [amount, setAmount] = useState('');
  const [ending, setEnding] = useState<Ending>('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** Who was first: null if it is not known, undefined if nobody was. */
  const [overtaken, setOvertaken] = useState<string | null>();

  const size = readAmount(amount, kind);
  const change: PriceChange | null =
    size === null ? null : { kind, by: way === 'down' ? -size : size, ending: ENDINGS[ending] };
  const changed = change === null ? [] : priceRows(menu, scope, change);
  const lost = changed.filter(losesItsPrice);
  const moving = changed.filter((row) => !losesItsPrice(row));
  const taken = moving.filter(({ key }) => !left.has(key));
  const flip = (key: string) =>
    setLeft((all) =>
      all.has(key) ? new Set([...all].filter((one) => one !== key)) : new Set([...all, key]),
    );

  async function apply() {
    const result = await run((client) => client.setPrices(priceList(taken, 'after')), {
      quiet: MENU_CHANGED_CODE,
    });
    setSentFrom(result?.ok === false && isUncertain(result) ? menu : null);
    setOvertaken(overtakenBy(result));
    if (!result?.ok) return;
    undo(priceList(taken, 'before', result.value), taken.length);
    onClose();
  }
  const count = taken.length;
  return (
    <FormSheet title={t`Mudar preços`} onClose={onClose}>
      <div className="stack">
        {products === undefined ? (
          <MenuPricesScope menu={menu} scope={scope} onChange={setScope} />
        ) : null}
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
          <NumberField
            label={t`Quanto`}
            value={amount}
            placeholder={kind === 'percent' ? '10' : '2,00'}
            error={amount !== '' && size === null ? t`Confira este número.` : ''}
            onChange={setAmount}
          />
          <SelectField
            label={t`Medida`}
            options={[
              { value: 'percent', label: t`Por cento` },
              { value: 'amount', label: t`Valor` },
            ]}
            value={kind}
            onChange={(event) =>
              setKind(event.currentTarget.value === 'amount' ? 'amount' : 'percent')
            }
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
        {moving.length === 0 ? (
          <p className="t-sub">
            {size === null ? (
              <Trans>Diga quanto, e cada preço novo aparece aqui.</Trans>
            ) : (
              <Trans>Nenhum preço muda.</Trans>
            )}
          </p>
        ) : (
          <MenuPricesRows rows={moving} left={left} onFlip={flip} />
        )}
        <LostPrices products={lost.map(({ id, name: nome }) => ({ id, nome }))} />
        {taken.length === 0 ? null : <AtTables menu={menu} rows={taken} />}
        {overtaken !== undefined ? (
          <Notice
            tone="warning"
            role="alert"
            title={
              overtaken === null ? (
                <Trans>Outra pessoa mudou o cardápio enquanto isso.</Trans>
              ) : (
                <Trans>{overtaken} mudou o cardápio enquanto isso.</Trans>
              )
            }
          >
            <Trans>
              Nada foi gravado. A lista acima já traz os preços de agora: confira e mude outra vez.
            </Trans>
          </Notice>
        ) : null}
        <Button
          block
          loading={busy}
          unavailable={count === 0 ? t`Nenhum preço muda.` : undefined}
          onClick={() => void apply()}
        >
          {count === 1 ? t`Mudar 1 preço` : t`Mudar ${count} preços`}
        </Button>
      </div>
    </FormSheet>
  );
}

/** A product's table price is separate and stays. */
function AtTables({ menu, rows }: { menu: StaffMenu; rows: readonly PriceRow[] }) {
  const { estabelecimentos } = useBrand();
  if (!estabelecimentos.some(({ possuiPedidoMesa }) => possuiPedidoMesa)) return null;
  const own = new Set(menu.itensComPrecoMesa);
  const count = rows.filter(({ id, groupId }) => groupId === null && own.has(id)).length;
  if (count === 0) {
    return (
      <Notice tone="info">
        <Trans>Nas mesas os preços mudam junto: nenhum destes itens tem preço próprio lá.</Trans>
      </Notice>
    );
  }
  const link = (
    <Link to={consolePages.tableSetup}>
      <Trans>Preços nas mesas</Trans>
    </Link>
  );
  return (
    <Notice tone="warning" action={link}>
      <Plural
        value={count}
        one="# destes itens tem preço próprio nas mesas, e ele fica como está. Os outros mudam também nas mesas."
        other="# destes itens têm preço próprio nas mesas, e ele fica como está. Os outros mudam também nas mesas."
      />
    </Notice>
  );
}

/** Confirms the change with an undo; the undo is refused if prices changed meanwhile. */
function useUndo() {
  const { t } = useLingui();
  const toast = useToast();
  const { run } = useConsoleCall();
  return (prices: PriceList, count: number) => {
    const back = async () => {
      const result = await run((client) => client.setPrices(prices));
      if (result?.ok) toast.show({ text: t`Os preços voltaram ao que eram.`, tone: 'success' });
    };
    const action = (
      <Button variant="quiet" size="sm" className="toast-undo" onClick={() => void back()}>
        <Trans>Desfazer</Trans>
      </Button>
    );
    toast.show({
      text: count === 1 ? t`1 preço mudou.` : t`${count} preços mudaram.`,
      tone: 'success',
      action,
    });
  };
}
