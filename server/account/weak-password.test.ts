import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { openWorld, type World } from '#test/world.ts';
import { isWeakPassword } from './weak-password.ts';

const own = ['Forno Bravo', 'pizzaria.localhost', 'Ana Souza', 'ana.souza@example.com'];

test.each([
  '12345678',
  '20261122',
  'aaaabbbb',
  'Senha123!',
  'P@ssw0rd2024',
  'contraseña1',
  'motdepasse1',
  'Passwort99',
  'palavrapasse',
  'Teste@123',
  'chocolate!!',
  'iloveyou',
  'FornoBravo2026',
  'forno-bravo',
  'f0rn0br4v0',
  'anasouza90',
  'Pizzaria!1',
])('%s is guessed first', (password) => {
  expect(isWeakPassword(password, own)).toBe(true);
});

test.each([
  'gato preto na lua',
  'Xk29vLq8',
  'girafa-azul-7',
  'MeuGato#7Anos',
  '日本語のパスワード',
])('%s is not', (password) => {
  expect(isWeakPassword(password, own)).toBe(false);
});

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('sign-up refuses a common password and says what to do', async () => {
  const visitor = world.visitor('pizzaria');
  const person = { nome: 'Otto Brandt', email: null, telefone: '11987650999' };
  for (const senha of ['12345678', 'OttoBrandt1']) {
    const { body } = await visitor.call('registerCustomer', { ...person, senha });
    expect(body.codErro).toBe(failureCodes.passwordCommon);
    expect(String(body.mensagem)).toContain('palavras');
  }
  const { body } = await visitor.call('registerCustomer', { ...person, senha: 'lua-azul-e-sopa' });
  expect(body.logado).toBe(true);
});
