// What the menu no longer sells as it stands in the order, and the press that corrects the lines.
// An order that waited, or took long, may have other prices by now.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Menu } from '#contract/entities/menu.ts';
import type { CartChange } from '#contract/entities/order-item.ts';
import type { CartLine } from '#rules/cart/cart.ts';
import { healCart } from '#rules/cart/cart-healing.ts';
import { useChangeWords } from '../../cart/change-words.ts';
import { repairCart } from '../../cart/changes.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type ChangedLinesProps = {
  lines: readonly CartLine[];
  /** As the server told them. */
  changes: readonly CartChange[];
  /** Null: not there yet. */
  menu: Menu | null;
  /** Reads the menu again, if the one that the order was made from is old. */
  onStale: (() => void) | undefined;
  onLines: (lines: readonly CartLine[]) => void;
};

export const CHANGED_LINES = 'counter-changed';

/** For an order at a table, which the browser alone counts: `menu` has the prices of tables. */
export function changesIn(lines: readonly CartLine[], menu: Menu | null): readonly CartChange[] {
  if (menu === null) return [];
  return healCart(
    lines,
    menu.categorias.flatMap(({ produtos }) => produtos),
  ).changes;
}

export function ChangedLines({ lines, changes, menu, onStale, onLines }: ChangedLinesProps) {
  const { t } = useLingui();
  const words = useChangeWords();
  useEffect(() => onStale?.(), [onStale]);
  const products = menu?.categorias.flatMap(({ produtos }) => produtos) ?? null;
  // Other choices and weights are applied from the menu; without it, their lines would go.
  const needsMenu = changes.some(
    ({ tipo, valorAtual }) => valorAtual !== null && (tipo === 'opcoes' || tipo === 'peso'),
  );
  return (
    <Notice tone="warning" role="alert" title={t`O cardápio mudou desde então.`}>
      <div className="stack tight">
        <ul>
          {changes.map((change) => {
            const line = lines[change.indice];
            const product = products?.find(({ id }) => id === line?.produto.id);
            const name = line?.produto.nome ?? change.nome;
            return <li key={change.indice}>{`${name}: ${words(change, line, product)}`}</li>;
          })}
        </ul>
        <Button
          id={CHANGED_LINES}
          variant="outline"
          size="sm"
          loading={needsMenu && products === null}
          onClick={() => onLines(repairCart(lines, changes, products).lines)}
        >
          <Trans>Atualizar os itens</Trans>
        </Button>
      </div>
    </Notice>
  );
}
