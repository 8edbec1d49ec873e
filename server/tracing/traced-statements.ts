// A span for each statement, named by what it does and to which table; its text and its values stay
// where they are.
import type pg from 'pg';
import { beginPart, isTraced, SPAN_KIND } from './spans.ts';

const verbs = /^\s*(\w+)/;
const tables = /\b(?:from|into|update|join)\s+"?([a-z_]+)/i;
const LONGEST = 60;

/** `select orders`; a statement that has a name is called by it. */
export function statementName(asked: unknown): string {
  const { text, name } =
    typeof asked === 'object' && asked !== null
      ? (asked as { text?: unknown; name?: unknown })
      : { text: asked };
  if (typeof name === 'string') return name.slice(0, LONGEST);
  const verb = verbs.exec(String(text ?? ''))?.[1]?.toLowerCase() ?? 'statement';
  const table = tables.exec(String(text ?? ''))?.[1];
  return (table === undefined ? verb : `${verb} ${table}`).slice(0, LONGEST);
}

type Done = (error: unknown, result: unknown) => void;

/** Nothing is done where nobody listens. */
export function traceStatements(client: pg.Client): void {
  if (!isTraced()) return;
  const send = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown;
  const query = (asked: unknown, ...rest: unknown[]) => {
    const name = statementName(asked);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    const end = beginPart({ name, kind: SPAN_KIND.client, attributes });
    if (end === null) return send(asked, ...rest);
    const last = rest.at(-1);
    if (typeof last === 'function') {
      const done: Done = (error, result) => {
        end({ failed: Boolean(error) });
        (last as Done)(error, result);
      };
      return send(asked, ...rest.slice(0, -1), done);
    }
    const sent = send(asked, ...rest);
    if (sent instanceof Promise)
      sent.then(
        () => end(),
        () => end({ failed: true }),
      );
    return sent;
  };
  Object.assign(client, { query });
}
