// The role of the signed-in user; null while unknown.
import { useRouteLoaderData } from 'react-router';
import type { StaffMember } from '#contract/entities/console/board.ts';
import type { loader } from './layout.route.tsx';

export const useRole = (): StaffMember['papel'] | null =>
  useRouteLoaderData<typeof loader>('console')?.papel ?? null;
