// What the start prints holds for the settings: nobody is sent where there is nothing to read.
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { welcome } from './welcome.ts';

const started = { port: 3000, missing: ['sms', 'email'], demo: false };
const text = (
  settings: Record<string, string>,
  more: Partial<Parameters<typeof welcome>[1]> = {},
) => welcome(readEnv(settings), { ...started, firstKey: null, ...more });

test('without the demo nothing is called simulated that is refused', () => {
  const words = text({ DEMO: '0' });
  expect(words).toContain('Nothing is sent by sms, email');
  expect(words).not.toMatch(/mensagens|demo|Payments/);
});

test('the demo says where its codes are read and its payments simulated', () => {
  const words = text({}, { demo: true });
  expect(words).toContain('staff of a demo brand read codes and texts at /painel/mensagens');
  expect(words).toContain('Payments without an account are simulated in the demo brands.');
});

test('a setting for every brand is said as such', () => {
  const words = text({ DEMO: '0', SANDBOX: '1' });
  expect(words).toContain('Payments without an account are simulated in every brand.');
  expect(words).toContain('staff of every brand read codes');
  expect(text({ DEMO: '0', SHOW_SANDBOX_CODES: '1' })).toContain('staff of every brand read codes');
  expect(text({}, { missing: [] })).not.toContain('mensagens');
});

test('the first brand is made at the address that it will use, not at localhost', () => {
  const firstKey = 'k';
  expect(text({ DEMO: '0' }, { firstKey })).toContain('http://localhost:3000/comecar?chave=k');
  const words = text({ PUBLIC_SCHEME: 'https', PUBLIC_PORT: '8443' }, { firstKey });
  expect(words).toContain('  https://pedidos.example.com:8443/comecar?chave=k');
  expect(words).not.toContain('localhost');
  expect(text({ DEMO: '0' })).toContain('Add a brand with: npm run brand');
});
