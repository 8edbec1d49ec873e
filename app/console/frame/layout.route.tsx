// Around the screens of the console: who is signed in, asked once, so that the side bar shows each
// role its own places.
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import type { StaffMember } from '#contract/entities/console/board.ts';
import { pageContext } from '../../context.ts';
import type { Route } from './+types/layout.route';
import { keepFocus } from './restore-focus.ts';

/** Null for nobody: the screens themselves send to the sign-in. */
export async function loader({
  context,
}: Route.LoaderArgs): Promise<{ papel: StaffMember['papel'] | null }> {
  const { api, brand } = context.get(pageContext);
  const self = brand === null ? null : await api.staffSelf({});
  return { papel: self?.ok ? self.value.papel : null };
}

/**
 * A role is as long as a sign-in, whose screen stands outside of this one; what it may do is
 * decided by the server at each call.
 */
export function shouldRevalidate() {
  return false;
}

export default function Console() {
  useEffect(keepFocus, []);
  return <Outlet />;
}
