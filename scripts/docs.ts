// Generates the documents that follow from the contract's table: `npm run docs`. A test fails if
// one is stale.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointGroups } from '#contract/endpoints.ts';
import { type FailureKey, failureCodes } from '#contract/failures.ts';
import { glossary } from '#contract/glossary.ts';
import { STREAMS } from '#contract/openapi.ts';
import { streams } from '#contract/streams.ts';
import { type Patience, requestPatience } from '#server/database/limits.ts';
import { atOnce, limits } from '#server/limits/limits.ts';
import { type Period, periods } from '#server/retention/periods.ts';
import { failureSentence } from '#server/words/words.ts';
import { isMain, root } from './project.mjs';

const ORIGIN = 'Written by `npm run docs` from the contract’s tables; change those, not this page.';
const oursText = {
  nothing: '',
  input: 'what is sent',
  output: 'what is answered',
  both: 'both shapes',
  all: 'all of it',
} as const;

/** Every generated document by its path in the project. */
export function generatedDocs(): Record<string, string> {
  return {
    'docs/api.md': apiPage(),
    'docs/glossary.md': glossaryPage(),
    'docs/limits.md': limitsPage(),
    'docs/retention.md': retentionPage(),
  };
}

function table(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function apiPage(): string {
  const groups = Object.entries(endpointGroups).map(([group, calls]) => {
    const rows = Object.values<Endpoint>(calls).map((line) => {
      const headers = Object.entries(line.headers ?? {}).map(
        ([name, value]) => `\`${name}: ${value}\``,
      );
      if (line.sendsApp) headers.push('`app`');
      return [
        line.method,
        `\`${line.path.replace(/:(\w+)/g, '{$1}')}\``,
        line.role === undefined ? line.access : `staff: ${line.role}`,
        line.summary,
        oursText[line.ours],
        headers.join(', '),
      ];
    });
    const head = ['method', 'path', 'who may call', 'what it does', 'ours', 'headers'];
    return `## ${group}\n\n${table(head, rows)}`;
  });
  const streamRows = Object.values(streams).map(({ path, access, summary, events }) => [
    `\`${path.replace(/:(\w+)/g, '{$1}')}\``,
    access,
    summary,
    Object.entries(events).map(eventText).join(', '),
  ]);
  const refusals = (Object.keys(failureCodes) as FailureKey[]).map((key) => [
    String(failureCodes[key]),
    `\`${key}\``,
    failureSentence(key, 'pt-BR'),
  ]);
  return `# The API

${ORIGIN}

Every path is below the API base (\`/api\` unless \`API_BASE\` says otherwise). The whole contract
with every schema is served as OpenAPI 3.1 at \`/api/openapi.json\`, and each field is explained in
the [glossary](glossary.md).

- A POST carries a JSON object; a GET carries its values in the path and the query.
- Money is a number in reais with at most two decimals; instants are ISO 8601.
- A business refusal answers 200 with \`{ "codErro", "mensagem", "detalhes" }\` and a \`codErro\`
  above 0. Malformed input is 400, nobody signed in 401, not yours 403, unknown 404, too large 413,
  too many attempts 429, an unexpected error 500, a database that is away 503: all with the same
  body. A call whose reply is a list of one (\`Autenticar_V2\`) refuses with a list of one, too.
- \`accept-language\` chooses the language of the sentences.
- \`x-estabelecimento\` and \`x-cliente\` carry the keyed hash (HMAC-SHA256 with the brand's
  \`chaveContexto\`, in hex) of the current store's and customer's id. The hash of 0 stands for no
  store and for nobody, and claims nothing; another one that does not fit is refused.
- \`app\` names the brand for clients that do not come through the brand's own host.
- The column *ours* says which shapes this project decided because the specification shows none.
- The event streams are server-sent events; each message carries one event and its payload as JSON.

${groups.join('\n\n')}

## ${STREAMS}

${table(['path', 'who may listen', 'what it tells', 'events'], streamRows)}

## Refusals

Codes 1 to 9 are made on the asking side (no network, no answer in time, an unreadable reply),
except that 1 is also an unexpected error of the server. Values in braces are filled in by the
server. The sentences below are the Brazilian ones; the other five languages are in
\`server/words/\`.

${table(['codErro', 'name in the code', 'sentence'], refusals)}
`;
}

/** An event with the fields of its payload; optional ones have a question mark. */
function eventText([name, payload]: [string, z.core.$ZodType]): string {
  const { properties = {}, required = [] } = z.toJSONSchema(payload, { io: 'input' });
  const fields = Object.keys(properties).map((field) =>
    required.includes(field) ? field : `${field}?`,
  );
  return fields.length === 0 ? `\`${name}\`` : `\`${name} { ${fields.join(', ')} }\``;
}

function glossaryPage(): string {
  const rows = Object.entries(glossary)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, meaning]) => [`\`${name}\``, meaning]);
  return `# Glossary of the wire

${ORIGIN}

Names that cross the wire are Portuguese and keep their exact spelling everywhere, from the database
to the component. Everything else is English.

${table(['field', 'meaning'], rows)}
`;
}

const spans = [
  [86_400, 'a day'],
  [3600, 'an hour'],
  [60, 'a minute'],
] as const;

/** 900 as "15 minutes", 3600 as "an hour". */
function spanText(seconds: number): string {
  const [, name] = spans.find(([size]) => size === seconds) ?? [];
  return name ?? `${seconds / 60} minutes`;
}

const patience: Record<keyof Patience, string> = {
  connect: 'to connect to the database',
  turn: 'to get a connection from the pool',
  lock: 'to wait for a locked row',
  statement: 'for one statement, waiting included',
  idleInTransaction: 'for the database to wait for the server inside a transaction',
  silence: 'for any byte on a busy connection',
  look: 'until a busy connection without a byte is checked on another one',
};

function daysText(days: number): string {
  if (days === 1 || days === 365) return days === 1 ? 'a day' : 'a year';
  return days < 365 ? `${days} days` : `${Math.round(days / 365.25)} years`;
}

function retentionPage(): string {
  const rows = Object.values<Period>(periods).map(({ what, days, from, then, why }) => [
    what,
    days === null ? 'no end' : daysText(days),
    from,
    then,
    why,
  ]);
  return `# How long data is kept

Written by \`npm run docs\` from \`server/retention/periods.ts\`; change that, not this page.

Jobs (\`server/jobs/jobs.ts\`) end each period: once an hour, those of orders, coupons and
consents once a day. *Emptied*: the row stays without the person. Backups keep what they had
when they were made, for as long as the operator keeps them.

${table(['data', 'kept', 'from', 'then', 'why'], rows)}
`;
}

function limitsPage(): string {
  const rows = Object.entries(limits).map(([name, row]) => [
    `\`${name}\`${row.inMemory ? ' °' : ''}`,
    row.by,
    `${row.most}${row.grows ? ' ×' : ''}`,
    spanText(row.seconds),
    row.protects,
    `\`${row.says}\``,
  ]);
  const held = Object.values(atOnce).map(({ what, most, protects }) => [
    what,
    String(most),
    protects,
  ]);
  const times = (Object.keys(patience) as (keyof Patience)[]).map((key) => [
    patience[key],
    `${requestPatience[key] / 1000} s`,
  ]);
  return `# Limits

Written by \`npm run docs\` from \`server/limits/limits.ts\` and \`server/database/limits.ts\`;
change those, not this page.

Each limit counts in windows that begin at fixed instants, in the table \`attempts\`: all processes
share one count, and what is counted is stored only as a hash. Those marked ° are so frequent that
each process counts them in memory. Past the limit the server answers 429 with a sentence that says
how long to wait or what else to do, in the customer's language, and with \`retry-after\`. The name
in the last column is that of the sentence ([API](api.md#refusals)).

A network is one IPv4 address, or the /64 of an IPv6 address. It counts correctly behind proxies
only with \`TRUSTED_PROXIES\` ([settings](settings.md)). Numbers marked × grow in proportion to
\`ORDER_LIMIT\` (usually ${limits.orderDevice.most}).

The numbers by network allow for a full dining room of 300 guests behind one address: in 15 minutes
each guest may connect a new phone and order twice, and every other one may pay by card. One network
never reaches the limit of a store.

${table(['limit', 'counted by', 'most', 'in', 'protects', 'sentence'], rows)}

## At the same time

In each process:

${table(['what', 'most', 'protects'], held)}

## Time

Requests wait for the database only so long; exports and commands may take longer:

${table(['what', 'at most'], times)}
`;
}

if (isMain(import.meta.url))
  for (const [path, text] of Object.entries(generatedDocs())) writeFileSync(join(root, path), text);
