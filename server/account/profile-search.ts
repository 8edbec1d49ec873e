// Staff search for a customer by part of the name or phone.
import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { digitsOf } from '#rules/documents.ts';
import { fold } from '#rules/text.ts';
import { noteCaller } from '../audit/security.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { customers, orders } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { amongIndexed } from './customer-index.ts';

/** Fewer digits match too many phones. */
export const FEWEST_DIGITS = 4;

/** `fold` in SQL: the letters of Portuguese, Spanish, French and German. */
export const folded = (text: SQL | typeof customers.nome) =>
  sql`translate(lower(${text}), 'áàâãäåéèêëíìîïóòôõöúùûüçñý', 'aaaaaaeeeeiiiiooooouuuucny')`;
export const foldedName = folded(customers.nome);
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A person whom `wanted` finds has one of these in name, email or phone. */
export function textsOfPerson(wanted: string): string[] {
  const digits = digitsOf(wanted);
  const texts = [fold(wanted), wanted.toLowerCase()];
  return [...new Set(digits.length < FEWEST_DIGITS ? texts : [...texts, digits])];
}

/**
 * Customers with an account; in one store, those who ordered there. Deleted customers and table
 * users are left out.
 */
export function knownTo(
  { storeId }: Pick<StaffSession, 'storeId'>,
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
): SQL | undefined {
  const here =
    storeId === null
      ? undefined
      : exists(
          db
            .select({ id: orders.id })
            .from(orders)
            .where(
              and(
                eq(orders.brandId, brand.id),
                eq(orders.customerId, customers.id),
                eq(orders.storeId, storeId),
              ),
            ),
        );
  return and(
    eq(customers.brandId, brand.id),
    eq(customers.tipoUsuario, 0),
    isNull(customers.erasedAt),
    here,
  );
}

export const searchHandlers = {
  searchCustomers: async ({ idEstabelecimento, nomeCliente, maxResultado }, context) => {
    const { db, brand, staff } = context;
    if (
      staff === null ||
      (staff.storeId !== null && staff.storeId !== idEstabelecimento) ||
      !brand.stores.some(({ id }) => id === idEstabelecimento)
    )
      throw new Refusal('storeNotFound');
    await countAttempt(context, brand.id, 'customerSearch', `staff ${staff.staffId}`);
    const digits = digitsOf(nomeCliente);
    const wanted = or(
      sql`${foldedName} like ${containing(fold(nomeCliente))}`,
      digits.length < FEWEST_DIGITS
        ? undefined
        : sql`${customers.telefone} like ${containing(digits)}`,
    );
    const indexed = await amongIndexed(textsOfPerson(nomeCliente), context);
    const rows = await db
      .select({
        id: customers.id,
        nome: customers.nome,
        telefone: customers.telefone,
        email: customers.email,
      })
      .from(customers)
      .where(and(knownTo(staff, context), wanted, indexed))
      .orderBy(foldedName, customers.id)
      .limit(maxResultado);
    if (rows.length > 0) await noteCaller(context, 'customersListed');
    return { clientes: rows };
  },
} satisfies Partial<Handlers>;
