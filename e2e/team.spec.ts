// An invited staff member signs in with an authenticator app and follows the checklist.

import { type TOTP, URI } from 'otpauth';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { call } from './calls.ts';
import { openKitchen, signInAsStaff } from './kitchen.ts';
import { messageTo } from './outbox.ts';
import { loseReply } from './reach-server.ts';
import { open, site } from './steps.ts';
import { expect, now, test } from './test.ts';

const PASSWORD = 'uma-senha-boa';

test('an invitation becomes an account that signs in in two steps', async ({ page, browser }) => {
  test.slow();
  const email = `rita.${Math.random().toString(36).slice(2, 8)}@cafe.app`;
  await signInAsStaff(page, 'cafe');
  await open(page, `${site('cafe')}/painel/equipe`);
  await page.getByRole('button', { name: 'Convidar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Convidar para a equipe' });
  await sheet.getByLabel('Nome').fill('Rita Nova');
  await sheet.getByLabel('E-mail').fill(email);
  await sheet.getByLabel('Papel').selectOption('gerente');
  await sheet.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  const text = await messageTo(browser, 'cafe', email, 'convite?chave=');
  const chave = /convite\?chave=([\w-]+)/.exec(text)?.[1] ?? '';

  const context = await browser.newContext({
    viewport: page.viewportSize(),
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  const rita = await context.newPage();
  await open(rita, `${site('cafe')}/painel/convite?chave=${chave}`);
  await rita.getByLabel('Nova senha').fill(PASSWORD);
  await rita.getByRole('button', { name: 'Salvar e entrar' }).click();
  await expect(rita).toHaveURL(/\/painel$/);

  await open(rita, `${site('cafe')}/painel/conta`);
  await rita.getByRole('button', { name: 'Ligar' }).click();
  await rita.getByRole('button', { name: 'Continuar' }).click();
  const secret = rita.getByLabel('Senha', { exact: true }).first();
  await expect(secret).toHaveAccessibleDescription('Informe a senha atual.');
  await secret.fill(PASSWORD);
  await rita.getByRole('button', { name: 'Continuar' }).click();
  const totp = URI.parse(
    (await rita
      .getByRole('link', { name: 'Abrir no aplicativo deste aparelho' })
      .getAttribute('href')) ?? '',
  ) as TOTP;
  await expect(rita.getByLabel('Código do aplicativo')).toBeFocused();
  await rita.getByLabel('Código do aplicativo').fill(totp.generate({ timestamp: now().getTime() }));
  await rita.getByRole('button', { name: 'Continuar' }).click();
  await expect(rita.getByText('Guarde estes códigos')).toBeVisible();
  const [code = '', next = ''] = await rita
    .getByRole('listitem')
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
    .allTextContents();
  await rita.getByRole('button', { name: 'Já guardei' }).click();
  await expect(rita.getByText('Restam 10 códigos de recuperação.')).toBeVisible();
  await rita.getByRole('button', { name: 'Sair', exact: true }).click();

  await rita.getByLabel('E-mail').fill(email);
  await rita.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await rita.getByRole('button', { name: 'Entrar' }).click();
  await rita.getByLabel('Código do autenticador').fill(code);
  await rita.getByRole('button', { name: 'Entrar' }).click();
  await expect(rita).toHaveURL(/\/painel$/);
  await open(rita, `${site('cafe')}/painel/inicio`);
  await expect(rita.getByRole('list', { name: 'Passos' }).getByRole('listitem')).toHaveCount(8);

  await open(rita, `${site('cafe')}/painel/conta`);
  await rita.getByRole('button', { name: 'Desligar' }).click();
  await rita.getByLabel('Senha', { exact: true }).first().fill(PASSWORD);
  await rita.getByLabel(/^Código do aplicativo/).fill(next);
  await loseReply(rita, '/painel/DesligarDuasEtapas');
  await rita.getByRole('button', { name: 'Desligar' }).click();
  await expect(rita.getByText('Verifique sua conexão!')).toBeVisible();
  // It was switched off all the same, and the next press finds nothing to do.
  await rita.getByRole('button', { name: 'Desligar' }).click();
  await expect(rita.getByRole('button', { name: 'Ligar', exact: true })).toBeVisible();
  await context.close();
});

test('a device that could not be signed out stays in the list', async ({ page, browser }) => {
  const elsewhere = await openKitchen(browser, 'cafe');
  await page.route('**/api/painel/EncerrarSessoes', (route) => route.abort(), { times: 1 });
  await signInAsStaff(page, 'cafe');
  await open(page, `${site('cafe')}/painel/equipe`);
  await page.getByText('painel@demo.quitute.app').click();
  const sheet = page.getByRole('dialog');
  const end = sheet.getByRole('button', { name: /^Encerrar (?!a conta|todas)/ }).first();
  await end.click();
  await expect(sheet.getByText('Não deu certo. Tente novamente.')).toBeVisible();
  await expect(end).toBeVisible();
  await elsewhere.context().close();
});

test('the team and figures screens work with a screen reader and on a narrow phone', async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page, 'cafe');
  for (const place of [
    'inicio',
    'inicio/guia?passo=loja',
    'inicio/guia?passo=cardapio',
    'inicio/guia?passo=pronto',
    'numeros',
    'clientes',
    'equipe',
    'conta',
    'registro',
  ]) {
    await open(page, `${site('cafe')}/painel/${place}`);
    await expectAccessible(page, place);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page, place);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

test('the reports say why a period cannot be shown', async ({ page }) => {
  await signInAsStaff(page);
  const figures = `${site('pizzaria')}/painel/numeros`;
  await open(page, `${figures}?inicio=2024-03-10&fim=2024-03-01`);
  await expect(page.getByRole('status').filter({ hasText: 'antes do começo' })).toBeVisible();
  await expectAccessible(page, 'a reversed period');
  await open(page, `${figures}?inicio=2022-01-01&fim=2024-03-01`);
  await expect(page.getByRole('status').filter({ hasText: 'mais de um ano' })).toBeVisible();
  await page.getByRole('link', { name: '90 dias' }).click();
  await expect(page.getByRole('link', { name: '90 dias' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'mais de um ano' })).toHaveCount(0);
});

test('a role that was changed while somebody works shows on their next screen', async ({
  page,
  browser,
}) => {
  await signInAsStaff(page, 'cafe');
  const email = `davi${Math.random().toString(36).slice(2, 8)}@cafe.app`;
  const post = { papel: 'atendente', idEstabelecimento: null };
  await call(page, 'cafe', '/painel/ConvidarPessoa', { nome: 'Davi', email, ...post });
  const text = await messageTo(browser, 'cafe', email, 'convite?chave=');
  const chave = /convite\?chave=([\w-]+)/.exec(text)?.[1];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
  });
  const davi = await context.newPage();
  await call(davi, 'cafe', '/painel/AceitarConvite', { chave, senhaNova: PASSWORD });
  await call(davi, 'cafe', '/painel/Entrar', { email, senha: PASSWORD });
  await open(davi, `${site('cafe')}/painel/mesas`);
  const bar = davi.getByRole('navigation', { name: 'Painel' });
  const reports = bar.getByRole('link', { name: 'Relatórios' });
  await expect(reports).toHaveCount(0);

  const { pessoas } = await call<{ pessoas: { id: number; email: string }[] }>(
    page,
    'cafe',
    '/painel/Equipe',
  );
  const id = pessoas.find((one) => one.email === email)?.id;
  const person = { id, ...post, ativo: true };
  await call(page, 'cafe', '/painel/SalvarPessoa', { ...person, papel: 'gerente' });
  await bar.getByRole('link', { name: 'Cardápio' }).click();
  await expect(reports).toBeVisible();
  await call(page, 'cafe', '/painel/SalvarPessoa', person);
  await bar.getByRole('link', { name: 'Mesas' }).click();
  await expect(reports).toHaveCount(0);
  await context.close();
});
