// The platform's operator in tests: commands on the server's data, and a person who enrols.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type TOTP, URI } from 'otpauth';
import { open, site } from './steps.ts';
import { expect, now, type Page } from './test.ts';

const run = promisify(execFile);
export const PASSWORD = 'guarda-chuva-verde-12';
const HALF_MINUTE_MS = 30_000;

/** What the command prints. */
async function command(file: string, words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [file, ...words], {
    env: {
      ...process.env,
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      OPERATOR_HOST: 'operador.localhost',
      QUITUTE_TEST: '1',
      QUITUTE_NOW: now().toISOString(),
    },
  });
  return stdout;
}

export type NewBrand = { name: string; appNome: string; host: string; ownerPath: string };

/** A brand of its own, which a test may suspend without disturbing others. */
export async function newBrand(): Promise<NewBrand> {
  const mark = Math.random().toString(36).slice(2, 8);
  const appNome = `cantina-${mark}`;
  const name = `Cantina ${mark}`;
  const text = await command('server/operator/command.ts', [
    name,
    `${appNome}.localhost`,
    'Rosa Dona',
    `rosa.${mark}@cantina.app`,
  ]);
  const ownerPath = /\/painel\/convite\?chave=[\w-]+/.exec(text)?.[0] ?? '';
  return { name, appNome, host: appNome, ownerPath };
}

/** The address with which a new person enrols. */
export async function enrolmentOf(email: string): Promise<string> {
  const text = await command('server/operator/people-command.ts', ['add', email, 'Nina']);
  return `${site('operador')}${/\/operador\/convite\?chave=[\w-]+/.exec(text)?.[0] ?? ''}`;
}

/** A code after the present one, which may have been used. */
export const nextCode = (app: TOTP): string =>
  app.generate({ timestamp: now().getTime() + HALF_MINUTE_MS });

/** Ends on the list of brands. */
export async function enrol(page: Page, email: string): Promise<TOTP> {
  await open(page, await enrolmentOf(email));
  await page.getByLabel('Nova senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const link = page.getByRole('link', { name: 'Abrir no aplicativo deste aparelho' });
  const app = URI.parse((await link.getAttribute('href')) ?? '') as TOTP;
  const code = app.generate({ timestamp: now().getTime() });
  await page.getByLabel('Código do aplicativo').fill(code);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Guarde estes códigos')).toBeVisible();
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByRole('heading', { name: 'Marcas', level: 1 })).toBeVisible();
  return app;
}
