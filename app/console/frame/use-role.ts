// The role of whoever is signed in; null while nobody knows it.
import { useRouteLoaderData } from 'react-router';
import type { StaffMember } from '#contract/entities/console/board.ts';
import type { loader } from './layout.route.tsx';

export const useRole = (): StaffMember['papel'] | null =>
  useRouteLoaderData<typeof loader>('console')?.papel ?? null;
