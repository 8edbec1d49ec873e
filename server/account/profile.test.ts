import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Reply, type Visitor, type World } from '#test/world.ts';
import { mayTell } from '../messages/consents.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const PASSWORD = 'segredo-da-Ana-42';
const pizzaria = () => world.visitor('pizzaria');
let phones = 11_910_000_000;
let quarters = 0;

type Customer = { visitor: Visitor; email: string; telefone: string };

async function newCustomer(nome = 'Ana Souza'): Promise<Customer> {
  // Each test in its own window, so that only the limit test reaches the limit.
  world.setNow(world.after(++quarters * 900_000));
  const telefone = String(++phones);
  const customer = { visitor: pizzaria(), telefone, email: `ana${telefone}@exemplo.com` };
  const { body } = await customer.visitor.call('registerCustomer', {
    nome,
    email: customer.email,
    telefone,
    senha: PASSWORD,
  });
  expect(body).toMatchObject({ logado: true });
  return customer;
}

async function onAnotherDevice({ telefone }: Customer, agent = ''): Promise<Visitor> {
  const device = pizzaria();
  const { body } = await device.call(
    'authenticate',
    { identificador: telefone, senha: PASSWORD },
    { 'user-agent': agent },
  );
  expect(body).toMatchObject([{ logado: true }]);
  return device;
}

const dataOf = ({ email, telefone }: Customer, changes: Record<string, unknown> = {}) => ({
  nome: 'Ana Souza',
  email,
  telefone,
  cpf: null,
  ...changes,
});
const isIn = async (visitor: Visitor) => (await visitor.call('currentCustomer')).body.logado;
// Autenticar_V2 refuses with a one-item list.
const refusedWith = (reply: Reply, key: keyof typeof failureCodes) =>
  expect([reply.body].flat()).toMatchObject([{ codErro: failureCodes[key] }]);

test('a profile cannot be read or changed without sign-in', async () => {
  for (const key of ['profile', 'personalData'] as const)
    expect(await pizzaria().call(key)).toMatchObject({ status: 401 });
  for (const key of ['endAllDevices', 'deleteAccount'] as const)
    expect(await pizzaria().call(key)).toMatchObject({ status: 401 });
});

// Rows: 2.25
test('name and CPF change without a password, and an invalid CPF is refused', async () => {
  const ana = await newCustomer();
  const { body } = await ana.visitor.call(
    'updateProfile',
    dataOf(ana, { nome: ' Ana Lima ', cpf: '52998224725' }),
  );
  expect(body).toMatchObject({ nome: 'Ana Lima', cpf: '52998224725', temSenha: true });
  refusedWith(
    await ana.visitor.call('updateProfile', dataOf(ana, { cpf: '52998224726' })),
    'cpfInvalid',
  );
  expect((await ana.visitor.call('profile')).body).toMatchObject({
    nome: 'Ana Lima',
    cpf: '52998224725',
    email: ana.email,
  });
});

test('a new phone or email needs the password, and signs in afterwards', async () => {
  const ana = await newCustomer();
  const moved = dataOf(ana, { telefone: String(++phones), email: ` Outra${phones}@Exemplo.com` });
  refusedWith(await ana.visitor.call('updateProfile', moved), 'passwordWrong');
  refusedWith(
    await ana.visitor.call('updateProfile', { ...moved, senhaAtual: 'chute-qualquer' }),
    'passwordWrong',
  );
  expect((await ana.visitor.call('profile')).body).toMatchObject({
    telefone: ana.telefone,
    email: ana.email,
  });
  expect(
    (await ana.visitor.call('updateProfile', { ...moved, senhaAtual: PASSWORD })).body,
  ).toMatchObject({ email: `outra${phones}@exemplo.com` });
  expect(
    (await pizzaria().call('authenticate', { identificador: String(phones), senha: PASSWORD }))
      .body,
  ).toMatchObject([{ logado: true }]);
});

test('another account’s phone or email is refused, also to concurrent requests', async () => {
  const ana = await newCustomer();
  const bia = await newCustomer('Bia Ramos');
  refusedWith(
    await bia.visitor.call(
      'updateProfile',
      dataOf(bia, { telefone: ana.telefone, senhaAtual: PASSWORD }),
    ),
    'phoneTaken',
  );
  refusedWith(
    await bia.visitor.call(
      'updateProfile',
      dataOf(bia, { email: ana.email.toUpperCase(), senhaAtual: PASSWORD }),
    ),
    'emailTaken',
  );
  const wanted = { telefone: String(++phones), senhaAtual: PASSWORD };
  const replies = await Promise.all(
    [ana, bia].map((customer) => customer.visitor.call('updateProfile', dataOf(customer, wanted))),
  );
  expect(replies.map(({ body }) => body.codErro ?? 0).toSorted()).toEqual([
    0,
    failureCodes.phoneTaken,
  ]);
});

test('the last way to sign in cannot be removed', async () => {
  const ana = await newCustomer();
  refusedWith(
    await ana.visitor.call(
      'updateProfile',
      dataOf(ana, { email: null, telefone: null, senhaAtual: PASSWORD }),
    ),
    'identifierMissing',
  );
});

test('a password is guessed eight times at the most', async () => {
  const ana = await newCustomer();
  const replies: Reply[] = [];
  for (let round = 0; round < 9; round++)
    replies.push(
      await ana.visitor.call('changePassword', {
        senhaAtual: `chute-${round}`,
        senhaNova: 'outra-senha-1',
      }),
    );
  expect(replies.slice(0, 8).every(({ body }) => body.codErro === failureCodes.passwordWrong)).toBe(
    true,
  );
  expect(replies[8]).toMatchObject({ status: 429 });
  expect(await ana.visitor.call('deleteAccount', { senhaAtual: PASSWORD })).toMatchObject({
    status: 429,
  });
});

test('another password signs every other device out at once, and not this one', async () => {
  const ana = await newCustomer();
  const phone = await onAnotherDevice(ana);
  expect(await isIn(phone)).toBe(true);
  expect(
    (
      await ana.visitor.call('changePassword', {
        senhaAtual: PASSWORD,
        senhaNova: 'segredo-novo-43',
      })
    ).body,
  ).toMatchObject({
    dispositivos: [{ esteDispositivo: true }],
  });
  expect(await isIn(phone)).toBe(false);
  expect(await phone.call('profile')).toMatchObject({ status: 401 });
  expect(await isIn(ana.visitor)).toBe(true);
  refusedWith(
    await pizzaria().call('authenticate', { identificador: ana.telefone, senha: PASSWORD }),
    'signInMismatch',
  );
  expect(
    (
      await pizzaria().call('authenticate', {
        identificador: ana.telefone,
        senha: 'segredo-novo-43',
      })
    ).body,
  ).toMatchObject([{ logado: true }]);
});

test('a device is listed by its browser and signed out by itself', async () => {
  const ana = await newCustomer();
  const phone = await onAnotherDevice(
    ana,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 ' +
      'Safari/604.1',
  );
  const { body } = await ana.visitor.call('profile');
  const devices = body.dispositivos as {
    id: number;
    navegador: string;
    sistema: string;
    esteDispositivo: boolean;
  }[];
  expect(devices).toHaveLength(2);
  const other = devices.find(({ esteDispositivo }) => !esteDispositivo);
  expect(other).toMatchObject({ navegador: 'Safari', sistema: 'iPhone' });
  expect((await ana.visitor.call('endDevice', { id: other?.id })).body.dispositivos).toHaveLength(
    1,
  );
  expect(await isIn(phone)).toBe(false);
  refusedWith(await ana.visitor.call('endDevice', { id: other?.id }), 'deviceGone');
});

test('devices of other customers and other brands cannot be signed out', async () => {
  const ana = await newCustomer();
  const bia = await newCustomer('Bia Ramos');
  const [device] = (await ana.visitor.call('profile')).body.dispositivos as { id: number }[];
  refusedWith(await bia.visitor.call('endDevice', { id: device?.id }), 'deviceGone');
  await bia.visitor.call('endAllDevices');
  expect(await isIn(ana.visitor)).toBe(true);
  const burger = world.visitor('burger');
  burger.cookies.set('quitute_sessao', ana.visitor.cookies.get('quitute_sessao') ?? '');
  expect(await burger.call('endAllDevices')).toMatchObject({ status: 401 });
  expect(await isIn(ana.visitor)).toBe(true);
});

test('signing out of all devices includes this one', async () => {
  const ana = await newCustomer();
  const phone = await onAnotherDevice(ana);
  const kept = ana.visitor.cookies.get('quitute_sessao') ?? '';
  expect((await ana.visitor.call('endAllDevices')).body).toEqual({ logado: false });
  expect(ana.visitor.cookies.has('quitute_sessao')).toBe(false);
  ana.visitor.cookies.set('quitute_sessao', kept);
  expect(await isIn(ana.visitor)).toBe(false);
  expect(await isIn(phone)).toBe(false);
});

test('order notices are on by default, offers are not, and the last choice applies', async () => {
  const ana = await newCustomer();
  const before = (await ana.visitor.call('profile')).body.consentimentos as {
    finalidade: string;
    aceito: boolean;
  }[];
  expect(before).toHaveLength(8);
  expect(before.every(({ finalidade, aceito }) => aceito === (finalidade === 'pedidos'))).toBe(
    true,
  );
  const brand = await world.services.brands.byHost('pizzaria.localhost');
  const id = (await ana.visitor.call('currentCustomer')).body.cliente as { id: number };
  const offers = { canal: 'whatsapp', finalidade: 'ofertas' } as const;
  const may = () => mayTell(world.services.db, brand?.id ?? 0, id.id, offers);
  expect(await may()).toBe(false);
  await ana.visitor.call('setConsent', { ...offers, aceito: true });
  expect(await may()).toBe(true);
  const { body } = await ana.visitor.call('setConsent', { ...offers, aceito: false });
  expect(body.consentimentos).toContainEqual({ ...offers, aceito: false });
  expect(await may()).toBe(false);
  expect(
    await ana.visitor.call('setConsent', { ...offers, canal: 'pombo', aceito: true }),
  ).toMatchObject({ status: 400 });
  const { consentimentos } = (await ana.visitor.call('personalData')).body;
  expect(consentimentos).toMatchObject([
    { ...offers, aceito: false, rede: '127.0.0.0/24' },
    { ...offers, aceito: true },
  ]);
});

// Rows: 4.13, 7.48
test('the refresh returns the customer’s data, or signs the browser out', async () => {
  const ana = await newCustomer();
  const wire = {
    appNome: 'forno-da-vila',
    cliente: { email: ana.email, hashSenha: null },
    localizacao: { latitude: -23.5, longitude: -46.6 },
    token: '',
  };
  expect((await ana.visitor.call('refreshCustomer', wire)).body).toMatchObject({
    codErro: 0,
    logado: true,
    cliente: { email: ana.email },
  });
  const stranger = await pizzaria().call('refreshCustomer', wire);
  refusedWith(stranger, 'wrongCredentials');
  expect(stranger.body.mensagem).toContain('inseridos estão incorretos.');
  await ana.visitor.call('endAllDevices');
  refusedWith(await ana.visitor.call('refreshCustomer', wire), 'wrongCredentials');
});

// Rows: 7.47, 9.8
test('only staff of the brand find customers by part of a name or phone', async () => {
  const eva = await newCustomer('Evangelina Conceição');
  const wire = {
    idEstabelecimento: (await storeOf(world, eva.visitor)).id,
    nomeCliente: 'conceicao',
    maxResultado: 100,
  };
  expect(await eva.visitor.call('searchCustomers', wire)).toMatchObject({ status: 401 });
  const staff = pizzaria();
  await signInStaff(staff);
  const found = { nome: 'Evangelina Conceição', telefone: eva.telefone, email: eva.email };
  expect((await staff.call('searchCustomers', wire)).body).toMatchObject({ clientes: [found] });
  expect(
    (await staff.call('searchCustomers', { ...wire, nomeCliente: eva.telefone.slice(-6) })).body,
  ).toMatchObject({ clientes: [found] });
  expect((await staff.call('searchCustomers', { ...wire, nomeCliente: '%' })).body).toEqual({
    clientes: [],
  });
  expect(
    (await staff.call('searchCustomers', { ...wire, nomeCliente: 'a', maxResultado: 2 })).body
      .clientes,
  ).toHaveLength(2);
  expect(await staff.call('searchCustomers', { ...wire, maxResultado: 101 })).toMatchObject({
    status: 400,
  });
  const other = world.visitor('burger');
  await signInStaff(other);
  const elsewhere = { ...wire, idEstabelecimento: (await storeOf(world, other)).id };
  expect((await other.call('searchCustomers', elsewhere)).body).toEqual({ clientes: [] });
  refusedWith(await other.call('searchCustomers', wire), 'storeNotFound');
});

test('a device unused for half a year is forgotten, by the server’s clock', async () => {
  const ana = await newCustomer();
  const days = (count: number) => world.setNow(world.after(count * 86_400_000));
  days(179);
  expect(await isIn(ana.visitor)).toBe(true);
  const { body } = await ana.visitor.call('profile');
  const [device] = body.dispositivos as { ultimoAcesso: string }[];
  expect(Date.parse(device?.ultimoAcesso ?? '') - world.begin.getTime()).toBeGreaterThan(
    178 * 86_400_000,
  );
  days(181);
  expect(await isIn(ana.visitor)).toBe(false);
  world.setNow(null);
});
