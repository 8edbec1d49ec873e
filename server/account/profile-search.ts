// The restaurant's search for a diner at the counter: a part of the name or of the phone.
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { digitsOf } from '#rules/documents.ts';
import { fold } from '#rules/text.ts';
import { customers } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';

/** Fewer digits are in too many phones. */
export const FEWEST_DIGITS = 4;

/** The database's side of `fold`: the letters of Portuguese, Spanish, French and German. */
export const foldedName = sql`translate(lower(${customers.nome}), 'áàâãäåéèêëíìîïóòôõöúùûüçñý', 'aaaaaaeeeeiiiiooooouuuucny')`;
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export const searchHandlers = {
  searchCustomers: async ({ idEstabelecimento, nomeCliente, maxResultado }, { db, brand, staff }) => {
    const ofTheirs = staff !== null && (staff.storeId === null || staff.storeId === idEstabelecimento);
    if (!ofTheirs || !brand.stores.some(({ id }) => id === idEstabelecimento)) throw new Refusal('storeNotFound');
    const digits = digitsOf(nomeCliente);
    const wanted = or(
      sql`${foldedName} like ${containing(fold(nomeCliente))}`,
      digits.length < FEWEST_DIGITS ? undefined : sql`${customers.telefone} like ${containing(digits)}`,
    );
    const rows = await db
      .select({ id: customers.id, nome: customers.nome, telefone: customers.telefone, email: customers.email })
      .from(customers)
      .where(and(eq(customers.brandId, brand.id), eq(customers.tipoUsuario, 0), isNull(customers.erasedAt), wanted))
      .orderBy(foldedName, customers.id)
      .limit(maxResultado);
    return { clientes: rows };
  },
} satisfies Partial<Handlers>;
