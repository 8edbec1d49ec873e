// A reply that is lost on the way: the next press finds what the first one did, and says so.

import { call, signInStaff, signUp } from './calls.ts';
import { openKitchen } from './kitchen.ts';
import { fillCard, provePhone } from './loyalty-steps.ts';
import { messageTo } from './outbox.ts';
import { loseReply } from './reach-server.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

test('an account whose reply was lost is entered by the next press', async ({ page }) => {
  await open(page, '/cadastro');
  await page.getByLabel('Nome e sobrenome').fill('Marina Albuquerque');
  await page.getByLabel('Telefone').fill('(11) 97100-0178');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-da-Marina');
  await loseReply(page, '/cliente/CadastrarUsuario');
  const create = page.getByRole('button', { name: 'Criar conta' });
  await create.click();
  await expect(page.getByRole('alert').filter({ hasText: /conexão/ })).toBeVisible();
  await create.click();
  await expect(page).not.toHaveURL(/cadastro/);
  await open(page, '/perfil');
  await expect(page.getByRole('heading', { name: 'Marina Albuquerque' })).toBeVisible();
});

test('a password whose change was not answered is not refused as the wrong one', async ({
  page,
}) => {
  const { senha } = await signUp(page);
  await open(page, `${site('pizzaria')}/perfil/senha`);
  await page.getByLabel('Senha atual').fill(senha);
  await page.getByLabel('Nova senha').fill('outro-segredo-da-Helena');
  await loseReply(page, '/cliente/AlterarSenha');
  const change = page.getByRole('button', { name: 'Trocar senha' });
  await change.click();
  await expect(page.getByRole('alert').filter({ hasText: /conexão/ })).toBeVisible();
  await change.click();
  await expect(page.getByText('Senha alterada.')).toBeVisible();
});

test('a stamp and a card at the counter are shown although their replies were lost', async ({
  page,
  browser,
  customer,
}) => {
  const { telefone } = await signUp(page, 'cafe', { nome: customer });
  const counter = await openKitchen(browser, 'cafe');
  await counter.goto(`${site('cafe')}/painel/fidelidade`);
  await counter.getByRole('button', { name: 'Mostrar o código de Cappuccino grátis' }).click();
  await open(page, `${site('cafe')}/fidelidade`);
  await page.getByRole('button', { name: 'Ganhar um selo no balcão' }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByLabel('Código do balcão')
    .fill((await counter.locator('.code-text').textContent()) ?? '');
  await loseReply(page, '/quitute/RegistrarSeloSeguro2');
  const stamp = sheet.getByRole('button', { name: 'Carimbar' });
  await stamp.click();
  await expect(sheet.getByText(/^Sem conexão: guardamos o código/)).toBeVisible();
  await stamp.click();
  await expect(sheet.getByRole('list', { name: '1 de 8 selos' })).toBeVisible();
  await counter.context().close();

  await provePhone(page, browser, 'cafe', telefone);
  await fillCard(browser, 'cafe', customer);
  await open(page, `${site('cafe')}/fidelidade`);
  await page.getByRole('button', { name: 'Resgatar no balcão' }).click();
  await loseReply(page, '/quitute/ResgatarCartela');
  const redeem = sheet.getByRole('button', { name: 'Resgatar agora' });
  await redeem.click();
  await expect(sheet.getByRole('alert')).toContainText(/conexão/);
  await redeem.click();
  await expect(page.getByRole('dialog', { name: 'Mostre no caixa' })).toContainText('Cappuccino');
});

test('an invitation that is withdrawn leaves the list, and one that is used signs in', async ({
  page,
  browser,
}) => {
  await signInStaff(page, 'cafe');
  const [withdrawn, used] = ['Otto', 'Rita'].map((nome) => ({
    nome,
    email: `${nome}.${Math.random().toString(36).slice(2, 8)}@cafe.app`.toLowerCase(),
    papel: 'gerente',
    idEstabelecimento: null,
  }));
  if (withdrawn === undefined || used === undefined) throw new Error('nobody was invited');
  for (const person of [withdrawn, used])
    await call(page, 'cafe', '/painel/ConvidarPessoa', person);
  await open(page, `${site('cafe')}/painel/equipe`);
  await loseReply(page, '/painel/CancelarConvite');
  const row = page.getByRole('listitem').filter({ hasText: withdrawn.email });
  const withdraw = row.getByRole('button', { name: 'Cancelar o convite de Otto' });
  await withdraw.click();
  await expect(page.getByText(/conexão/).first()).toBeVisible();
  await withdraw.click();
  await expect(row).toHaveCount(0);

  const text = await messageTo(browser, 'cafe', used.email, 'convite?chave=');
  const link = /convite\?chave=[\w-]+/.exec(text)?.[0] ?? '';
  const context = await browser.newContext({ locale: 'pt-BR' });
  const rita = await context.newPage();
  await open(rita, `${site('cafe')}/painel/${link}`);
  await rita.getByLabel('Nova senha').fill('uma-senha-boa');
  await loseReply(rita, '/painel/AceitarConvite');
  const save = rita.getByRole('button', { name: 'Salvar e entrar' });
  await save.click();
  await expect(rita.getByText(/conexão/).first()).toBeVisible();
  await save.click();
  await expect(rita).toHaveURL(/\/painel$/);
  await context.close();
});
