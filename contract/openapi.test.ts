import { expect, test } from 'vitest';
import { endpointGroups, endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';
import { streams } from './streams.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; schema: unknown }[];
  responses: Record<string, { content: { 'application/json': { schema: unknown } } }>;
  requestBody?: {
    content: {
      'application/json': { schema: { properties: Record<string, unknown>; required: string[] } };
    };
  };
};
const document = openApiDocument('1.2.3') as {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<
      string,
      { properties: Record<string, { description?: string; type?: string }> }
    >;
  };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === '$ref' ? [String(value)] : referencesIn(value),
  );
}

// Rows: 7.2
test('every call and every event stream of the contract is in the document once', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...Object.keys(endpoints), ...Object.keys(streams)].toSorted(),
  );
  expect(Object.values(endpointGroups).flatMap((calls) => Object.keys(calls))).toHaveLength(
    Object.keys(endpoints).length,
  );
});

test('every reference leads somewhere inside the document', () => {
  const known = Object.keys(document.components.schemas).map(
    (name) => `#/components/schemas/${name}`,
  );
  expect(referencesIn(document).filter((reference) => !known.includes(reference))).toEqual([]);
});

test('a path parameter is a parameter and no field of the body', () => {
  const operation =
    document.paths['/cliente/CalculaEnderecoUsuarioSemUsuario/{idEstabelecimento}']?.post;
  expect(operation?.parameters[0]).toMatchObject({
    name: 'idEstabelecimento',
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  });
  const body = operation?.requestBody?.content['application/json'].schema;
  expect(Object.keys(body?.properties ?? {})).not.toContain('idEstabelecimento');
  expect(body?.required).not.toContain('idEstabelecimento');
});

test('money is described as it travels: a number in reais', () => {
  expect(document.components.schemas.Product?.properties.valor).toMatchObject({
    type: 'number',
    description: expect.stringContaining('reais'),
  });
});

// Rows: 7.27, 9.16
test('fixed headers of a call are written down', () => {
  expect(document.paths['/cliente/CadastrarPedido']?.post?.parameters).toContainEqual(
    expect.objectContaining({
      name: 'x-api-version',
      in: 'header',
      schema: { type: 'string', const: '1.3' },
    }),
  );
});

test('the document carries the version it was asked for', () => {
  expect(document.info.version).toBe('1.2.3');
});
