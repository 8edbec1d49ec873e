// Generated requests to every call, from strangers, customers and staff: no reply is a server
// error, reveals internals or other people's data, or takes too long. A run has
// as many as `npm run hostile` asks for; `npm test` sends a small part.
import { afterAll, expect, inject, test } from 'vitest';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { attempts } from '#server/database/schema.ts';
import { home, item, orderBody, plainProduct, withTotal } from '#test/ordering.ts';
import { testSecret } from '#test/set-up/test-database.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { type Attack, draw, type Known } from './attack.ts';
import { type Chance, chanceOf } from './chance.ts';
import {
  CALLERS,
  type Caller,
  enter,
  idsOf,
  isStillIn,
  OPEN_HOURS,
  secretsIn,
  type Victim,
  victimOf,
} from './people.ts';
import { stopwatch } from './stopwatch.ts';
import { faultsOf, type Seen, SLOW_MS, toldOf } from './verdict.ts';

const { seed, requests } = inject('hostile');
/** Staff change and remove so much that a world is soon not worth attacking. */
const IN_ONE_WORLD = 5_000;
/** Then limits are forgotten, sessions renewed and the caller has another network. */
const IN_A_ROW = 100;
const keys = Object.keys(endpoints) as EndpointKey[];
const staffKeys = keys.filter((key) => endpoints[key].access === 'staff');
const otherKeys = keys.filter((key) => endpoints[key].access !== 'staff');
/** A caller that is not staff is refused before anything is read: that is tried less often. */
const keysFor = (caller: Caller, chance: Chance) =>
  chance.isIn(caller === 'nobody' || caller === 'customer' ? 0.1 : 0.7) ? staffKeys : otherKeys;
const statuses = new Map<number, number>();

type Scene = {
  world: World;
  known: Known;
  forbidden: Record<Caller, string[]>;
  lastError: () => string;
};

async function openScene(): Promise<Scene> {
  // No address that hostile input could lead to is outside this machine.
  const world = await openWorld({ settings: { FACEBOOK_GRAPH: 'http://127.0.0.1:1' } });
  world.setNow(OPEN_HOURS);
  let last = '';
  world.services.log.error = (_event, fields) => {
    last = String(fields?.error);
  };
  const ours = await victimOf(world, 'pizzaria', 'Zq7vitima');
  const theirs = await victimOf(world, 'burger', 'Xk9vitima');
  const buyer = world.visitor('pizzaria');
  const items = [item(await plainProduct(world, buyer))];
  const order = await orderBody(world, buyer, items, { tipoPedido: 1, endereco: home });
  const brand = await world.services.brands.byHost('pizzaria.localhost');
  const known: Known = {
    storeIds: brand?.stores.map(({ id }) => id) ?? [],
    ids: await idsOf(world),
    order: await withTotal(buyer, order),
    identifiers: [...ours.identifiers, ...theirs.identifiers],
  };
  const forbidden = forbiddenTo(ours, theirs, [testSecret, ...(await secretsIn(world))]);
  return { world, known, forbidden, lastError: () => last };
}

const forbiddenTo = (ours: Victim, theirs: Victim, secrets: string[]) => {
  const customers = [...ours.texts, ...theirs.texts, ...secrets];
  const staff = [...theirs.texts, ...secrets];
  return { nobody: customers, customer: customers, attendant: staff, manager: staff, owner: staff };
};

async function send(visitor: Visitor, attack: Attack): Promise<Seen & { took: number }> {
  const took = stopwatch();
  const { method, headers, body } = attack;
  const response = await visitor.request(`/api${attack.path}`, { method, headers, body });
  const contentType = response.headers.get('content-type') ?? '';
  let text = '';
  if (contentType === 'text/event-stream') await response.body?.cancel();
  else text = await response.text();
  return { status: response.status, contentType, text, took: took() };
}

/** A loaded machine may be slow once, so only what is slow again counts. */
async function isSlow(visitor: Visitor, attack: Attack, took: number): Promise<boolean> {
  if (took <= SLOW_MS) return false;
  for (let left = 2; left > 0; left--)
    if ((await send(visitor, attack)).took <= SLOW_MS) return false;
  return true;
}

const written = ({ method, path, headers, body }: Attack) =>
  `${method} ${path} ${JSON.stringify(headers)} ${typeof body === 'string' ? body : String(body)}`;

async function attackInTurn(scene: Scene, begin: number, count: number): Promise<string[]> {
  const { world, known, forbidden } = scene;
  const faults: string[] = [];
  const published = new Set<string>();
  for (let done = 0; done < count; done += IN_A_ROW) {
    const first = begin + done;
    const row = first / IN_A_ROW;
    const caller = CALLERS[row % CALLERS.length] ?? 'nobody';
    const address = `10.${row & 255}.${(row >> 8) & 255}.7`;
    await world.services.db.delete(attempts);
    let visitor = await enter(world, caller, address);
    for (let number = first; number < first + Math.min(IN_A_ROW, count - done); number++) {
      const chance = chanceOf(seed + number);
      const attack = draw(chance, chance.oneOf(keysFor(caller, chance)), known);
      const seen = await send(visitor, attack);
      statuses.set(seen.status, (statuses.get(seen.status) ?? 0) + 1);
      const secret = forbidden[caller].filter((one) => !published.has(one));
      const sent = written(attack);
      const wrong = faultsOf(seen, sent, secret);
      // A caller may store a phone that it knows, as the name of a store for example.
      if (seen.status === 200)
        for (const one of known.identifiers) if (sent.includes(one)) published.add(one);
      if (await isSlow(visitor, attack, seen.took)) wrong.push(`${Math.round(seen.took)} ms`);
      if (wrong.length > 0)
        faults.push(
          `${number} ${caller} ${attack.key}: ${wrong.join(', ')}\n  ` +
            `${sent.slice(0, 900)}\n  ${seen.status} ${seen.text.slice(0, 300)}\n  ` +
            `${scene.lastError().slice(0, 600)}`,
        );
      const isOut =
        seen.status === 401 || (seen.status === 200 && /Sair|Sessoes/i.test(attack.path));
      if (isOut && !(await isStillIn(visitor, caller)))
        visitor = await enter(world, caller, address);
    }
  }
  return faults;
}

const worlds = Array.from({ length: Math.ceil(requests / IN_ONE_WORLD) }, (_, index) => ({
  begin: index * IN_ONE_WORLD,
  count: Math.min(IN_ONE_WORLD, requests - index * IN_ONE_WORLD),
}));

test.each(worlds)(
  `no reply to $count hostile requests from number $begin of seed ${seed} is a fault of ours`,
  async ({ begin, count }) => {
    const scene = await openScene();
    try {
      expect(await attackInTurn(scene, begin, count)).toEqual([]);
    } finally {
      await scene.world.close();
    }
  },
  1_800_000,
);

afterAll(() => console.log(`hostile requests by status: ${toldOf(statuses)}`));
