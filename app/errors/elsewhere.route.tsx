// Any path that is no screen leads home (the specification, section 2), with what came along: old
// links bring coupons, stores and tables.
import { redirect } from 'react-router';
import type { Route } from './+types/elsewhere.route';

export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/${url.search}`);
}

export default function Elsewhere() {
  return null;
}
