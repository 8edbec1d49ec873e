// For routes whose query only the browser uses, such as what is open or chosen: a change of the
// query alone does not ask the server again.
import type { ShouldRevalidateFunctionArgs } from 'react-router';

export function rereadBesideQuery({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const same = currentUrl.pathname === nextUrl.pathname;
  return same && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
