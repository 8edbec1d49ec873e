// The stores of the demo that take orders, each with its staff and its customers.
import { randomUUID } from 'node:crypto';
import type { Client } from '#contract/client.ts';
import type { Menu } from '#contract/entities/menu.ts';
import type { Store } from '#contract/entities/store.ts';
import { DEMO_PASSWORD } from '#server/database/seed/insert.ts';
import type { DemoBrand } from '#server/database/seed/shapes.ts';
import { demoWorld } from '#server/database/seed/world.ts';
import type { Chance } from '#test/hostile/chance.ts';
import { drawPerson, type Person } from './people.ts';
import { must, openVisitor, type Send } from './visitor.ts';

/** `leastDelivery`: cents that an order to the address must reach, besides the store's minimum. */
type Reached = Person & { leastDelivery: number };
/** A person with the device that they order from. */
export type Customer = Reached & {
  device: Client;
  /** Orders carry the account, if there is one, or else a name and a phone. */
  account: 'yes' | 'with the first order' | 'never';
};

export type Shop = {
  appNome: string;
  store: Store;
  menu: Menu;
  staff: Client;
  /** Undefined: the store does not begin with a pause. */
  pausedMinutes: number | undefined;
  /** Names; orders leave with each in turn. */
  couriers: readonly string[];
  /** Codes. */
  coupons: string[];
  /** The first ones order most. */
  customers: Customer[];
};

/** The share of customers with an account; the others order as guests. */
const ACCOUNTS_SHARE = 1 / 3;
const STAFF_ADDRESS = '10.0.0.1';
const STAFF_EMAIL = 'painel@demo.quitute.app';

export const signInStaff = (staff: Client) =>
  must('staff', staff.staffSignIn({ email: STAFF_EMAIL, senha: DEMO_PASSWORD }));

/** Each store gets so many `people`. */
export async function openShops(send: Send, chance: Chance, people: number): Promise<Shop[]> {
  const shops: Shop[] = [];
  for (const brand of demoWorld.filter(({ possuiDelivery }) => possuiDelivery)) {
    const { appNome, host, coupons = [] } = brand;
    const staff = openVisitor(send, host, STAFF_ADDRESS);
    await signInStaff(staff);
    const { estabelecimentos } = await must(
      `the brand ${appNome}`,
      staff.brandByUrl({ url: `http://${host}/` }),
    );
    for (const store of estabelecimentos) {
      const seed = brand.stores.find(({ codigo }) => codigo === store.codigo);
      // Limits count by the network of a connection.
      const network = `10.1.${shops.length}`;
      const device = (at: number) => openVisitor(send, host, `${network}.${at + 1}`);
      shops.push({
        appNome,
        store,
        menu: await must('the menu', staff.menu({ idEstabelecimento: store.id })),
        staff,
        pausedMinutes: seed?.pausedMinutes,
        couriers: seed?.entregadores ?? [],
        coupons: coupons.map(({ codigoCupom }) => codigoCupom),
        customers: await customersOf(brand, store, { device, chance, people }),
      });
    }
  }
  return shops;
}

type Crowd = { device: (at: number) => Client; chance: Chance; people: number };

/** The demo's own first, then people who get an account, then guests. */
async function customersOf(
  { appNome, customers, loginApenasTelefone }: DemoBrand,
  store: Store,
  { device, chance, people }: Crowd,
): Promise<Customer[]> {
  const found: Customer[] = [];
  for (const { nome, email, telefone } of customers) {
    const own = device(found.length);
    const identificador = loginApenasTelefone ? telefone : email;
    await must(nome, own.authenticate({ appNome, identificador, senha: DEMO_PASSWORD }));
    const { endereco, leastDelivery } = await personInReach(own, store, chance);
    found.push({ nome, telefone, endereco, leastDelivery, device: own, account: 'yes' });
  }
  while (found.length < people) {
    const own = device(found.length);
    const person = await personInReach(own, store, chance);
    const account = found.length < people * ACCOUNTS_SHARE ? 'with the first order' : 'never';
    found.push({ ...person, device: own, account });
  }
  return found;
}

/** A customer who wants an account has one afterwards. */
export async function signUp({ appNome }: Shop, customer: Customer): Promise<void> {
  if (customer.account !== 'with the first order') return;
  const { nome, telefone, device } = customer;
  // Nobody signs in again with it.
  const senha = randomUUID();
  await must(nome, device.registerCustomer({ appNome, nome, telefone, email: null, senha }));
  customer.account = 'yes';
}

async function personInReach(device: Client, store: Store, chance: Chance): Promise<Reached> {
  for (;;) {
    const person = drawPerson(store, chance);
    const { taxaEntrega, valorMinimoPedido } = await must(
      'an address',
      device.quoteAddress({ idEstabelecimento: store.id, ...person.endereco }),
    );
    if (taxaEntrega !== null) return { ...person, leastDelivery: valorMinimoPedido ?? 0 };
  }
}
