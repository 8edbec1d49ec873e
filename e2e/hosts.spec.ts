// An owner adds a domain: the records to create, what DNS says, and a name of this machine.
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 1.27
test('an owner reads the records of a domain, and adds and removes one', async ({ page }) => {
  const host = `feira-${Math.random().toString(36).slice(2, 8)}.localhost`;
  await signInAsStaff(page, 'mercado');
  await open(page, `${site('mercado')}/painel/dominios`);
  const list = page.getByRole('list', { name: 'Domínios' });
  await expect(list.getByText('mercado.localhost')).toBeVisible();
  await expect(list.getByText('Sem TLS aqui').first()).toBeVisible();
  await expectAccessible(page, 'hosts');
  await expectNoSidewaysScroll(page, 'hosts');

  await page.getByRole('button', { name: 'Adicionar domínio' }).click();
  const naming = page.getByRole('dialog', { name: 'Adicionar domínio' });
  await naming.getByRole('textbox', { name: 'Domínio' }).fill('192.168.0.1');
  await naming.getByRole('button', { name: 'Continuar' }).click();
  await expect(naming.getByText(/não pode ser usado/)).toBeVisible();
  await naming
    .getByRole('textbox', { name: 'Domínio' })
    .fill('https://Pedidos.Feira.example.com/delivery');
  await naming.getByRole('button', { name: 'Continuar' }).click();

  const records = page.getByRole('dialog', { name: 'pedidos.feira.example.com' });
  await expect(records.getByText('_quitute.pedidos.feira.example.com')).toBeVisible();
  await expect(records.getByText(/^quitute-[\w-]{32}$/)).toBeVisible();
  await expect(
    records.getByRole('button', { name: 'Copiar o valor do registro CNAME' }),
  ).toBeVisible();
  await expectAccessible(page, 'records');
  await expectNoSidewaysScroll(page, 'records');
  await records.getByRole('button', { name: 'Verificar e adicionar' }).click();
  await expect(records.getByText(/ainda não foi encontrado/)).toBeVisible();

  await records.getByRole('button', { name: 'Outro domínio' }).click();
  await naming.getByRole('textbox', { name: 'Domínio' }).fill(host);
  await naming.getByRole('button', { name: 'Continuar' }).click();
  await expect(naming).toBeHidden();
  await expect(list.getByText(host)).toBeVisible();

  await list.getByRole('button', { name: `Remover ${host}` }).click();
  const question = page.getByRole('dialog', { name: `Remover ${host}?` });
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(question).toBeHidden();
  await expect(list.getByText(host)).toBeHidden();
});
