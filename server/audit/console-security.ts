// The security events for the owner, filtered by kind and person, in pages.
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { securityEvents, staff as staffTable } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asOwner } from '../permission.ts';
import { subjectNames } from './names.ts';

const PAGE = 40;

export const securityHandlers = {
  securityEvents: async ({ antesDe, tipo, autor }, context) => {
    asOwner(context);
    const { db, brand } = context;
    const [rows, people] = await Promise.all([
      db
        .select()
        .from(securityEvents)
        .where(
          and(
            eq(securityEvents.brandId, brand.id),
            antesDe === undefined ? undefined : lt(securityEvents.id, antesDe),
            tipo === undefined ? undefined : eq(securityEvents.kind, tipo),
            autor === undefined ? undefined : eq(securityEvents.staffId, autor),
          ),
        )
        .orderBy(desc(securityEvents.id))
        .limit(PAGE + 1),
      db
        .select({ id: staffTable.id, nome: staffTable.nome })
        .from(staffTable)
        .where(eq(staffTable.brandId, brand.id))
        .orderBy(asc(staffTable.nome)),
    ]);
    const shown = rows.slice(0, PAGE);
    const subjects = shown.flatMap(({ alvos }) => alvos.map((alvo) => ({ alvo })));
    const names = await subjectNames(context, subjects);
    const byId = new Map(people.map((person) => [person.id, person]));
    return {
      eventos: shown.map(({ id, kind, staffId, alvos, network, vezes, firstAt, lastAt }) => ({
        id,
        tipo: kind,
        autor: byId.get(staffId ?? 0) ?? null,
        alvos: alvos.map((alvo) => ({ alvo, nomeAlvo: names.get(alvo) ?? null })),
        rede: network,
        vezes,
        primeiraVez: firstAt.toISOString(),
        ultimaVez: lastAt.toISOString(),
      })),
      haMais: rows.length > PAGE,
      autores: people,
    };
  },
} satisfies Partial<Handlers>;
