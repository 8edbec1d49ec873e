// Header of the board: the day's numbers, the bell, and the stores' status.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { BoardStore } from '#contract/entities/console/board.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { useIsMarket } from '../../brand/use-is-market.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { SoundButton } from '../bell/sound-button.tsx';
import type { Bell } from '../bell/use-order-bell.ts';
import { SectionLinks } from '../frame/section-links.tsx';
import { StoreSelect } from '../frame/store-select.tsx';
import type { Figures } from './day-figures.ts';
import { stateClasses, useStoreStateText } from './store-state.ts';

type BoardTopProps = {
  stores: readonly BoardStore[];
  /** The store that the board is filtered by. */
  chosen: BoardStore | null;
  onChoose: (store: BoardStore | null) => void;
  figures: Figures;
  bell: Bell;
  onStores: () => void;
};

export function BoardTop({ stores, chosen, onChoose, figures, bell, onStores }: BoardTopProps) {
  const { projectName } = useBrand();
  const only = stores.length === 1 ? stores[0] : undefined;
  return (
    <header className="console-top">
      <div className="console-name">
        <h1 className="t-section" tabIndex={-1}>
          <Trans>Pedidos</Trans>
        </h1>
        {only === undefined ? (
          <StoreSelect
            all
            stores={stores}
            chosen={chosen?.id ?? null}
            onChoose={(id) => onChoose(stores.find((store) => store.id === id) ?? null)}
          />
        ) : (
          <p className="t-cap">
            {only.nome === projectName ? projectName : `${projectName}, ${only.nome}`}
          </p>
        )}
      </div>
      <SectionLinks current="orders" />
      <BoardFigures figures={figures} />
      <div className="row tight console-actions">
        <SoundButton bell={bell} />
        <StateButton stores={chosen === null ? stores : [chosen]} onPress={onStores} />
      </div>
    </header>
  );
}

function StateButton({ stores, onPress }: { stores: readonly BoardStore[]; onPress: () => void }) {
  const { t } = useLingui();
  const words = useStoreStateText();
  const open = stores.filter(({ estado }) => estado === 'aberto').length;
  const count = stores.length;
  const [first] = stores;
  const worst =
    stores.find(({ estado }) => estado === 'pausado') ??
    stores.find(({ estado }) => estado === 'fechado') ??
    first;
  if (worst === undefined || first === undefined) return null;
  return (
    <button type="button" className="btn outline md" aria-haspopup="dialog" onClick={onPress}>
      <span className={`state ${stateClasses[worst.estado]}`}>
        <i />
      </span>
      {count === 1 ? words(first).short : t`${open} de ${count} abertas`}
      <Icon of={ChevronDown} size={16} />
    </button>
  );
}

function BoardFigures({ figures }: { figures: Figures }) {
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  const money = useMoney();
  const { preparation } = figures;
  const orders = i18n.number(figures.orders);
  return (
    <dl className="console-figures">
      <div>
        <dt>
          <Trans>Pedidos hoje</Trans>
        </dt>
        <dd className="num">{orders}</dd>
      </div>
      <div>
        <dt>
          <Trans>Vendas</Trans>
        </dt>
        <dd className="num">{money(figures.sales)}</dd>
      </div>
      {preparation === null ? null : (
        <div>
          <dt>{isMarket ? <Trans>Separação média</Trans> : <Trans>Preparo médio</Trans>}</dt>
          <dd className="num">{t`${preparation} min`}</dd>
        </div>
      )}
    </dl>
  );
}
