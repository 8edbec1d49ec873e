// The frame of the console's screens: loads the signed-in user, so that the side bar shows the
// right entries.
import '../../i18n/staff-words.ts';
import { useEffect } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageContext } from '../../context.ts';
import { SheetStrip } from '../../ui/sheet.tsx';
import { PaletteProvider } from '../palette/palette.tsx';
import type { Route } from './+types/layout.route';
import { FreshProof } from './fresh-proof.tsx';
import { lastLook } from './keep-stale-on-error.ts';
import { keepFocus } from './restore-focus.ts';
import { SessionStrip } from './session-strip.tsx';
import type { FrameData } from './use-role.ts';

type Loaded = FrameData & { stale: boolean };

export { ConsoleFailed as ErrorBoundary } from './failed.tsx';

/** Null without a session: the screens redirect to the sign-in. */
export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const { api, brand } = context.get(pageContext);
  const self = brand === null ? null : await api.staffSelf({});
  const nobody = { papel: null, suspended: false, deleteAt: null, supportUntil: null };
  if (!self?.ok) return { ...nobody, stale: false };
  const { papel, suspensa = false, apagadaEm = null, suporteAte = null } = self.value;
  const frame = { papel, suspended: suspensa, deleteAt: apagadaEm, supportUntil: suporteAte };
  return { ...frame, stale: false };
}

const { look, keep } = lastLook<Loaded>();

/** Screens are left and entered without a network. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded | null> {
  return look(serverLoader);
}

/**
 * A role that an owner changes shows on the next screen; the server checks each call. What a screen
 * reads again for itself says nothing of roles.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

const sessionStrip = <SessionStrip />;

export default function Console({ loaderData }: Route.ComponentProps) {
  useEffect(() => keep(loaderData), [loaderData]);
  useEffect(keepFocus, []);
  return (
    <SheetStrip value={sessionStrip}>
      <FreshProof>
        <PaletteProvider>
          <Outlet />
        </PaletteProvider>
      </FreshProof>
    </SheetStrip>
  );
}
