// What the start prints holds for the settings: nobody is sent where there is nothing to read.
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { welcome } from './welcome.ts';

const started = { port: 3000, missing: ['sms', 'email'], demo: false, firstKey: null };
const text = (settings: Record<string, string>, more: Partial<typeof started> = {}) =>
  welcome(readEnv(settings), { ...started, ...more });

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
