import { expect, test } from 'vitest';
import { hostOfConsole } from './console-pattern.ts';
import { consoleOrigin, mainOrigin, ownOrigin } from './origin.ts';
import { originsOfCall } from './origins-of-call.ts';

const env = { publicScheme: null, publicPort: null, consoleHost: null, port: 3000 } as const;
const brand = { hosts: ['pedidos.example.com', 'forno.example.net'] };
const demo = { hosts: ['pizzaria.localhost'] };

test('links outside of pages lead to the brand’s main host', () => {
  expect(mainOrigin(demo, env)).toBe('http://pizzaria.localhost:3000');
  expect(mainOrigin(brand, env)).toBe('https://pedidos.example.com');
  expect(mainOrigin(brand, { ...env, publicPort: 8443 })).toBe('https://pedidos.example.com:8443');
  expect(mainOrigin(brand, { ...env, publicScheme: 'http' })).toBe(
    'http://pedidos.example.com:3000',
  );
});

test('a request chooses among the brand’s own hosts, and never the port of a public one', () => {
  const at = (address: string) => ownOrigin(brand, env, new URL(address));
  expect(at('https://forno.example.net/x')).toBe('https://forno.example.net');
  expect(at('https://forno.example.net:666/x')).toBe('https://forno.example.net');
  expect(at('https://evil.example/x')).toBe('https://pedidos.example.com');
  expect(mainOrigin(brand, env, new URL('https://forno.example.net:666/x'))).toBe(
    'https://pedidos.example.com',
  );
});

test('on this machine the port of the request is right, because it may be any free one', () => {
  const asked = new URL('http://localhost:41231/');
  expect(mainOrigin(demo, env, asked)).toBe('http://pizzaria.localhost:41231');
});

test('a console with a host of its own is at the main host’s, and names its brand', () => {
  const own = { ...env, consoleHost: 'painel.{host}' };
  const asked = new URL('https://forno.example.net/');
  expect(consoleOrigin(brand, own, asked)).toBe('https://painel.pedidos.example.com');
  expect(consoleOrigin(brand, env, asked)).toBe('https://forno.example.net');
  expect(hostOfConsole('painel.{host}', 'painel.pedidos.example.com')).toBe('pedidos.example.com');
  expect(hostOfConsole('painel-{host}', 'painel-a.example.com')).toBe('a.example.com');
  expect(hostOfConsole('painel.{host}', 'pedidos.example.com')).toBeNull();
  expect(hostOfConsole('painel.{host}', 'painel.')).toBeNull();
  expect(hostOfConsole(null, 'painel.pedidos.example.com')).toBeNull();
});

test('the addresses of a call are its own, however many ports somebody invents', () => {
  const at = (port: number) => originsOfCall(demo, env, `http://pizzaria.localhost:${port}`).origin;
  for (let port = 4000; port < 4040; port++)
    expect([at(port), at(port)]).toEqual(Array(2).fill(`http://pizzaria.localhost:${port}`));
  const elsewhere = { ...env, publicScheme: 'https' } as const;
  expect(originsOfCall(demo, elsewhere, 'http://pizzaria.localhost:4000').origin).toBe(
    'https://pizzaria.localhost',
  );
});
