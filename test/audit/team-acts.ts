// Changes of the team and of a colleague’s way in.
import { and, desc, eq } from 'drizzle-orm';
import { type TOTP, URI } from 'otpauth';
import { messages } from '#server/database/schema.ts';
import type { Visitor } from '../world.ts';
import { type Acting, type Acts, invited } from './acting.ts';

export function teamActs(acting: Acting) {
  const { done, read } = acting;
  const linkFor = async (email: string) => {
    const mine = and(eq(messages.recipient, email), eq(messages.kind, 'staffLink'));
    const [row] = await acting.paying.world.services.db
      .select({ text: messages.texto })
      .from(messages)
      .where(mine)
      .orderBy(desc(messages.id));
    return /convite\?chave=([\w-]{43})/.exec(row?.text ?? '')?.[1] ?? '';
  };
  const idOf = async (email: string) =>
    ((await read('team')).pessoas as { id: number; email: string }[]).find(
      (person) => person.email === email,
    )?.id ?? Promise.reject(new Error(email));
  let rui: Visitor;
  let ruisPassword = 'senha-do-rui';
  let totp: TOTP;
  const code = () => totp.generate({ timestamp: acting.paying.now().getTime() });
  const laterCode = () => {
    acting.paying.later(30_000);
    return code();
  };
  return {
    inviteStaff: ['made', () => done('inviteStaff', invited)],
    withdrawInvitation: [
      'gone',
      async () => {
        const waiting = (await read('team')).convites as { id: number; email: string }[];
        return done('withdrawInvitation', {
          id: waiting.find(({ email }) => email === 'eva@forno.app')?.id,
        });
      },
    ],
    acceptInvitation: [
      'made',
      async () => {
        rui = acting.paying.world.visitor('pizzaria');
        await done(
          'acceptInvitation',
          { chave: await linkFor('rui@forno.app'), senhaNova: ruisPassword },
          rui,
        );
        await done('staffSignIn', { email: 'rui@forno.app', senha: ruisPassword }, rui);
      },
    ],
    changeStaff: [
      'changed',
      async () =>
        done('changeStaff', {
          id: await idOf('rui@forno.app'),
          papel: 'gerente',
          idEstabelecimento: acting.storeId,
          ativo: true,
        }),
    ],
    changeStaffPassword: [
      'changed',
      async () => {
        await done(
          'changeStaffPassword',
          { senhaAtual: ruisPassword, senhaNova: 'outra-senha-do-rui' },
          rui,
        );
        ruisPassword = 'outra-senha-do-rui';
      },
    ],
    confirmSecondStep: [
      'changed',
      async () => {
        totp = URI.parse(
          String(
            (await done('beginSecondStep', { senhaAtual: ruisPassword }, rui)).enderecoAutenticador,
          ),
        ) as TOTP;
        return done('confirmSecondStep', { codigo: code() }, rui);
      },
    ],
    renewRecoveryCodes: [
      'changed',
      async () => {
        const spare = (await done('renewRecoveryCodes', { codigo: laterCode() }, rui))
          .codigosRecuperacao as string[];
        return done('renewRecoveryCodes', { codigo: spare[0] }, rui);
      },
    ],
    endSecondStep: [
      'changed',
      () => done('endSecondStep', { senhaAtual: ruisPassword, codigo: laterCode() }, rui),
    ],
    endStaffSessions: [
      'changed',
      async () => done('endStaffSessions', { idPessoa: await idOf('rui@forno.app'), id: null }),
    ],
    renewStaffPassword: [
      'changed',
      async () =>
        done('renewStaffPassword', { id: await idOf('rui@forno.app'), removerDuasEtapas: true }),
    ],

    // Last: with a second store customers choose one.
  } satisfies Acts;
}
