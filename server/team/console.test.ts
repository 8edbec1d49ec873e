import { and, desc, eq } from 'drizzle-orm';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { brands, messages } from '#server/database/schema.ts';
import { signInStaff } from '#test/ordering.ts';
import { listen } from '#test/read-stream.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import type { ChangeFeed } from '../changes.ts';
import { boardEvents } from '../staff/events.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = await member();
});
afterAll(() => world.close());

async function member(
  email?: string,
  brand: 'pizzaria' | 'burger' | 'acai' = 'pizzaria',
): Promise<Visitor> {
  const visitor = world.visitor(brand);
  await signInStaff(visitor, email);
  return visitor;
}
const team = async (who = owner) => readOutput('team', (await who.call('team')).body);
const invitee = (email: string, changes: Record<string, unknown> = {}) => ({
  nome: 'Rui Novo',
  email,
  papel: 'atendente',
  idEstabelecimento: null,
  ...changes,
});
async function linkSentTo(email: string): Promise<string> {
  const [row] = await world.services.db
    .select({ text: messages.texto })
    .from(messages)
    .where(and(eq(messages.recipient, email), eq(messages.kind, 'staffLink')))
    .orderBy(desc(messages.id));
  return /convite\?chave=([\w-]{43})/.exec(row?.text ?? '')?.[1] ?? '';
}
async function join(
  email: string,
  senha: string,
  changes: Record<string, unknown> = {},
): Promise<Visitor> {
  await owner.call('inviteStaff', invitee(email, changes));
  const visitor = world.visitor('pizzaria');
  await visitor.call('acceptInvitation', { chave: await linkSentTo(email), senhaNova: senha });
  await visitor.call('staffSignIn', { email, senha });
  return visitor;
}

test('an invited person sets a password with the link once, and gets the role', async () => {
  const invited = readOutput(
    'inviteStaff',
    (await owner.call('inviteStaff', invitee('Rui@forno.app'))).body,
  );
  expect(invited.convites).toMatchObject([{ email: 'rui@forno.app', papel: 'atendente' }]);
  const chave = await linkSentTo('rui@forno.app');
  const rui = world.visitor('pizzaria');
  expect((await rui.call('invitation', { chave })).body).toEqual({
    nome: 'Rui Novo',
    email: 'rui@forno.app',
  });
  expect((await rui.call('acceptInvitation', { chave, senhaNova: 'curta' })).body.codErro).toBe(
    failureCodes.malformed,
  );
  const both = await Promise.all(
    [1, 2].map(() => rui.call('acceptInvitation', { chave, senhaNova: 'senha-do-rui' })),
  );
  expect(both.map(({ body }) => body.codErro).sort()).toEqual([
    failureCodes.invitationOver,
    undefined,
  ]);
  expect((await rui.call('invitation', { chave })).body.codErro).toBe(failureCodes.invitationOver);
  expect((await rui.call('staffBoard')).status).toBe(401);
  expect(
    (await rui.call('staffSignIn', { email: 'rui@forno.app', senha: 'senha-do-rui' })).body,
  ).toMatchObject({ papel: 'atendente' });
  expect((await rui.call('team')).body.codErro).toBe(failureCodes.notYours);
  expect((await owner.call('inviteStaff', invitee('rui@forno.app'))).body.codErro).toBe(
    failureCodes.staffEmailTaken,
  );
  // The log contains no address.
  expect(JSON.stringify((await owner.call('auditLines')).body)).not.toContain('rui@');
});

test('a link ends when it is withdrawn, replaced or three days old', async () => {
  const chaves: string[] = [];
  for (let at = 0; at < 2; at++) {
    await owner.call('inviteStaff', invitee('eva@forno.app'));
    chaves.push(await linkSentTo('eva@forno.app'));
  }
  const [first = '', second = ''] = chaves;
  const guest = world.visitor('pizzaria');
  const look = async (chave: string, who = guest) =>
    (await who.call('invitation', { chave })).body.codErro;
  expect([await look(first), await look(second)]).toEqual([failureCodes.invitationOver, undefined]);
  expect(await look(second, world.visitor('burger'))).toBe(failureCodes.invitationOver);
  world.setNow(world.after(3 * 86_400_000 + 1000));
  expect(await look(second)).toBe(failureCodes.invitationOver);
  world.setNow(null);
  const [waiting] = (await team()).convites;
  await owner.call('withdrawInvitation', { id: waiting?.id });
  expect(await look(second)).toBe(failureCodes.invitationOver);
  expect((await owner.call('withdrawInvitation', { id: waiting?.id })).body.codErro).toBe(
    failureCodes.notFound,
  );
});

test('an invitation link is shown to owners only, also in a sandbox', async () => {
  await owner.call('inviteStaff', invitee('bia@forno.app', { papel: 'proprietario' }));
  const texts = async (who: Visitor) =>
    JSON.stringify((await who.call('staffMessages', { canal: 'email' })).body);
  expect(await texts(owner)).toContain('convite?chave=');
  expect(await texts(await member('balcao@forno.quitute.app'))).not.toContain('convite?chave=');
});

test('the stream of disabled staff ends at once, and others continue', async () => {
  const rui = await join('rui@forno.app', 'senha-do-rui', { papel: 'atendente' });
  const { pessoas } = await team();
  const { id } = pessoas.find(({ email }) => email === 'rui@forno.app') ?? { id: 0 };
  const away = new AbortController();
  const theirs = listen(await rui.request('/api/painel/Eventos'));
  const ours = listen(await owner.request('/api/painel/Eventos', { signal: away.signal }));
  await theirs.until('event: board');
  await ours.until('event: board');
  await owner.call('changeStaff', {
    id,
    papel: 'atendente',
    idEstabelecimento: null,
    ativo: false,
  });
  await theirs.end();
  const store = (await owner.call('consoleStore')).body.estabelecimento as { id: number };
  await owner.call('pauseStore', { idEstabelecimento: store.id, pausar: true, minutos: 5 });
  await ours.until('event: board', 2);
  away.abort();
  await ours.end();
});

test('the stream of staff who are moved to another store begins again with that one', async () => {
  const chain = await member(undefined, 'acai');
  const { estabelecimentos, pessoas } = await team(chain);
  const [here, there] = estabelecimentos.map(({ id }) => id);
  const { id } = pessoas.find(({ email }) => email === 'balcao@roxo.quitute.app') ?? { id: 0 };
  const post = { id, papel: 'atendente', ativo: true };
  await chain.call('changeStaff', { ...post, idEstabelecimento: here });
  const rayane = await member('balcao@roxo.quitute.app', 'acai');
  const before = listen(await rayane.request('/api/painel/Eventos'));
  await before.until('event: board');
  await chain.call('changeStaff', { ...post, idEstabelecimento: here });
  await chain.call('changeStaff', { ...post, idEstabelecimento: there });
  await before.end();
  const away = new AbortController();
  const after = listen(await rayane.request('/api/painel/Eventos', { signal: away.signal }));
  await after.until('event: board');
  await chain.call('pauseStore', { idEstabelecimento: there, pausar: true, minutos: 5 });
  await after.until('event: board', 2);
  away.abort();
  await after.end();
});

test('a stream ends although the notice about its staff was lost', async () => {
  let notices = () => {};
  const changes: ChangeFeed = {
    ...world.services.changes,
    subscribe: (_, onGap = () => {}) => {
      notices = onGap;
      return () => {};
    },
  };
  const [brand] = await world.services.db.select({ id: brands.id }).from(brands);
  const gone = { brandId: brand?.id ?? 0, storeId: null, sessionId: 0 };
  const signal = new AbortController().signal;
  const stream = listen(new Response(boardEvents({ ...world.services, changes }, gone, signal)));
  await stream.until('event: board');
  notices();
  await stream.end();
});

test('removals and new roles apply at once, and the last owner stays', async () => {
  const joana = await join('joana@forno.app', 'senha-da-joana', { papel: 'gerente' });
  const { pessoas, idProprio } = await team();
  const { id } = pessoas.find(({ email }) => email === 'joana@forno.app') ?? { id: 0 };
  const change = (changes: Record<string, unknown>) =>
    owner.call('changeStaff', {
      id,
      papel: 'gerente',
      idEstabelecimento: null,
      ativo: true,
      ...changes,
    });
  expect((await joana.call('consoleStore')).status).toBe(200);
  await change({ papel: 'atendente' });
  expect((await joana.call('consoleStore')).body.codErro).toBe(failureCodes.notYours);
  expect((await change({ idEstabelecimento: 987_654 })).body.codErro).toBe(
    failureCodes.storeNotFound,
  );
  await change({ ativo: false });
  expect((await joana.call('staffBoard')).status).toBe(401);
  expect(
    (
      await owner.call('changeStaff', {
        id: idProprio,
        papel: 'gerente',
        idEstabelecimento: null,
        ativo: true,
      })
    ).body.codErro,
  ).toBe(failureCodes.lastOwner);
  // Another owner's sheet, opened before: the account stays ended.
  const antes = { papel: 'atendente', idEstabelecimento: null, ativo: true };
  expect((await change({ papel: 'atendente', antes })).body.codErro).toBe(
    failureCodes.changedMeanwhile,
  );
  expect((await joana.call('staffBoard')).status).toBe(401);
  // She returns with a new link and keeps her id.
  await join('joana@forno.app', 'outra-senha-dela');
  expect((await team()).pessoas.find(({ email }) => email === 'joana@forno.app')).toMatchObject({
    id,
    ativo: true,
    papel: 'atendente',
  });
});

async function protect(who: Visitor, senha: string) {
  const { body } = await who.call('beginSecondStep', { senhaAtual: senha });
  const totp = URI.parse(String(body.enderecoAutenticador)) as TOTP;
  const now = world.begin.getTime();
  const codeAt = (steps: number) => totp.generate({ timestamp: now + steps * 30_000 });
  world.setNow(new Date(now));
  const reply = await who.call('confirmSecondStep', { codigo: codeAt(0) });
  return { codeAt, now, reply, codes: reply.body.codigosRecuperacao as string[] };
}

test('with an authenticator the password alone is not enough, and codes work once', async () => {
  const rita = await join('rita@forno.app', 'senha-da-rita');
  const elsewhere = world.visitor('pizzaria');
  await elsewhere.call('staffSignIn', { email: 'rita@forno.app', senha: 'senha-da-rita' });
  expect((await rita.call('beginSecondStep', { senhaAtual: 'errada' })).body.codErro).toBe(
    failureCodes.passwordWrong,
  );
  const { codeAt, now, codes } = await protect(rita, 'senha-da-rita');
  expect(codes).toHaveLength(10);
  // Sessions elsewhere, signed in without it, have ended; this device stays.
  expect([
    (await elsewhere.call('staffBoard')).status,
    (await rita.call('staffBoard')).status,
  ]).toEqual([401, 200]);
  expect((await rita.call('beginSecondStep', { senhaAtual: 'senha-da-rita' })).body.codErro).toBe(
    failureCodes.secondStepThere,
  );

  const enter = async (codigo?: string) => {
    const visitor = world.visitor('pizzaria');
    const { body } = await visitor.call('staffSignIn', {
      email: 'rita@forno.app',
      senha: 'senha-da-rita',
      ...(codigo !== undefined && { codigo }),
    });
    return [body.codErro, (await visitor.call('staffBoard')).status];
  };
  expect(await enter()).toEqual([failureCodes.secondStepNeeded, 401]);
  expect(await enter(codeAt(0))).toEqual([failureCodes.secondStepWrong, 401]);
  expect(await enter(codeAt(1))).toEqual([undefined, 200]);
  expect(await enter(codeAt(1))).toEqual([failureCodes.secondStepWrong, 401]);
  expect(await enter(codeAt(-1))).toEqual([failureCodes.secondStepWrong, 401]);
  expect(await enter(codes[0]?.toUpperCase())).toEqual([undefined, 200]);
  expect(await enter(codes[0])).toEqual([failureCodes.secondStepWrong, 401]);
  const same = await Promise.all([enter(codes[1]), enter(codes[1])]);
  expect(same.map(([code]) => code).sort()).toEqual([failureCodes.secondStepWrong, undefined]);
  expect((await rita.call('staffAccount')).body).toMatchObject({
    duasEtapas: true,
    codigosRestantes: 8,
  });

  for (let at = 0; at < 6; at++) await enter('000000');
  expect(await enter(codes[2])).toEqual([failureCodes.tooMany, 401]);
  world.setNow(new Date(now + 1_000_000));
  const late = await rita.call('endSecondStep', { senhaAtual: 'senha-da-rita', codigo: codes[2] });
  expect(late.body).toMatchObject({ duasEtapas: false, codigosRestantes: 0 });
  expect(await enter()).toEqual([undefined, 200]);
  world.setNow(null);
});

test('an owner sends a new link and removes a lost authenticator', async () => {
  const caio = await join('caio@forno.app', 'senha-do-caio');
  await protect(caio, 'senha-do-caio');
  world.setNow(null);
  const { id } = (await team()).pessoas.find(({ email }) => email === 'caio@forno.app') ?? {
    id: 0,
  };
  const renew = async (removerDuasEtapas: boolean) => {
    await owner.call('renewStaffPassword', { id, removerDuasEtapas });
    await caio.call('acceptInvitation', {
      chave: await linkSentTo('caio@forno.app'),
      senhaNova: 'nova-senha-caio',
    });
    return (
      await world
        .visitor('pizzaria')
        .call('staffSignIn', { email: 'caio@forno.app', senha: 'nova-senha-caio' })
    ).body.codErro;
  };
  expect(await renew(false)).toBe(failureCodes.secondStepNeeded);
  expect((await caio.call('staffBoard')).status).toBe(401);
  expect(await renew(true)).toBeUndefined();
});

test('sessions are listed and ended, one’s own and, for the owner, everybody’s', async () => {
  const lia = await join('lia@forno.app', 'senha-da-lia');
  const phone = world.visitor('pizzaria');
  await phone.call('staffSignIn', { email: 'lia@forno.app', senha: 'senha-da-lia' });
  const { equipe, sessoes } = readOutput('staffAccount', (await lia.call('staffAccount')).body);
  expect(sessoes.map(({ atual }) => atual)).toEqual([false, true]);
  const [theirs] = readOutput(
    'staffSessions',
    (await owner.call('staffSessions', { idPessoa: (await team()).idProprio })).body,
  ).sessoes;
  expect(
    (await lia.call('endStaffSessions', { idPessoa: equipe.id, id: theirs?.id })).body.codErro,
  ).toBe(failureCodes.notFound);
  expect((await lia.call('staffSessions', { idPessoa: equipe.id + 1000 })).body.codErro).toBe(
    failureCodes.notYours,
  );
  await lia.call('changeStaffPassword', {
    senhaAtual: 'senha-da-lia',
    senhaNova: 'senha-nova-da-lia',
  });
  expect([(await lia.call('staffBoard')).status, (await phone.call('staffBoard')).status]).toEqual([
    200, 401,
  ]);
  await owner.call('endStaffSessions', { idPessoa: equipe.id, id: null });
  expect((await lia.call('staffBoard')).status).toBe(401);
});

// Rows: 6.10
test('each call is tried with each role, without a session and from another brand', async () => {
  const { pessoas } = await team();
  const [person] = pessoas.filter(({ papel }) => papel !== 'proprietario');
  const calls = async (who: Visitor) => {
    const post = { papel: 'proprietario', idEstabelecimento: null };
    const replies = [
      await who.call('team'),
      await who.call('inviteStaff', invitee('novo@forno.app')),
      await who.call('withdrawInvitation', { id: 1 }),
      await who.call('changeStaff', { id: person?.id, ...post, ativo: true }),
      await who.call('renewStaffPassword', { id: person?.id, removerDuasEtapas: true }),
      await who.call('staffSessions', {
        idPessoa: pessoas.find(({ papel }) => papel === 'proprietario')?.id,
      }),
      await who.call('endStaffSessions', {
        idPessoa: pessoas.find(({ papel }) => papel === 'proprietario')?.id,
        id: null,
      }),
    ];
    return new Set(replies.map(({ body }) => body.codErro));
  };
  const { notYours, signInNeeded, notFound } = failureCodes;
  expect(await calls(await member('gerente@forno.quitute.app'))).toEqual(new Set([notYours]));
  expect(await calls(await member('balcao@forno.quitute.app'))).toEqual(new Set([notYours]));
  expect(await calls(world.visitor('pizzaria'))).toEqual(new Set([signInNeeded]));
  const stranger = await member(undefined, 'burger');
  expect(
    (
      await stranger.call('changeStaff', {
        id: person?.id,
        papel: 'atendente',
        idEstabelecimento: null,
        ativo: false,
      })
    ).body.codErro,
  ).toBe(notFound);
  expect(
    (await stranger.call('renewStaffPassword', { id: person?.id, removerDuasEtapas: true })).body
      .codErro,
  ).toBe(notFound);
  expect((await stranger.call('staffSessions', { idPessoa: person?.id })).body.sessoes).toEqual([]);
  expect(JSON.stringify(await team(stranger))).not.toContain('forno');
});

test('without mail the owner reads the link of an invitation, while it works', async () => {
  const links = async (who = owner) =>
    (await team(who)).convitesSemEmail.filter(({ email }) => email === 'ivo@forno.app');
  const made = readOutput(
    'inviteStaff',
    (await owner.call('inviteStaff', invitee('Ivo@forno.app'))).body,
  );
  const [shown] = made.convitesSemEmail.filter(({ email }) => email === 'ivo@forno.app');
  const chave = shown?.urlConvite.split('chave=')[1] ?? '';
  expect(await links()).toEqual([shown]);
  expect(chave).toBe(await linkSentTo('ivo@forno.app'));
  const ivo = world.visitor('pizzaria');
  await ivo.call('acceptInvitation', { chave, senhaNova: 'senha-do-ivo' });
  expect(await links()).toEqual([]);
});
