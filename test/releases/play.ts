// A day and a half of a release, lived through its API: what its dump keeps for later versions.
import { jobs } from '#server/jobs/jobs.ts';
import { at, tablesOf } from '../at-table.ts';
import { keepCard, placeWithCard, signInCustomer } from '../card-paying.ts';
import { delivered, owner, signUp } from '../loyal-people.ts';
import {
  home,
  item,
  newKey,
  orderBody,
  place,
  plainProduct,
  productNamed,
  storeOf,
  withTotal,
} from '../ordering.ts';
import type { Visitor, World } from '../world.ts';
import { done } from './done.ts';
import { staffWork } from './staff-work.ts';

const HOUR_MS = 3_600_000;

async function runJobs({ services }: World): Promise<void> {
  for (const job of jobs) await job.run(services);
}

async function move(staff: Visitor, id: unknown, ...way: number[]): Promise<void> {
  for (const [step, statusAtual] of way.slice(0, -1).entries())
    await done(
      staff.call('moveOrder', { id, statusAtual, status: way[step + 1], motivo: 'Acabou o gás' }),
    );
}

/** Plays everything; the world's clock ends a day later. */
export async function playRelease(world: World): Promise<void> {
  await ordersOfGuests(world);
  await aCustomer(world);
  await atTables(world);
  await loyalty(world);
  await staffWork(world);
  await manyCalls(world);
  await runJobs(world);
  world.setNow(world.after(30 * HOUR_MS));
  await runJobs(world);
  const guest = world.visitor('pizzaria');
  const bread = [item(await productNamed(world, guest, 'Pão de alho em dobro'))];
  await done(place(world, guest, bread));
  const { id } = await storeOf(world, guest);
  await done(guest.call('holdCheckout', { idEstabelecimento: id }));
  await owner(world, 'pizzaria');
  await runJobs(world);
}

/** Every state that a pickup may have. */
async function ordersOfGuests(world: World): Promise<void> {
  const guest = world.visitor('pizzaria');
  const staff = await owner(world, 'pizzaria');
  const plain = await plainProduct(world, guest);
  const ordered = async (changes: Record<string, unknown> = {}) => {
    const body = await done(place(world, guest, [item(plain, 2)], changes));
    return body.id;
  };
  await ordered({ observacao: 'Sem cebola', troco: 250 });
  await move(staff, await ordered(), 2, 3);
  await move(staff, await ordered({ cpfNota: '52998224725' }), 2, 3, 8);
  await move(staff, await ordered(), 2, 13);
  await done(guest.call('cancelOrder', { id: await ordered(), motivo: '' }));
  const { id } = await storeOf(world, guest);
  const free = await done(guest.call('freeSlots', { idEstabelecimento: id, tipoPedido: 2 }));
  const [, tomorrow] = free.dias as { horarios: { inicio: string }[] }[];
  await ordered({ entregaImediata: false, dataAgendamento: tomorrow?.horarios[0]?.inicio });
  const followed = await ordered();
  await done(
    guest.call('followOrder', {
      id: followed,
      endereco: 'https://fcm.googleapis.com/fcm/send/release',
      chavePublica: 'B'.repeat(87),
      segredo: 'a'.repeat(22),
    }),
  );
}

/** Delivery, Pix, cards, a refund and a review. */
async function aCustomer(world: World): Promise<void> {
  const staff = await owner(world, 'pizzaria');
  const marina = await signInCustomer(world.visitor('pizzaria'));
  const store = await storeOf(world, marina);
  await done(marina.call('saveAddress', { ...home, idEstabelecimento: store.id }));
  const bread = await productNamed(world, marina, 'Pão de alho em dobro');
  const method = (tipo: string) => ({
    formaPagamento: { id: store.paymentMethods.find((one) => one.tipo === tipo)?.id },
    cliente: null,
  });
  const pix = async () =>
    (await done(place(world, marina, [item(bread, 2)], method('pixOnline')))).id;
  const wait = await pix();
  await runJobs(world);
  const paid = await pix();
  await runJobs(world);
  await done(marina.call('paySandboxPix', { id: paid }));
  const back = await pix();
  await runJobs(world);
  await done(marina.call('paySandboxPix', { id: back }));
  await runJobs(world);
  await move(staff, back, 2, 13);
  if (wait === paid) throw new Error('two orders are one');
  const card = await keepCard(world, marina);
  await done(marina.call('saveCard', { idEstabelecimento: store.id, tokenCartaoCredito: card }));
  const byCard = await done(placeWithCard(world, marina, card));
  await runJobs(world);
  await move(staff, byCard.id, 2, 3, 8);
  await done(
    marina.call('reviewOrder', {
      idPedido: byCard.id,
      nota: 4,
      aspectos: ['sabor'],
      pratos: [{ idProduto: (await plainProduct(world, marina)).id, gostou: true }],
      comentario: 'Chegou quente',
    }),
  );
  await done(staff.call('answerReview', { idPedido: byCard.id, resposta: 'Volte sempre' }));
  const carried = await done(
    place(world, marina, [item(bread, 3)], {
      ...method('dinheiro'),
      tipoPedido: 1,
      endereco: home,
    }),
  );
  await move(staff, carried.id, 2, 3, 7);
}

/** A coupon, a consent, a code by SMS and an error of the browser. */
async function manyCalls(world: World): Promise<void> {
  const { visitor, telefone } = await signUp(world, 'pizzaria', {
    email: 'pessoa@release.example',
  });
  const two = [item(await productNamed(world, visitor, 'Pudim de leite'), 2)];
  const body = await orderBody(world, visitor, two, { cliente: null });
  const priced = { ...body, cupomDesconto: 'VILA10' } as unknown as typeof body;
  await done(visitor.call('placeOrder', await withTotal(visitor, priced)));
  await done(visitor.call('setConsent', { canal: 'email', finalidade: 'ofertas', aceito: true }));
  await done(visitor.call('sendSmsCode', { cliente: { telefone } }));
  await done(visitor.call('pushKey'));
  await done(
    visitor.call('logError', { identificador: 'menu', erro: 'TypeError: x is undefined' }),
  );
}

/** An open bill with a share paid by phone, and a closed one. */
async function atTables(world: World): Promise<void> {
  const staff = await owner(world, 'pizzaria');
  const tables = tablesOf(world, staff);
  for (const table of ['Mesa 1', 'Mesa 2']) {
    const { visitor } = await tables.sit(table);
    await done((await tables.order(visitor)).send());
    const total = (await at(visitor)).conta?.valorTotal ?? 0;
    await done(
      visitor.call('payPart', { valor: Math.ceil(total / 2) / 100, tipo: 'pix', chave: newKey() }),
    );
    await runJobs(world);
    await done(visitor.call('paySandboxPart'));
  }
  const { id } = await tables.named('Mesa 2');
  await done(staff.call('closeTable', { id, motivo: 'Pagou no balcão' }));
}

/** Credit, stamps, a referral and the wheel. */
async function loyalty(world: World): Promise<void> {
  const staff = await owner(world);
  const ana = await signUp(world);
  const invited = (await done(ana.visitor.call('loyalty'))).indicacao as { codigo: string };
  const rui = await signUp(world, 'acai', { indicacao: invited.codigo });
  await delivered(world, rui.visitor, staff);
  await delivered(world, ana.visitor, staff);
  await done(ana.visitor.call('spinWheel', { chaveIdempotencia: newKey() }));
  const store = await storeOf(world, ana.visitor);
  const { programas } = await done(staff.call('staffLoyalty'));
  const [program] = programas as { id: number }[];
  const { codigo } = await done(
    staff.call('stampCode', { idEstabelecimento: store.id, idPrograma: program?.id }),
  );
  await done(ana.visitor.call('registerStamp', { codigo }));
}
