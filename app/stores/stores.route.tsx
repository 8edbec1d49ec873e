// The stores of a brand, to pick one.
import { redirect } from 'react-router';
import { pageContext } from '../context.ts';
import '../styles/logos.css';
import '../styles/stores.css';
import type { Route } from './+types/stores.route';
import { StoresScreen } from './stores-screen.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const { brand } = context.get(pageContext);
  if (brand === null || !brand.possuiDelivery) throw redirect('/');
  // A list of one store is no list; the picker after the login stays.
  if (url.pathname.startsWith('/lojas') && brand.estabelecimentos.length === 1) throw redirect(`/${url.search}`);
  return { renderedAt: Date.now() };
}

export default function StoresRoute({ loaderData }: Route.ComponentProps) {
  return <StoresScreen renderedAt={loaderData.renderedAt} />;
}
