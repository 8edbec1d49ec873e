// An owner enters the brand's own mail account: wrong fields, what is kept, a test, and its end.
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 1.27
test('an owner sets up, tests and removes a mail account', async ({ page }) => {
  const brand = 'mercado';
  await signInAsStaff(page, brand);
  await open(page, `${site(brand)}/painel/mensagens/contas`);
  const card = page.locator('details').filter({ hasText: 'SMTP' });
  await card.locator('summary').click();
  await card.getByRole('textbox', { name: 'Servidor' }).fill('10.0.0.1');
  await card.getByRole('textbox', { name: 'Porta' }).fill('6379');
  await card.getByRole('textbox', { name: 'Usuário' }).fill('pedidos');
  await card.getByRole('textbox', { name: 'E-mail do remetente' }).fill('pedidos@example.com');
  await card.getByRole('button', { name: 'Salvar' }).click();
  await expect(card.getByText('Um nome de servidor na internet')).toBeVisible();
  await expect(card.getByText('Use 587, 465 ou 2525.')).toBeVisible();
  await expect(card.getByText('Digite a senha deste servidor.')).toBeVisible();
  await expectAccessible(page, 'message accounts');
  await expectNoSidewaysScroll(page, 'message accounts');

  // The operator allows this one inside the network; nothing listens there.
  await card.getByRole('textbox', { name: 'Servidor' }).fill('127.0.0.1');
  await card.getByRole('textbox', { name: 'Porta' }).fill('9');
  await card.getByLabel('Senha').fill('uma-senha-que-ninguem-le');
  await card.getByRole('button', { name: 'Salvar' }).click();
  await expect(card.getByText(/^Definida em .* por /)).toBeVisible();
  await expect(card.getByText('Guardado. Digite só para trocar.')).toBeVisible();
  // A card with a problem is open by itself, and owners are told by the account that is away.
  await open(page, `${site(brand)}/painel/mensagens/contas`);
  if ((await card.getAttribute('open')) === null) await card.locator('summary').click();
  await expect(card.getByText('Guardado. Digite só para trocar.')).toBeVisible();
  expect(await page.content()).not.toContain('uma-senha-que-ninguem-le');

  const trial = card.getByRole('form', { name: 'Teste de E-mail' });
  await trial.getByRole('button', { name: 'Enviar um teste' }).click();
  await expect(trial.getByRole('status')).toContainText('O provedor está fora do ar.');

  await card.getByRole('button', { name: 'Remover a conta' }).click();
  const question = page.getByRole('dialog', { name: 'Remover a conta de E-mail?' });
  await expect(question.getByText(/Nada mais é enviado/)).toBeVisible();
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(question).toBeHidden();
  await expect(card.getByText(/^Definida em/)).toBeHidden();
});
