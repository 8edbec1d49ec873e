// What the parts of the server report about themselves. Nothing is counted unless somebody reads
// it, so the parts know this type and not the library behind it (prometheus.ts).

export const routeClasses = [
  'call',
  'stream',
  'page',
  'asset',
  'picture',
  'webhook',
  'operations',
] as const;
export type RouteClass = (typeof routeClasses)[number];

export type Metrics = {
  /** A reply ended, or its client left. */
  answered(route: RouteClass, status: number, seconds: number): void;
  /**
   * An attempt to order: `acknowledged`, or the key of the refusal; `unexpected` and `unavailable`
   * are faults of ours.
   */
  order(outcome: string): void;
  /** From the moment at which a store could answer an order to its answer. */
  orderAnswered(answer: 'accepted' | 'declined' | 'expired', seconds: number): void;
  /** An event stream opened (1) or closed (-1). */
  streams(by: 1 | -1): void;
  jobEnded(job: string, seconds: number, failed: boolean): void;
};

export const noMetrics: Metrics = {
  answered: () => undefined,
  order: () => undefined,
  orderAnswered: () => undefined,
  streams: () => undefined,
  jobEnded: () => undefined,
};
