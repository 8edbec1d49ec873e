// Calls of the operator's console about brands. What they do is what `npm run brand` does.
import { and, desc, eq, lt } from 'drizzle-orm';
import { operatorLog } from '../database/schema.ts';
import { consoleOrigin } from '../front/origin.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { brandCalled, stateOf } from './brand-facts.ts';
import { exportPath } from './export-path.ts';
import { pageOfBrands } from './list-brands.ts';
import { recordDone } from './log.ts';
import { renewOwnerLink } from './owner-link.ts';
import { MEGABYTE } from './plan.ts';
import { asLimits, changed, onWire, refusing, shown } from './shown.ts';
import { actingAs, asOperator, asProvedOperator } from './sign-in.ts';
import {
  deleteBrandLater,
  restoreBrand,
  resumeBrand,
  setPlanLimits,
  suspendBrand,
} from './standing.ts';
import { inviteSupport } from './support.ts';

const LOG_PAGE = 40;

export const operatorHandlers = {
  operatorBrands: async (asked, context) => {
    asOperator(context);
    const { listed, next } = await pageOfBrands(context.db, asked, context.now());
    return {
      marcas: listed.map(({ row, host, usage }) => ({
        appNome: row.appNome,
        nomeMarca: row.settings.projectName,
        dominio: host,
        situacao: stateOf(row),
        limites: onWire(row.planLimits ?? {}),
        uso:
          usage === null
            ? null
            : { pedidos: usage.orders, armazenamento: usage.storageBytes / MEGABYTE },
      })),
      proxima: next,
    };
  },
  operatorBrand: async ({ appNome }, context) => {
    asOperator(context);
    return shown(context, appNome);
  },
  operatorSuspend: async ({ appNome, palavras, motivo }, context) => {
    const by = actingAs(context, asOperator(context), motivo);
    return changed(context, appNome, () =>
      suspendBrand(context.db, appNome, palavras, context.now(), by),
    );
  },
  operatorResume: async ({ appNome, motivo }, context) => {
    const by = actingAs(context, asOperator(context), motivo);
    return changed(context, appNome, () => resumeBrand(context.db, appNome, context.now(), by));
  },
  operatorLimits: async ({ appNome, limites, motivo }, context) => {
    const by = actingAs(context, asOperator(context), motivo);
    const wanted = asLimits(limites);
    return changed(context, appNome, () =>
      setPlanLimits(context.db, appNome, wanted, context.now(), by),
    );
  },
  operatorDelete: async ({ appNome, dias, confirmacao, motivo }, context) => {
    const by = actingAs(context, asProvedOperator(context), motivo);
    if (confirmacao !== appNome) throw new Refusal('brandNameOther');
    return changed(context, appNome, () =>
      deleteBrandLater(context.db, appNome, dias, context.now(), by),
    );
  },
  operatorRestore: async ({ appNome, motivo }, context) => {
    const by = actingAs(context, asOperator(context), motivo);
    return changed(context, appNome, () => restoreBrand(context.db, appNome, context.now(), by));
  },
  operatorExport: async ({ appNome, motivo }, context) => {
    const operator = asProvedOperator(context);
    const { db, brand, now } = context;
    await countAttempt(context, brand.id, 'operatorExport', String(operator.operatorId));
    const row = await refusing(() => brandCalled(db, appNome));
    if (row.deletionBegan) throw new Refusal('notFound');
    await recordDone(db, actingAs(context, operator, motivo), now(), {
      acao: 'exportBrand',
      brand: row,
    });
    return { caminho: exportPath(context, operator, appNome) };
  },
  operatorSupport: async ({ appNome, motivo }, context) => {
    const operator = asProvedOperator(context);
    const { db, env, now, origin } = context;
    const person = { name: operator.nome, email: operator.email };
    const { host, path } = await refusing(() =>
      inviteSupport(db, appNome, person, now(), actingAs(context, operator, motivo)),
    );
    return { url: `${consoleOrigin({ hosts: [host] }, env, new URL(origin))}${path}` };
  },
  operatorOwnerLink: async (
    { appNome, email, nome = '', removerDuasEtapas: dropApp, motivo },
    context,
  ) => {
    const by = actingAs(context, asProvedOperator(context), motivo);
    const { db, env, now, origin } = context;
    const wanted = { email, name: nome, dropApp };
    const { host, path, until } = await refusing(() =>
      renewOwnerLink(db, appNome, wanted, now(), by),
    );
    const url = `${consoleOrigin({ hosts: [host] }, env, new URL(origin))}${path}`;
    return { url, expiraEm: until.toISOString() };
  },
  operatorLog: async ({ appNome, antesDe }, context) => {
    asOperator(context);
    const { db } = context;
    const about =
      appNome === undefined ? null : await refusing(() => brandCalled(context.db, appNome));
    const rows = await db
      .select()
      .from(operatorLog)
      .where(
        and(
          about === null ? undefined : eq(operatorLog.aboutBrand, about.id),
          antesDe === undefined ? undefined : lt(operatorLog.id, antesDe),
        ),
      )
      .orderBy(desc(operatorLog.id))
      .limit(LOG_PAGE + 1);
    return {
      registros: rows.slice(0, LOG_PAGE).map(({ at, operatorId, email, ...row }) => ({
        ...row,
        ocorridoEm: at.toISOString(),
        email: operatorId === null ? null : email,
      })),
      haMais: rows.length > LOG_PAGE,
    };
  },
} satisfies Partial<Handlers>;
