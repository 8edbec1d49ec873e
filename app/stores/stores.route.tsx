// The stores of a brand, to pick one.
import { redirect } from 'react-router';
import { pageContext } from '../context.ts';
import '../styles/logos.css';
import '../styles/stores.css';
import type { Route } from './+types/stores.route';
import { StoresScreen } from './stores-screen.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { brand } = context.get(pageContext);
  if (brand === null || !brand.possuiDelivery) throw redirect('/');
  return { renderedAt: Date.now() };
}

export default function StoresRoute({ loaderData }: Route.ComponentProps) {
  return <StoresScreen renderedAt={loaderData.renderedAt} />;
}
