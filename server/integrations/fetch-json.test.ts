// A provider cannot lead the server to another address.
import { expect, test } from 'vitest';
import { openProvider } from '#test/local-provider.ts';
import { fetchJson } from './fetch-json.ts';

test('a reply that redirects is a failure, and the other address is never asked', async () => {
  const provider = await openProvider();
  provider.replies.push({ status: 302, headers: { location: '/inside' } });
  const url = new URL(`${provider.url}/first`);
  await expect(fetchJson(url, { timeoutMs: 5_000 })).rejects.toThrow();
  expect(provider.asked.map(({ path }) => path)).toEqual(['/first']);
  await provider.close();
});
