// Payment methods as rows: every kind of Pix is one row and every card machine another, because a
// customer chooses how to pay before the variant.
import type { PaymentMethod } from '#contract/entities/store.ts';
import { needsSignIn, paysFirst } from '#rules/orders/payment.ts';

export type MethodGroup = {
  kind: 'pix' | 'machine' | 'single';
  /** The best one first. */
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
      const [best, ...rest] = [...own].sort((a, b) => score(b, who) - score(a, who));
      const first = own.filter(({ tipo }) => paysFirst(tipo)).length;
      const pays = first === 0 ? 'then' : first === own.length ? 'now' : 'mixed';
      return best === undefined ? [] : [{ kind, methods: [best, ...rest], pays }];
    })
    .sort((a, b) => order[a.kind] - order[b.kind]);
}

const order: Record<MethodGroup['kind'], number> = { pix: 0, single: 1, machine: 1 };

/** The larger discount, then no login, then confirmation by the provider. */
function score({ tipo, desconto }: PaymentMethod, { signedIn, atTable }: Who): number {
  const open = signedIn || !needsSignIn(tipo, atTable);
  return desconto * 10 + (open ? 4 : 0) + (tipo === 'pixOnline' ? 1 : 0);
}
