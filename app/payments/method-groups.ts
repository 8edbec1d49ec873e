// Payment methods as rows: every kind of Pix is one row and every card machine another, because a
// customer chooses how to pay before the variant.
import type { PaymentMethod } from '#contract/entities/store.ts';
import { needsSignIn, paysFirst } from '#rules/orders/payment.ts';

export type MethodGroup = {
  kind: 'pix' | 'machine' | 'single';
  /** What pressing the row chooses. */
  best: PaymentMethod;
  /** In one order for everybody, so that signing in moves none of them. */
  methods: [PaymentMethod, ...PaymentMethod[]];
  /** Paid before the kitchen starts, on delivery, or some of both. */
  pays: 'now' | 'then' | 'mixed';
};

const kinds: Record<PaymentMethod['tipo'], MethodGroup['kind']> = {
  pixOnline: 'pix',
  pixDaLoja: 'pix',
  pixNaEntrega: 'pix',
  cartaoNaEntrega: 'machine',
  cartaoOnline: 'single',
  dinheiro: 'single',
};

type Who = { signedIn: boolean; atTable: boolean };

export function methodGroups(methods: readonly PaymentMethod[], who: Who): MethodGroup[] {
  const groups: { kind: MethodGroup['kind']; methods: PaymentMethod[] }[] = [];
  for (const method of methods) {
    const kind = kinds[method.tipo];
    const same = kind === 'single' ? undefined : groups.find((group) => group.kind === kind);
    if (same === undefined) groups.push({ kind, methods: [method] });
    else same.methods.push(method);
  }
  return groups
    .flatMap(({ kind, methods: own }): MethodGroup[] => {
      const [first, ...rest] = own.toSorted((a, b) => score(b) - score(a));
      if (first === undefined) return [];
      const [best = first] = own.toSorted((a, b) => scoreFor(b, who) - scoreFor(a, who));
      const ahead = own.filter(({ tipo }) => paysFirst(tipo)).length;
      const pays = ahead === 0 ? 'then' : ahead === own.length ? 'now' : 'mixed';
      return [{ kind, best, methods: [first, ...rest], pays }];
    })
    .sort((a, b) => order[a.kind] - order[b.kind]);
}

const order: Record<MethodGroup['kind'], number> = { pix: 0, single: 1, machine: 1 };

/** The larger discount, then confirmation by the provider. */
const score = ({ tipo, desconto }: PaymentMethod): number =>
  desconto * 10 + (tipo === 'pixOnline' ? 1 : 0);

/** The larger discount counts more than a login, and no login more than the provider. */
function scoreFor(method: PaymentMethod, { signedIn, atTable }: Who): number {
  return score(method) + (signedIn || !needsSignIn(method.tipo, atTable) ? 4 : 0);
}
