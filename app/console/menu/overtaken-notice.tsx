// Says that a colleague was first, where the person who saves will see it.
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';

export function OvertakenNotice({ title, children }: { title: ReactNode; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  // The save button is a screen below: unseen, it would be pressed again, over the colleague's.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="warning" role="alert" title={title}>
        {children}
      </Notice>
    </div>
  );
}
