// A page whose data does not come keeps the frame, and offers another try and the menu. The
// full-screen reset is for crashes (e2e/errors.spec.ts).
import { expectAccessible } from './accessible.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

test('a page that fails offers another try and the menu, inside the frame', async ({ page }) => {
  await open(page, `${site('pizzaria')}/login`);
  await page.getByLabel('E-mail ou telefone').fill('cliente@demo.quitute.app');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Senha', { exact: true }).fill('quitute-demo');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/delivery/);
  await open(page, `${site('pizzaria')}/delivery`);
  await page.route(/\/fidelidade\.data/, (route) => route.fulfill({ status: 500, body: 'no' }));
  const loyalty = page.getByRole('navigation', { name: 'Principal' }).getByText('Fidelidade');
  await loyalty.filter({ visible: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Não deu para abrir a fidelidade' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'RESETAR' })).toHaveCount(0);
  await expectAccessible(page, 'failed page');
  // The frame is there: the other pages can be reached.
  await expect(loyalty.filter({ visible: true })).toBeVisible();
  await page.unroute(/\/fidelidade\.data/);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Fidelidade', level: 1 })).toBeVisible();
});
