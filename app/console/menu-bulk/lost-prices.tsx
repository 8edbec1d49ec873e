// Products whose price would become zero. They keep it, because a product without one is not sold.
import { Plural } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';

type Product = { id: number; nome: string };

/** By their ids, because several may have one name. */
export function LostPrices({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <Notice tone="warning">
      <Plural
        value={products.length}
        one="# preço chegaria a zero e fica como está:"
        other="# preços chegariam a zero e ficam como estão:"
      />
      <ul className="bulk-refused">
        {products.map(({ id, nome }) => (
          <li key={id}>{nome}</li>
        ))}
      </ul>
    </Notice>
  );
}
