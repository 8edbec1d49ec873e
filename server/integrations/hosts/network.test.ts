// What name servers and certificates say is told apart: an answer, none, and silence.
import { expect, test } from 'vitest';
import { certificateOf, type NameServers, networkHosts } from './network.ts';

const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
/** Without asking for the time to live, texts are the answer. */
const answersWith = (address: string) =>
  (async () => [address]) as unknown as NameServers['resolve4'];
const servers = (given: Partial<NameServers>): NameServers =>
  ({
    resolveTxt: fails('ENOTFOUND'),
    resolveCname: fails('ENODATA'),
    resolve4: fails('ENODATA'),
    resolve6: fails('ENODATA'),
    ...given,
  }) as NameServers;

test('a TXT record of several parts is one text', async () => {
  const checks = networkHosts(servers({ resolveTxt: async () => [['quitute-', 'abc'], ['spf']] }));
  expect(await checks.texts('x.example.com')).toEqual({
    outcome: 'found',
    values: ['quitute-abc', 'spf'],
  });
});

test('no record differs from a name server that is silent', async () => {
  expect(await networkHosts(servers({})).texts('x.example.com')).toEqual({ outcome: 'none' });
  for (const code of ['ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED'])
    expect(await networkHosts(servers({ resolveTxt: fails(code) })).texts('x.example.com')).toEqual(
      { outcome: 'silent' },
    );
});

test('addresses of either kind are enough, and half a silence is not “none”', async () => {
  const four = networkHosts(servers({ resolve4: answersWith('203.0.113.7') }));
  expect(await four.addresses('x.example.com')).toEqual({
    outcome: 'found',
    values: ['203.0.113.7'],
  });
  const half = networkHosts(servers({ resolve6: fails('ETIMEOUT') }));
  expect(await half.addresses('x.example.com')).toEqual({ outcome: 'silent' });
  expect(await networkHosts(servers({})).addresses('x.example.com')).toEqual({ outcome: 'none' });
});

test('a certificate that has ended is told by its end, one for another name as not valid', () => {
  const certificate = {
    issuer: { C: 'US', ST: '', L: '', O: "Let's Encrypt", OU: '', CN: 'R11' },
    valid_to: 'Nov 30 12:00:00 2026 GMT',
  };
  const until = new Date('2026-11-30T12:00:00Z');
  const told = (problem: unknown) => certificateOf(certificate, problem);
  expect(told(null)).toEqual({ issuer: "Let's Encrypt", until, trusted: true });
  expect(told('CERT_HAS_EXPIRED')?.trusted).toBe(true);
  for (const problem of ['ERR_TLS_CERT_ALTNAME_INVALID', 'DEPTH_ZERO_SELF_SIGNED_CERT'])
    expect(told(problem)?.trusted).toBe(false);
  expect(certificateOf({}, null)).toBeNull();
});
