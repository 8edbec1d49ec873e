// Placeholder with the final geometry. Screens show it after 150 ms, so that fast answers do not
// flash.
interface SkeletonProps {
  width: number | string;
  height: number | string;
  radius?: number;
}

export function Skeleton({ width, height, radius = 8 }: SkeletonProps) {
  return (
    <span className="skeleton" aria-hidden="true" style={{ width, height, borderRadius: radius }} />
  );
}
