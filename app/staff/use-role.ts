// The role of whoever is signed in; null while nobody knows it.
import { useRouteLoaderData } from 'react-router';
import type { StaffMember } from '#contract/entities/staff.ts';
import type { loader } from './console.route.tsx';

export const useRole = (): StaffMember['papel'] | null =>
  useRouteLoaderData<typeof loader>('console')?.papel ?? null;
