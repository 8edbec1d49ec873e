// One part of the profile on its own page, with a link back to the overview.
import type { ReactNode } from 'react';
import { pages } from '#contract/pages.ts';
import { AppBar } from '../ui/app-bar.tsx';

export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="page narrow stack profile profile-part">
      <AppBar title={title} back={pages.profile} />
      {children}
      <div className="dock-space sm" />
    </main>
  );
}
