// Which hosts a brand may have by command.
import { expect, test } from 'vitest';
import { hostAtTerminal } from './hosts.ts';

const env = { operatorHost: 'operador.example.com', consoleHost: 'painel.{host}' };

test.each([
  ['https://Pedidos.Example.com/', 'pedidos.example.com'],
  ['açaí.example.com', 'xn--aa-4iaz.example.com'],
  ['cantina.localhost', 'cantina.localhost'],
  ['localhost', 'localhost'],
])('%s is the host %s', (typed, host) => {
  expect(hostAtTerminal(typed, env)).toBe(host);
});

test.each([
  'xn--a',
  'xn--a.example.com',
  'a..b',
  '203.0.113.9',
  'pedidos.example.com:8443',
  'painel.pedidos.example.com',
])('%s cannot be a brand’s host', (typed) => {
  expect(() => hostAtTerminal(typed, env)).toThrow('The host is a name such as');
});

test('the operator’s console keeps its host', () => {
  expect(() => hostAtTerminal(' https://Operador.example.com', env)).toThrow('OPERATOR_HOST');
});
