// Shared by the tests about loyalty: people with accounts, their credit, and a delivered order.
import { and, eq, sql } from 'drizzle-orm';
import { customers, loyaltyLedger } from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff } from './ordering.ts';
import type { Visitor, World } from './world.ts';

let people = 0;

type Brand = 'acai' | 'burger' | 'cafe' | 'pizzaria';

/** With a proved phone, unless a test says otherwise: gifts need one. */
export async function signUp(
  world: World,
  brand: Brand = 'acai',
  more: Record<string, unknown> = {},
  visitor = world.visitor(brand),
  proved = true,
) {
  people += 1;
  const telefone = `819${String(70_000_000 + people)}`;
  const { body } = await visitor.call('registerCustomer', {
    nome: `Pessoa ${people}`,
    email: null,
    telefone,
    senha: 'uma-senha-boa',
    ...more,
  });
  const cliente = body.cliente as { id: number } | undefined;
  if (cliente === undefined) throw new Error(JSON.stringify(body));
  if (proved)
    await world.services.db
      .update(customers)
      .set({ phoneConfirmedAt: world.now() })
      .where(eq(customers.id, cliente.id));
  return { visitor, id: cliente.id, telefone };
}

/** Items worth R$ 60 or more. */
export async function someItems(world: World, visitor: Visitor) {
  const product = await plainProduct(world, visitor);
  return [item(product, Math.ceil(60 / product.valor))];
}

/** Pickup, ordered by the signed-in customer. */
export async function delivered(
  world: World,
  visitor: Visitor,
  staff: Visitor,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const { body } = await place(world, visitor, await someItems(world, visitor), {
    cliente: null,
    ...changes,
  });
  if (body.codErro) throw new Error(JSON.stringify(body));
  const id = body.id as number;
  for (const [statusAtual, status] of [
    [2, 3],
    [3, 8],
  ]) {
    const moved = await staff.call('moveOrder', { id, statusAtual, status, motivo: '' });
    if (moved.body.codErro) throw new Error(JSON.stringify(moved.body));
  }
  return id;
}

export async function owner(world: World, brand: Brand = 'acai'): Promise<Visitor> {
  const staff = world.visitor(brand);
  await signInStaff(staff);
  return staff;
}

export async function sumOf(
  { services: { db } }: World,
  customerId: number,
  account: 'cashback' | 'pending' | 'stamps',
): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(amount), 0)::int` })
    .from(loyaltyLedger)
    .where(and(eq(loyaltyLedger.customerId, customerId), eq(loyaltyLedger.account, account)));
  return row?.sum ?? 0;
}
