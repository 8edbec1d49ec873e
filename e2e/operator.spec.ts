// The operator's console: a person enrols and signs in with two factors, suspends a brand and opens
// it again, changes its limits, and enters it as support with its owner's consent.
import { type TOTP, URI } from 'otpauth';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { enrol, newBrand, nextCode, PASSWORD } from './operator.ts';
import { open, site } from './steps.ts';
import { expect, now, type Page, test } from './test.ts';

const someone = () => `nina.${Math.random().toString(36).slice(2, 8)}@plataforma.app`;

async function expectGood(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectNoSidewaysScroll(page, what);
}

/** Fills the sheet's reason and presses its button. */
async function act(page: Page, sheetName: string, press: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: sheetName });
  await sheet.getByLabel('Motivo').fill('mensalidade atrasada');
  await sheet.getByRole('button', { name: press, exact: true }).click();
}

// Rows: 1.35
test('an operator enrols, signs in with a code, suspends a brand and opens it again', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = someone();
  const brand = await newBrand();
  const app = await enrol(page, email);
  await page.getByRole('button', { name: 'Sair' }).click();

  await expect(page).toHaveURL(/\/operador\/entrar$/);
  await expectGood(page, 'sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  const code = page.getByLabel('Código do autenticador');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText(/Código incorreto/)).toBeVisible();
  await code.fill(nextCode(app));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/operador$/);

  const owner = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(owner, `${site(brand.host)}${brand.ownerPath}`);
  await owner.getByLabel('Nova senha').fill(PASSWORD);
  await owner.getByRole('button', { name: 'Salvar e entrar' }).click();
  await expect(owner).toHaveURL(/\/painel\/(?!convite)/);
  await open(owner, `${site(brand.host)}/painel`);
  const closed = owner.getByText('A marca está fora do ar para os clientes.');
  await expect(owner.getByText('Nenhum pedido novo.')).toBeVisible();
  await expect(closed).toHaveCount(0);

  await page.getByLabel('Nome ou domínio').fill(brand.host);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectGood(page, 'brands');
  await page.getByRole('link', { name: brand.name }).click();
  await expect(page.getByRole('heading', { name: brand.name, level: 1 })).toBeVisible();
  const hosts = page.getByRole('list', { name: 'Domínios' });
  await expect(hosts.getByText(`${brand.host}.localhost`)).toBeVisible();

  await page.getByRole('button', { name: 'Suspender' }).click();
  const sheet = page.getByRole('dialog', { name: `Suspender ${brand.name}` });
  await sheet.getByLabel('Palavras aos clientes').fill('Voltamos em maio.');
  await expect(sheet.getByText(/está fora do ar.*Voltamos em maio\./)).toBeVisible();
  await sheet.getByRole('button', { name: 'Suspender' }).click();
  await expect(sheet.getByText('Diga o motivo.')).toBeVisible();
  await expect(sheet.getByLabel('Motivo')).toBeFocused();
  await expectGood(page, 'suspend');
  await act(page, `Suspender ${brand.name}`, 'Suspender');
  await expect(page.getByText('Suspensa', { exact: true })).toBeVisible();
  await expect(closed).toBeVisible();

  const customer = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  const reply = await customer.goto(`${site(brand.host)}/delivery`);
  expect(reply?.status()).toBe(503);
  await expect(customer.getByRole('heading', { name: brand.name })).toBeVisible();
  await expect(customer.getByRole('alert')).toContainText('Voltamos em maio.');

  await page.getByRole('button', { name: 'Reativar' }).click();
  await act(page, `Reativar ${brand.name}`, 'Reativar');
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible();
  await expect(closed).toHaveCount(0);
  await owner.context().close();
  const again = async () => (await customer.goto(`${site(brand.host)}/delivery`))?.status();
  await expect.poll(again).toBe(200);
  await expect(customer.getByText('Voltamos em maio.')).toHaveCount(0);
  await customer.context().close();

  await page.getByRole('button', { name: 'Mudar limites' }).click();
  const limits = page.getByRole('dialog', { name: `Limites de ${brand.name}` });
  const stores = limits.getByLabel('Lojas');
  await stores.fill('três');
  await act(page, `Limites de ${brand.name}`, 'Salvar limites');
  await expect(stores).toHaveAccessibleDescription('Use só números, ou deixe vazio.');
  await expect(stores).toBeFocused();
  await stores.fill('3');
  await act(page, `Limites de ${brand.name}`, 'Salvar limites');
  await expect(page.getByText('1 de 3')).toBeVisible();
  const trace = page.getByRole('list', { name: 'Registro' });
  for (const line of ['Mudou os limites', 'Reativou a marca', 'Suspendeu a marca'])
    await expect(trace.getByText(line)).toBeVisible();
  await expect(trace.getByText('Motivo: mensalidade atrasada')).toHaveCount(3);
  await expectGood(page, 'brand');

  await page.getByRole('link', { name: 'Registro' }).click();
  await expect(page.getByRole('heading', { name: 'Registro', level: 1 })).toBeVisible();
  await expect(page.getByText('Entrada recusada').first()).toBeVisible();
  await expectGood(page, 'log');
});

test('an operator creates a brand, gives it a second host, and its owner begins', async ({
  page,
  browser,
}) => {
  test.slow();
  await enrol(page, someone());
  const mark = Math.random().toString(36).slice(2, 8);
  await page.getByRole('link', { name: 'Nova marca' }).click();
  await expect(page.getByRole('heading', { name: 'Nova marca', level: 1 })).toBeVisible();
  const press = page.getByRole('button', { name: 'Criar a marca' });
  await page.getByLabel('Motivo').fill('contrato assinado');
  await press.click();
  await expect(page.getByText('Preencha este campo.')).toHaveCount(4);
  await expect(page.getByLabel('Nome da marca')).toBeFocused();
  await expectGood(page, 'new brand');
  await page.getByLabel('Nome da marca').fill(`Bistrô ${mark}`);
  await page.getByLabel('Primeiro domínio').fill('pizzaria.localhost');
  await page.getByLabel('Nome de quem é dono').fill('Rosa Dona');
  await page.getByLabel('E-mail de quem é dono').fill(`rosa.${mark}@bistro.app`);
  // React renders what an answer sets in a task of its own: a frame may come before it.
  await page.evaluate(() => {
    window.requestAnimationFrame = (frame) => {
      queueMicrotask(() => frame(0));
      return 0;
    };
  });
  await press.click();
  const host = page.getByLabel('Primeiro domínio');
  await expect(host).toHaveAccessibleDescription('Outra marca já usa este domínio.');
  await expect(host).toBeFocused();
  await page.getByLabel('Primeiro domínio').fill(`bistro-${mark}.localhost`);
  await press.click();
  await expect(page.getByRole('heading', { name: 'A marca existe' })).toBeVisible();
  const address = await page.locator('code').textContent();
  await expectGood(page, 'made');

  const owner = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(owner, address ?? '');
  await owner.getByLabel('Nova senha').fill(PASSWORD);
  await owner.getByRole('button', { name: 'Salvar e entrar' }).click();
  await expect(owner).toHaveURL(/\/painel\/(?!convite)/);
  await owner.context().close();

  await page.getByRole('link', { name: 'Abrir a marca' }).click();
  await expect(page.getByRole('heading', { name: `Bistrô ${mark}`, level: 1 })).toBeVisible();
  const hosts = page.getByRole('list', { name: 'Domínios' });
  await expect(hosts.getByText('Sem DNS aqui')).toBeVisible();
  const second = `segundo-${mark}.localhost`;
  await page.getByRole('button', { name: 'Adicionar domínio' }).click();
  const sheet = page.getByRole('dialog', { name: `Adicionar domínio a Bistrô ${mark}` });
  await sheet.getByLabel('Domínio', { exact: true }).fill(`http://${second}/`);
  await expectGood(page, 'add a host');
  await sheet.getByLabel('Motivo').fill('domínio novo');
  await sheet.getByRole('button', { name: 'Adicionar domínio' }).click();
  await expect(hosts.getByText(second)).toBeVisible();
  await hosts.getByRole('button', { name: `Tornar ${second} o principal` }).click();
  await act(page, `Tornar ${second} o principal?`, 'Tornar principal');
  await expect(hosts.getByRole('listitem').first()).toContainText(second);
  await hosts.getByRole('button', { name: `Remover bistro-${mark}.localhost` }).click();
  await act(page, `Remover bistro-${mark}.localhost?`, 'Remover');
  await expect(hosts.getByRole('listitem')).toHaveCount(1);
  const trace = page.getByRole('list', { name: 'Registro' });
  for (const line of ['Criou a marca', 'Adicionou um domínio', 'Removeu um domínio'])
    await expect(trace.getByText(line)).toBeVisible();
  await expectGood(page, 'brand with hosts');
});

test('an operator replaces the app and the password, and ends the other sessions', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = someone();
  const app = await enrol(page, email);
  const other = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(other, `${site('operador')}/operador/entrar`);
  await other.getByLabel('E-mail').fill(email);
  await other.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Entrar' }).click();
  await other.getByLabel('Código do autenticador').fill(nextCode(app));
  await other.getByRole('button', { name: 'Entrar' }).click();
  await expect(other).toHaveURL(/\/operador$/);

  await page.getByRole('link', { name: 'Conta' }).click();
  await expect(page.getByRole('heading', { name: 'Conta', level: 1 })).toBeVisible();
  await expectGood(page, 'account');
  await page.getByRole('button', { name: 'Encerrar as outras' }).click();
  await expect(page.getByText('Nenhuma outra sessão está aberta.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/operador\/entrar$/);
  await other.context().close();

  await page.getByRole('button', { name: 'Trocar o autenticador' }).click();
  const link = page.getByRole('link', { name: 'Abrir no aplicativo deste aparelho' });
  const next = URI.parse((await link.getAttribute('href')) ?? '') as TOTP;
  await page.getByLabel('Código do aplicativo').fill('000000');
  await page.getByRole('button', { name: 'Trocar o autenticador' }).click();
  await expect(page.getByText(/Código incorreto/)).toBeVisible();
  await page.getByLabel('Código do aplicativo').fill(next.generate({ timestamp: now().getTime() }));
  await page.getByRole('button', { name: 'Trocar o autenticador' }).click();
  await expect(page.getByText('Guarde estes códigos')).toBeVisible();
  await expectGood(page, 'recovery codes');
  await page.getByRole('button', { name: 'Já guardei' }).click();

  await page.getByLabel('Senha atual').fill(PASSWORD);
  await page.getByLabel('Nova senha').fill('janela-azul-do-porto-77');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Senha trocada.')).toBeVisible();
});

test('support enters a brand once its owner allows it', async ({ page, browser }) => {
  test.slow();
  const brand = await newBrand();
  await enrol(page, someone());
  await open(page, `${site('operador')}/operador/marcas/${brand.appNome}`);
  await page.getByRole('button', { name: 'Entrar como suporte' }).click();
  const sheet = page.getByRole('dialog', { name: `Entrar em ${brand.name}` });
  await expect(sheet.getByText(/não permitem o suporte agora/)).toBeVisible();
  await page.keyboard.press('Escape');

  const owner = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(owner, `${site(brand.host)}${brand.ownerPath}`);
  await owner.getByLabel('Nova senha').fill(PASSWORD);
  await owner.getByRole('button', { name: 'Salvar e entrar' }).click();
  await expect(owner).not.toHaveURL(/convite/);
  await open(owner, `${site(brand.host)}/painel/equipe`);
  await owner.getByRole('button', { name: 'Deixar o suporte entrar' }).click();
  await expect(owner.getByText(/O suporte pode entrar até/)).toBeVisible();

  await open(page, `${site('operador')}/operador/marcas/${brand.appNome}`);
  await page.getByRole('button', { name: 'Entrar como suporte' }).click();
  await act(page, `Entrar em ${brand.name}`, 'Entrar como suporte');
  const address = await page
    .getByRole('link', { name: 'Abrir o painel da marca' })
    .getAttribute('href');
  const support = await (
    await browser.newContext({ locale: 'pt-BR', viewport: page.viewportSize() })
  ).newPage();
  await open(support, address ?? '');
  await support.getByLabel('Nova senha').fill(PASSWORD);
  await support.getByRole('button', { name: 'Salvar e entrar' }).click();
  await expect(support.getByText(/Você está aqui como suporte/)).toBeVisible();
  await expectNoSidewaysScroll(support, 'support');

  await owner.getByRole('button', { name: 'Encerrar o acesso do suporte' }).click();
  await expect(owner.getByText(/O suporte pode entrar até/)).toHaveCount(0);
  await support.reload();
  await expect(support).toHaveURL(/\/painel\/entrar/);
  await owner.context().close();
  await support.context().close();
});

test('an operator makes a link for an owner who lost their app, shown once', async ({ page }) => {
  test.slow();
  await enrol(page, someone());
  await open(page, `${site('operador')}/operador/marcas/cafe`);
  await page.getByRole('button', { name: 'Link novo para proprietário' }).click();
  const sheet = page.getByRole('dialog', { name: /^Link novo para proprietário de/ });
  await expectGood(page, 'the form of a link');
  await sheet.getByRole('button', { name: 'Fazer o link' }).click();
  await expect(sheet.getByText('Diga o motivo.')).toBeVisible();
  await sheet.getByLabel('Motivo').fill('perdeu o link');
  await sheet.getByRole('button', { name: 'Fazer o link' }).click();
  await expect(sheet.getByText(/cafe\.localhost.*convite\?chave=/)).toBeVisible();
  await expectGood(page, 'a link for an owner');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/convite\?chave=/)).toHaveCount(0);
  await expect(page.getByText('Fez um link novo de proprietário').first()).toBeVisible();
});

test('the console speaks the browser’s language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await open(page, `${site('operador')}/operador/entrar`);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
});

test('a brand’s host has no page of the operator, and the operator’s host none of a brand', async ({
  page,
}) => {
  expect((await page.goto(`${site('pizzaria')}/operador`))?.status()).toBe(404);
  expect((await page.goto(`${site('operador')}/delivery`))?.status()).toBe(404);
  await open(page, `${site('operador')}/`);
  await expect(page).toHaveURL(/\/operador\/entrar$/);
});
