// Redirects unknown paths to the home page (the specification, section 2) with their query: old
// links carry coupons, stores and tables.
import { redirect } from 'react-router';
import type { Route } from './+types/elsewhere.route';

export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/${url.search}`);
}

export default function Elsewhere() {
  return null;
}
