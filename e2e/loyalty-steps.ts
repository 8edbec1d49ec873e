// What loyalty asks for before its gifts: a phone that was proved, and a card full of stamps.
import { call, signInStaff, signUp } from './calls.ts';
import { codeIn, messageTo } from './outbox.ts';
import { add, type Brand, open, site } from './steps.ts';
import { type Browser, expect, type Page } from './test.ts';

/** Gifts are for people who hold the phone of their account. */
export async function provePhone(page: Page, browser: Browser, brand: Brand, telefone: string) {
  const asked = { cliente: { telefone } };
  const digits = { quantidadeNumero: '4' };
  await call(page, brand, '/quitute/oauth/GerarChaveTelefoneWhatsApp', asked, digits);
  const codigoAcesso = codeIn(await messageTo(browser, brand, telefone));
  const reply = await call<{ logado: boolean }>(page, brand, '/cliente/VerificarTelefone', {
    telefone,
    codigoAcesso,
  });
  expect(reply.logado).toBe(true);
}

/** All stamps of a store, or of the brand's first, as staff give them for a card of paper. */
export async function fillCard(
  browser: Browser,
  brand: Brand,
  nomeCliente: string,
  storeCode?: string,
): Promise<void> {
  type Stores = { estabelecimentos: { id: number; codigo: string }[] };
  const context = await browser.newContext({ locale: 'pt-BR' });
  const staff = await context.newPage();
  await signInStaff(staff, brand);
  const { estabelecimentos } = await call<Stores>(
    staff,
    brand,
    `/quitute/AplicativoDadosUrl?url=${brand}.localhost`,
  );
  const store = estabelecimentos.find(({ codigo }) => codigo === storeCode) ?? estabelecimentos[0];
  const { programas } = await call<{ programas: { id: number; selosNecessarios: number }[] }>(
    staff,
    brand,
    '/painel/Fidelidade',
  );
  const { clientes } = await call<{ clientes: { id: number }[] }>(
    staff,
    brand,
    '/cliente/PesquisarClientes',
    { idEstabelecimento: store?.id, nomeCliente },
  );
  const stamp = {
    idCliente: clientes[0]?.id,
    idPrograma: programas[0]?.id,
    idEstabelecimento: store?.id,
    motivo: 'cartão de papel',
  };
  for (let count = 0; count < (programas[0]?.selosNecessarios ?? 0); count++)
    await call(staff, brand, '/painel/AjustarSelo', { ...stamp, chave: crypto.randomUUID() });
  await context.close();
}

/** A customer with a full card of a store at Roxo Açaí, who has a dish in the cart there. */
export async function shopWithFullCard(page: Page, browser: Browser, nome: string): Promise<void> {
  const { telefone } = await signUp(page, 'acai', { nome });
  await provePhone(page, browser, 'acai', telefone);
  await fillCard(browser, 'acai', nome, 'boa-viagem');
  await open(page, `${site('acai')}/fidelidade`);
  await open(page, `${site('acai')}/delivery?loja=boa-viagem`);
  await add(page, 'Salada de frutas');
}
