// The frame of the console's screens: loads the signed-in user once, so that the side bar shows the
// right entries.
import '../../i18n/staff-words.ts';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { pageContext } from '../../context.ts';
import { PaletteProvider } from '../palette/palette.tsx';
import type { Route } from './+types/layout.route';
import { FreshProof } from './fresh-proof.tsx';
import { keepFocus } from './restore-focus.ts';
import type { FrameData } from './use-role.ts';

export { ConsoleFailed as ErrorBoundary } from './failed.tsx';

/** Null without a session: the screens redirect to the sign-in. */
export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const { api, brand } = context.get(pageContext);
  const self = brand === null ? null : await api.staffSelf({});
  if (!self?.ok) return { papel: null, suspended: false, deleteAt: null, supportUntil: null };
  const { papel, suspensa = false, apagadaEm = null, suporteAte = null } = self.value;
  return { papel, suspended: suspensa, deleteAt: apagadaEm, supportUntil: suporteAte };
}

/**
 * The sign-in is outside this frame, and screens are left and entered without a network. A role
 * that an owner changes shows when the page is loaded next; the server checks each call.
 */
export function shouldRevalidate() {
  return false;
}

export default function Console() {
  useEffect(keepFocus, []);
  return (
    <FreshProof>
      <PaletteProvider>
        <Outlet />
      </PaletteProvider>
    </FreshProof>
  );
}
