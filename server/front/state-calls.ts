// The calls about the state of this process: they are the same at every host.
import type { Env } from '../env.ts';

const CALLS: readonly string[] = ['/live', '/ready', '/health', '/metrics'];

/** `path` without its query. */
export const isStateCall = (path: string, { apiBase }: Pick<Env, 'apiBase'>): boolean =>
  path.startsWith(apiBase) && CALLS.includes(path.slice(apiBase.length));
