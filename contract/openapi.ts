// The table of calls as an OpenAPI 3.1 document, for authors of other clients. Shapes are those of
// the wire, not the decoded ones.
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { endpointGroups } from './endpoints.ts';
import * as address from './entities/address.ts';
import * as brand from './entities/brand.ts';
import * as staff from './entities/console/board.ts';
import * as customer from './entities/customer.ts';
import * as menu from './entities/menu.ts';
import * as order from './entities/order.ts';
import * as product from './entities/product.ts';
import * as store from './entities/store.ts';
import { glossary } from './glossary.ts';
import { APP_HEADER, CUSTOMER_HEADER, STORE_HEADER } from './headers.ts';
import { type Stream, streams } from './streams.ts';

type Json = Record<string, unknown>;

/** Heading of the event streams, here and in the docs. */
export const STREAMS = 'Event streams';

/** Entities keep their names as components of the document. */
const names = z.registry<{ id: string }>();
for (const entities of [address, brand, customer, menu, order, product, staff, store]) {
  for (const [id, schema] of Object.entries(entities))
    if (typeof schema === 'object') names.add(schema, { id });
}

const sharedHeaders: [name: string, description: string, schema: Json][] = [
  [
    'accept-language',
    'Language of the sentences: pt-BR, pt-PT, es, en, de or fr; the brand’s own when absent.',
    { type: 'string' },
  ],
  [
    STORE_HEADER,
    'HMAC-SHA256 of the id of the store that the call is about, with the brand’s ' +
      'chaveContexto, in hex; 0 for none. A mismatch is refused.',
    { type: 'string' },
  ],
  [
    CUSTOMER_HEADER,
    'The same for the signed-in customer’s id; 0 for none, which is not checked.',
    { type: 'string' },
  ],
  [
    APP_HEADER,
    'appNome of the brand, for clients that do not come through the brand’s own host.',
    { type: 'string' },
  ],
];

const failureBody: Json = {
  type: 'object',
  description: 'A refusal. Business refusals arrive with status 200 and a codErro above 0.',
  properties: {
    codErro: { type: 'integer', minimum: 1, description: glossary.codErro },
    mensagem: { type: 'string', description: glossary.mensagem },
    detalhes: {
      description: 'What the refusal adds, such as the new totals and what changed in the cart.',
    },
  },
  required: ['codErro', 'mensagem'],
};

const failureAnswers: [status: string, description: string][] = [
  ['400', 'Malformed: the body or a parameter is not what the schema says.'],
  ['401', 'Nobody is signed in.'],
  ['403', 'Not yours, or sent from another site.'],
  ['404', 'Not found.'],
  ['413', 'Too large.'],
  ['429', 'Too many attempts.'],
  ['500', 'A surprise; its details stay on the server.'],
  ['503', 'Not at the moment: the same call may succeed after some seconds.'],
];

/** The document; where the API is mounted is `base`. */
export function openApiDocument(version: string, base = '/api'): object {
  const schemas: Json = { Failure: failureBody };
  const paths: Record<string, Json> = {};
  for (const [group, calls] of Object.entries(endpointGroups)) {
    for (const [key, line] of Object.entries<Endpoint>(calls)) {
      const path = line.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [line.method.toLowerCase()]: operation(key, group, line, schemas),
      };
    }
  }
  for (const [key, line] of Object.entries(streams))
    paths[line.path.replace(/:(\w+)/g, '{$1}')] = { get: streamOperation(key, line, schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quitute',
      version,
      description:
        'Ordering and loyalty storefront. Money is in reais with at most two decimals; ' +
        'instants are ISO 8601.',
    },
    servers: [{ url: base }],
    tags: [...Object.keys(endpointGroups), STREAMS].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        customer: { type: 'apiKey', in: 'cookie', name: 'quitute_sessao' },
        staff: { type: 'apiKey', in: 'cookie', name: 'quitute_painel' },
        operator: { type: 'apiKey', in: 'cookie', name: 'quitute_operador' },
      },
    },
  };
}

function operation(key: string, group: string, line: Endpoint, schemas: Json): Json {
  const {
    properties = {},
    required = [],
    ...whole
  } = wireSchema(line.input, schemas) as { properties?: Json; required?: string[] };
  const inPath = namesInPath(line.path);
  const inHeader = line.headerFields ?? [];
  const others = Object.keys(properties).filter(
    (name) => !inPath.includes(name) && !inHeader.includes(name),
  );
  const parameter = parameterOf(properties, required);
  const header = ([name, description, schema]: (typeof sharedHeaders)[number]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema,
  });
  const fixedHeaders = Object.entries(line.headers ?? {}).map(([name, value]) =>
    header([name, `Sent as ${value}.`, { type: 'string', const: value }]),
  );
  const body = {
    ...whole,
    properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
    required: required.filter((name) => others.includes(name)),
  };
  return {
    operationId: key,
    tags: [group],
    summary: line.summary,
    'x-shapes-of-our-own': line.ours,
    ...(line.access === 'anyone' ? {} : { security: [{ [line.access]: [] }] }),
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...(line.method === 'GET' ? others : (line.alsoInQuery ?? [])).map((name) => ({
        ...parameter(name, 'query'),
        ...(line.method === 'POST' ? { required: false } : {}),
      })),
      ...inHeader.map((name) => parameter(name, 'header')),
      ...fixedHeaders,
      ...sharedHeaders.map(header),
    ],
    ...(line.method === 'POST'
      ? { requestBody: { required: body.required.length > 0, content: json(body) } }
      : {}),
    responses: responses(line, schemas),
  };
}

const namesInPath = (path: string) => Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);

const parameterOf =
  (properties: Json, required: readonly string[]) =>
  (name: string, place: 'path' | 'query' | 'header') => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
    ...(glossary[name] === undefined ? {} : { description: glossary[name] }),
  });

/** One message of a stream: `event` names it, `data` is its payload as JSON. */
function streamOperation(key: string, line: Stream, schemas: Json): Json {
  const { properties = {}, required = [] } = wireSchema(line.input, schemas) as {
    properties?: Json;
    required?: string[];
  };
  const inPath = namesInPath(line.path);
  const parameter = parameterOf(properties, required);
  const messages = Object.entries(line.events).map(([name, payload]) => ({
    type: 'object',
    properties: { event: { const: name }, data: wireSchema(payload, schemas) },
    required: ['event', 'data'],
  }));
  return {
    operationId: key,
    tags: [STREAMS],
    summary: line.summary,
    'x-shapes-of-our-own': 'all',
    ...(line.access === 'anyone' ? {} : { security: [{ [line.access]: [] }] }),
    parameters: Object.keys(properties).map((name) =>
      parameter(name, inPath.includes(name) ? 'path' : 'query'),
    ),
    responses: {
      200: {
        description: 'Server-sent events, until the listener closes the connection.',
        content: { 'text/event-stream': { schema: { anyOf: messages } } },
      },
      401: { description: 'Nobody is signed in.' },
      404: { description: 'For this caller there is no such stream.' },
    },
  };
}

function responses(line: Endpoint, schemas: Json): Json {
  const failed = { $ref: '#/components/schemas/Failure' };
  const refusal = line.refusesAsList === true ? { type: 'array', items: failed } : failed;
  const refused = Object.fromEntries(
    failureAnswers.map(([status, description]) => [
      status,
      { description, content: json(refusal) },
    ]),
  );
  const good = wireSchema(line.output, schemas);
  return {
    200: {
      description: 'The answer, or a refusal of the business.',
      content: json({ anyOf: [good, refusal] }),
    },
    ...refused,
  };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

/** The wire's schema: the `in` side of a codec, in both directions. Named parts go to `schemas`. */
function wireSchema(schema: z.core.$ZodType, schemas: Json): Json {
  const {
    $schema,
    $defs = {},
    ...whole
  } = z.toJSONSchema(schema, { io: 'input', metadata: names }) as Json & {
    $defs?: Record<string, Json>;
  };
  for (const [name, definition] of Object.entries($defs)) schemas[name] = withMeanings(definition);
  const described = withMeanings(whole) as Json & { id?: string };
  if (typeof described.id !== 'string') return described;
  const { id, ...named } = described;
  schemas[id] = named;
  return named;
}

/** Adds each field's meaning and rewrites references to the document's own paths. */
function withMeanings(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withMeanings);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      if (name === '$ref')
        return [name, String(value).replace('#/$defs/', '#/components/schemas/')];
      if (name !== 'properties') return [name, withMeanings(value)];
      const fields = Object.entries(value as Json).map(([field, schema]) => {
        const description = glossary[field];
        return [
          field,
          {
            ...(withMeanings(schema) as Json),
            ...(description === undefined ? {} : { description }),
          },
        ];
      });
      return [name, Object.fromEntries(fields)];
    }),
  );
}
