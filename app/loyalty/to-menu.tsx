// From an empty page of loyalty to the menu, where the brand delivers.
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { SeeMenu } from '../brand/menu-words.tsx';
import { buttonClass } from '../ui/button.tsx';

export function ToMenu() {
  const { possuiDelivery } = useBrand();
  if (!possuiDelivery) return null;
  return (
    <Link className={buttonClass()} to={pages.menu}>
      <SeeMenu />
    </Link>
  );
}
