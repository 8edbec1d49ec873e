// What the staff of a release's world do besides orders: settings, prices, a colleague, a log-in
// with a second step.
import { eq } from 'drizzle-orm';
import { type TOTP, URI } from 'otpauth';
import { messages } from '#server/database/schema.ts';
import { owner } from '../loyal-people.ts';
import { plainProduct, storeOf } from '../ordering.ts';
import type { Visitor, World } from '../world.ts';
import { done } from './done.ts';

/** A member of the team who joined in this history. */
export const colleague = { email: 'rui@release.example', senha: 'uma-senha-boa' };

export async function staffWork(world: World): Promise<void> {
  const staff = await owner(world, 'pizzaria');
  const { id: idEstabelecimento } = await storeOf(world, staff);
  const { revisao } = await done(staff.call('printedMenu'));
  await done(staff.call('recordPrintedMenu', { idEstabelecimento, revisao }));
  const { id: idProduto, valor } = await plainProduct(world, staff);
  await done(staff.call('setTablePrice', { idEstabelecimento, idProduto, valor: valor + 1 }));
  await save(staff, 'saveStoreHours', 'horario', {
    feriados: [
      { data: '2030-12-25', motivo: 'Natal', horarios: [{ diaSemana: 3, abre: 600, fecha: 900 }] },
    ],
  });
  await save(staff, 'saveStoreParameters', 'parametros', {});
  await save(await owner(world), 'saveStoreIdentity', 'identidade', { codigo: 'nova-casa' });
  await done(staff.call('saveOrderNewsWays', { whatsapp: true, sms: false, email: true }));
  await done(staff.call('pauseStore', { idEstabelecimento, pausar: true, minutos: 5 }));
  await done(staff.call('pauseStore', { idEstabelecimento, pausar: false, minutos: null }));
  await protect(await hire(world, staff), world.begin);
}

async function save(
  staff: Visitor,
  key: 'saveStoreHours' | 'saveStoreParameters' | 'saveStoreIdentity',
  section: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const shown = await done(staff.call('consoleStore'));
  const { id } = shown.estabelecimento as { id: number };
  const before = shown[section] as object;
  await done(staff.call(key, { idEstabelecimento: id, ...before, ...changes }));
}

async function hire(world: World, staff: Visitor): Promise<Visitor> {
  const { email, senha } = colleague;
  const invited = { nome: 'Rui', email, papel: 'atendente', idEstabelecimento: null };
  await done(staff.call('inviteStaff', invited));
  const [letter] = await world.services.db
    .select({ text: messages.texto })
    .from(messages)
    .where(eq(messages.recipient, email));
  const chave = /convite\?chave=([\w-]{43})/.exec(letter?.text ?? '')?.[1];
  const rui = world.visitor('pizzaria');
  await done(rui.call('acceptInvitation', { chave, senhaNova: senha }));
  await done(rui.call('staffSignIn', { email, senha }));
  return rui;
}

async function protect(who: Visitor, now: Date): Promise<void> {
  const { enderecoAutenticador } = await done(
    who.call('beginSecondStep', { senhaAtual: colleague.senha }),
  );
  const totp = URI.parse(String(enderecoAutenticador)) as TOTP;
  const codigo = totp.generate({ timestamp: now.getTime() });
  await done(who.call('confirmSecondStep', { codigo }));
}
