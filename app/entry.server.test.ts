// What the router's own errors write to the server's log.
import { afterEach, expect, test, vi } from 'vitest';
import { handleError } from './entry.server.tsx';

afterEach(() => vi.restoreAllMocks());

const address = 'http://pizzaria.localhost/delivery';
const refused = { status: 405, statusText: '', data: '', internal: true };

test('strangers cannot fill the log with requests that no page takes', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  handleError(new Error('origin does not match'), {
    request: new Request(address, { method: 'POST' }),
  });
  handleError(refused, { request: new Request(address) });
  expect(written).not.toHaveBeenCalled();
});

test('an error of a page is written', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('a loader failed');
  handleError(error, { request: new Request(address) });
  expect(written).toHaveBeenCalledExactlyOnceWith(error);
});
