// What the menu changed in a waiter's order that was refused; its lines are corrected already.
import { useLingui } from '@lingui/react/macro';
import type { CartChange } from '#contract/entities/order-item.ts';
import { useChangeWords } from '../../cart/change-words.ts';
import { Notice } from '../../ui/notice.tsx';

export function MenuChanges({ changes }: { changes: readonly CartChange[] }) {
  const { t } = useLingui();
  const words = useChangeWords();
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" role="alert" title={t`O cardápio mudou desde então.`}>
      <ul>
        {changes.map((change) => (
          <li key={change.indice}>{`${change.nome}: ${words(change, undefined, undefined)}`}</li>
        ))}
      </ul>
    </Notice>
  );
}
