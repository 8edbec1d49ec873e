// Every call of the contract, with input that no honest client sends, anonymous, as a customer and
// as an owner: the server never replies with an error of its own.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { attempts } from '#server/database/schema.ts';
import { HOSTILE_BODIES, hostileInputs, PROTOTYPE_QUERY } from '#test/hostile-values.ts';
import { signUp } from '#test/loyal-people.ts';
import {
  home,
  item,
  newKey,
  orderBody,
  plainProduct,
  signInStaff,
  withTotal,
} from '#test/ordering.ts';
import { sampleInput } from '#test/sample-input.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

const keys = Object.keys(endpoints) as EndpointKey[];
const FIELDS = 6;
/** Each mutates other fields and values; more of them search further. */
const TURNS = [0];
/** A Thursday evening, when the stores are open. */
const NOW = new Date('2026-11-19T22:00:00Z');

let world: World;
/** The server's log of its last error. */
let lastFault = '';
beforeAll(async () => {
  world = await openWorld();
  world.setNow(NOW);
  world.services.log.error = (_event, fields) => {
    lastFault = String(fields?.error);
  };
});
afterAll(() => world.close());
beforeEach(forgetTries);

/** Limits would refuse so many calls before anything is tested. */
async function forgetTries(): Promise<void> {
  await world.services.db.delete(attempts);
}

const people = {
  nobody: async () => world.visitor('pizzaria'),
  customer: async () => (await signUp(world, 'pizzaria')).visitor,
  owner: async () => {
    const visitor = world.visitor('pizzaria');
    await signInStaff(visitor);
    return visitor;
  },
};
type Who = keyof typeof people;

/** A reply that is a server error, as text; else null. */
async function faultOf(
  visitor: Visitor,
  key: EndpointKey,
  input: Record<string, unknown>,
): Promise<string | null> {
  const line: Endpoint = endpoints[key];
  const rest = { ...input };
  const path = line.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = asText(rest[name]);
    delete rest[name];
    return value === '' ? '0' : value;
  });
  const query =
    line.method === 'GET'
      ? Object.entries(rest).map(([name, value]) => `${name}=${asText(value)}`)
      : [];
  const response = await visitor.request(`/api${path}?${query.join('&')}`, {
    method: line.method,
    headers: { 'content-type': 'application/json' },
    ...(line.method === 'POST' ? { body: JSON.stringify(rest) } : {}),
  });
  await response.body?.cancel();
  return response.status < 500
    ? null
    : `${key} ${JSON.stringify(input).slice(0, 500)}: ${lastFault}`;
}

/** Percent-encodes even where `encodeURIComponent` throws. */
function asText(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed()).slice(0, 3000);
}

/** Renews a session that a hostile call has ended. */
async function stillIn(visitor: Visitor, who: Who): Promise<Visitor> {
  if (who === 'nobody') return visitor;
  const { status } = await visitor.call(who === 'owner' ? 'staffSelf' : 'profile');
  return status === 200 ? visitor : people[who]();
}

test.each(Object.keys(people) as Who[])(
  'no value in any field of any call is a fault of ours when it comes from %s',
  async (who) => {
    const brand = await world.services.brands.byHost('pizzaria.localhost');
    const idFor = (name: string) =>
      name === 'idEstabelecimento' ? (brand?.stores[0]?.id ?? 1) : 1;
    let visitor = await people[who]();
    const faults: string[] = [];
    for (const [position, key] of keys.entries()) {
      await forgetTries();
      const { input: schema } = endpoints[key];
      const honest = sampleInput(schema, idFor);
      for (const turn of TURNS)
        for (const input of hostileInputs(schema, honest, turn + position * 3, FIELDS)) {
          const fault = await faultOf(visitor, key, input);
          if (fault !== null) faults.push(fault);
        }
      visitor = await stillIn(visitor, who);
    }
    expect(faults).toEqual([]);
  },
  120_000,
);

test('no value in any field of an order that would be placed is a fault of ours', async () => {
  const customer = await people.nobody();
  const product = await plainProduct(world, customer);
  const faults: string[] = [];
  for (const key of ['quoteOrder', 'placeOrder'] as const)
    for (const turn of [0, 1, 2, 3]) {
      await forgetTries();
      const honest = await withTotal(
        customer,
        await orderBody(world, customer, [item(product)], { tipoPedido: 1, endereco: home }),
      );
      for (const input of hostileInputs(endpoints[key].input, honest, turn, 60)) {
        const pedido = input.pedido as Record<string, unknown>;
        // One key is one order: with the same one every other body would only be compared.
        if (pedido?.chaveIdempotencia === honest.pedido.chaveIdempotencia)
          pedido.chaveIdempotencia = newKey();
        const fault = await faultOf(customer, key, input);
        if (fault !== null) faults.push(fault);
      }
    }
  expect(faults).toEqual([]);
}, 60_000);

test('names that every object has are names like others, in the query of every call', async () => {
  const visitor = await people.owner();
  const faults: string[] = [];
  for (const key of keys) {
    const { method, path }: Endpoint = endpoints[key];
    const url = `/api${path.replace(/:\w+/g, '1')}?${PROTOTYPE_QUERY}`;
    const response = await visitor.request(url, {
      method,
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    if (response.status >= 500) faults.push(key);
  }
  expect(faults).toEqual([]);
});

test('a body that is no input is refused, however deep it is', async () => {
  const visitor = await people.owner();
  const faults: string[] = [];
  for (const key of keys.filter((one) => endpoints[one].method === 'POST'))
    for (const body of HOSTILE_BODIES) {
      const url = `/api${endpoints[key].path.replace(/:\w+/g, '1')}`;
      const response = await visitor.request(url, { method: 'POST', body });
      if (response.status >= 500) faults.push(`${key} ${body.slice(0, 40)}`);
    }
  expect(faults).toEqual([]);
}, 60_000);
