// Products whose price would become zero, which nobody means: they keep it.
import { Plural } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';

export function LostPrices({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warning">
      <Plural
        value={names.length}
        one="# preço chegaria a zero e fica como está:"
        other="# preços chegariam a zero e ficam como estão:"
      />
      <ul className="bulk-refused">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}
