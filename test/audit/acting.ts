// Who acts for the tests of the audit log, and what several of the acts need.
import type { AuditAction } from '#contract/audit-actions.ts';
import type { EndpointKey } from '#contract/endpoints.ts';
import { signInStaff, storeOf } from '../ordering.ts';
import { createPayingWorld, type PayingWorld } from '../paying.ts';
import type { Visitor } from '../world.ts';

export type Wire = Record<string, unknown>;

/** `made` and `gone`: no state before or after. `told`: an event without a change of state. */
type Kind = 'changed' | 'made' | 'gone' | 'told';
export type Act = [kind: Kind, act: () => Promise<unknown>];
/** In this order: later actions change and remove what earlier ones create. */
export type Acts = Partial<Record<AuditAction, Act>>;

export type Product = Wire & { id: number; nome: string; atualizadoEm: string };
export type Category = Wire & { id: number; atualizadoEm: string; produtos: Product[] };
type Menu = { categorias: Category[]; grupos: (Wire & { atualizadoEm: string })[] };

/** A colleague who is invited. */
export const invited = {
  nome: 'Rui',
  email: 'rui@forno.app',
  papel: 'atendente',
  idEstabelecimento: null,
};

export type Acting = {
  /** The fields are there once it has ended. */
  start(): Promise<void>;
  paying: PayingWorld;
  /** The pizzeria's. */
  owner: Visitor;
  acai: Visitor;
  storeId: number;
  /** Throws for a refusal. Without `who`: as the owner of the pizzeria. */
  done(key: EndpointKey, wire: Wire, who?: Visitor): Promise<Wire>;
  read(key: EndpointKey, who?: Visitor): Promise<Wire>;
  menu(): Promise<Menu>;
  firstCategory(): Promise<Category>;
  firstProduct(): Promise<Product>;
};

export function createActing(): Acting {
  const acting = {
    async start() {
      acting.paying = await createPayingWorld();
      const { world } = acting.paying;
      [acting.owner, acting.acai] = [world.visitor('pizzaria'), world.visitor('acai')];
      await Promise.all([signInStaff(acting.owner), signInStaff(acting.acai)]);
      acting.storeId = (await storeOf(world, acting.owner)).id;
    },
    async done(key, wire, who = acting.owner) {
      const { body } = await who.call(key, wire);
      if (body.codErro) throw new Error(`${key}: ${JSON.stringify(body)}`);
      return body;
    },
    read: (key, who) => acting.done(key, {}, who),
    menu: async () => (await acting.read('staffMenu')) as unknown as Menu,
    firstCategory: async () =>
      (await acting.menu()).categorias[0] ?? Promise.reject(new Error('no category')),
    firstProduct: async () =>
      (await acting.firstCategory()).produtos[0] ?? Promise.reject(new Error('no product')),
  } as Acting;
  return acting;
}
