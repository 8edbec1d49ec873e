// The round picture of an empty state or a full-page message, where no food is meant.
import type { LucideIcon } from 'lucide-react';

export function EmptyIcon({ of: Drawing }: { of: LucideIcon }) {
  return (
    <div className="empty-art">
      <Drawing aria-hidden="true" />
    </div>
  );
}
