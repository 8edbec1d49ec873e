// The role of the signed-in user; null while unknown.
import { useRouteLoaderData } from 'react-router';
import type { StaffMember } from '#contract/entities/console/board.ts';

/** What the console's frame loads. */
export type FrameData = {
  papel: StaffMember['papel'] | null;
  /** The brand is closed to customers. */
  suspended: boolean;
  /** When its data is deleted. */
  deleteAt: string | null;
  /** The user is a person of the platform's support, until then. */
  supportUntil: string | null;
};

export const useRole = (): StaffMember['papel'] | null =>
  useRouteLoaderData<FrameData>('console')?.papel ?? null;
