// Calls of the operator's console that create brands and change their hosts. What they do is what
// `npm run brand` and `npm run hosts` do.
import type { OperatorBrand } from '#contract/entities/operator.ts';
import { createBrand } from '../brand/create.ts';
import { isDemoHost } from '../brand/is-demo.ts';
import type { CallContext } from '../context.ts';
import { consoleOrigin } from '../front/origin.ts';
import type { Handlers } from '../handlers.ts';
import { type HostAction, readHosts } from '../hosts/change.ts';
import { statesOf } from '../hosts/state.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { brandCalled } from './brand-facts.ts';
import { changeHostsOf, hostOf } from './hosts.ts';
import { addedBrand, recordDone } from './log.ts';
import { changed, refusing } from './shown.ts';
import { actingAs, asOperator, asProvedOperator } from './sign-in.ts';

export const operatorHostHandlers = {
  operatorAddBrand: async (given, context) => {
    const by = actingAs(context, asProvedOperator(context), given.motivo);
    const { db, env, now, origin } = context;
    const wanted = {
      name: given.nomeMarca,
      host: newHost(given.dominio, context),
      ownerName: given.nomeProprietario,
      ownerEmail: given.emailProprietario,
    };
    const { id, appNome, host, path } = await refusing(() =>
      createBrand(db, wanted, now(), {
        record: (tx, brand) => recordDone(tx, by, now(), addedBrand(brand)),
      }),
    );
    context.brands.forget(id);
    return { appNome, url: `${consoleOrigin({ hosts: [host] }, env, new URL(origin))}${path}` };
  },
  operatorCheckHosts: async ({ appNome }, context) => {
    asOperator(context);
    const { db, brand } = context;
    const { id } = await refusing(() => brandCalled(db, appNome));
    // Each check asks name servers, and hosts that somebody typed.
    await countAttempt(context, brand.id, 'hostCheck', `operator ${id}`);
    return { estados: await statesOf(context, await readHosts(db, id)) };
  },
  operatorAddHost: async ({ appNome, dominio, motivo }, context) => {
    asProvedOperator(context);
    await refusing(() => brandCalled(context.db, appNome));
    return change(context, { appNome, motivo, action: 'addHost', host: newHost(dominio, context) });
  },
  operatorMainHost: async ({ appNome, dominio, motivo }, context) =>
    change(context, { appNome, motivo, action: 'makeMainHost', host: dominio.toLowerCase() }),
  operatorRemoveHost: async ({ appNome, dominio, motivo }, context) => {
    const host = dominio.toLowerCase();
    if (context.env.demo && isDemoHost(host)) throw new Refusal('hostStays');
    return change(context, { appNome, motivo, action: 'removeHost', host });
  },
} satisfies Partial<Handlers>;

function newHost(typed: string, { env }: Pick<CallContext, 'env'>): string {
  const host = hostOf(typed, env);
  if (host === null) throw new Refusal('hostRefused');
  return host;
}

type Wanted = { appNome: string; motivo: string; action: HostAction; host: string };

async function change(
  context: CallContext,
  { appNome, motivo, action, host }: Wanted,
): Promise<OperatorBrand> {
  const by = actingAs(context, asProvedOperator(context), motivo);
  try {
    return await changed(context, appNome, () =>
      changeHostsOf(context.db, appNome, { action, host }, context.now(), by),
    );
  } catch (error) {
    // Owners do not learn whose a host is; an operator may.
    if (error instanceof Refusal && error.key === 'hostRefused') throw new Refusal('hostTaken');
    throw error;
  }
}
