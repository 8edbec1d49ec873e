// A customer creates an account while ordering, finds orders and profile there, and leaves nothing
// behind when signing out.
import { violationsOf } from './axe.ts';
import { hydrated, open } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const navigation = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true });

// Rows: 1.4, 2.6, 2.25, 2.30, 2.58, 2.69, 3.52, 4.18, 4.19, 4.23, 6.6, 7.11
test('a person who is not known signs up, and lands on the page that asked', async ({ page }) => {
  test.slow();
  const phone = '(11) 97100-0077';
  // With the flag, the browser's values are plain text.
  await page.addInitScript(() => localStorage.setItem('quitute.test', 'true'));
  await open(page, '/delivery');
  await navigation(page, 'Pedidos').click();
  await expect(page.getByRole('dialog', { name: 'Falta só entrar' })).toBeVisible();
  await page.getByLabel('E-mail ou telefone').fill(phone);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();

  await expect(page).toHaveTitle('Cadastrar');
  await expect(page.getByText('Por favor, complete seu cadastro')).toBeVisible();
  await expect(page.getByLabel('Telefone')).toHaveValue(phone);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Informe seu nome.')).toBeVisible();
  await expect(page.getByLabel('Nome e sobrenome')).toBeFocused();
  await page.getByLabel('Nome e sobrenome').fill('Marina Albuquerque');
  await page.getByLabel('E-mail').fill('cliente@demo.quitute.app');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-da-Marina');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Já existe uma conta com este e-mail')).toBeVisible();
  await page.getByLabel('E-mail').fill('');
  await page.getByRole('button', { name: 'Criar conta' }).click();

  await expect(page).toHaveURL(/\/delivery\/historicoPedidos$/);
  await expect(page.getByRole('heading', { name: 'Nenhum pedido ainda' })).toBeVisible();
  await expect(navigation(page, 'Pedidos')).toHaveAttribute('aria-current', 'page');
  expect(await violationsOf(page)).toEqual([]);

  await navigation(page, 'Perfil').click();
  await expect(page.getByRole('heading', { name: 'Marina Albuquerque' })).toBeVisible();
  await expect(page.getByText(phone)).toBeVisible();
  await page.getByText('Escura', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Escura' })).toBeChecked();
  // Neither the application's data nor the customer's: the server has both, and scripts cannot read
  // the session cookie.
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).toContain('dark');
  expect(kept).not.toMatch(/Marina|0077|segredo|hashSenha|projectName/);

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveTitle(/Cardapio/);
  // A bookmark leads to the start, and the login opens with its reason, once.
  await page.goto('/perfil/dados');
  await expect(page).toHaveURL(/\/delivery$/);
  const login = page.getByRole('dialog', { name: 'Falta só entrar' });
  await expect(login.getByText(/^Para abrir seu perfil/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(login).toHaveCount(0);
  await page.goto('/perfil/dados');
  await login.getByLabel('E-mail ou telefone').fill(phone);
  await login.getByRole('button', { name: 'Continuar', exact: true }).click();
  await login.getByLabel('Senha', { exact: true }).fill('segredo-da-Marina');
  await login.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/perfil\/dados$/);
});

// Rows: 2.30
test('the login opens although the page before was still loading', async ({ page }) => {
  await open(page, '/delivery');
  const phone = await page.context().newCDPSession(page);
  const latency = (ms: number) =>
    phone.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ms,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await phone.send('Network.enable');
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/delivery', { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/Cardapio/);
  await latency(1500);
  await page.goto('/perfil/dados', { waitUntil: 'commit' });
  await latency(0);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const login = page.getByRole('dialog', { name: 'Falta só entrar' });
  await expect(login.getByText(/^Para abrir seu perfil/)).toBeVisible();
  await expect(page).toHaveURL(/\/delivery$/);
});
