// Asks DNS and the host itself, with time limits, because a person waits.
import { Resolver } from 'node:dns/promises';
import { connect, type PeerCertificate } from 'node:tls';
import { publicLookup } from '../public-address.ts';
import type { Certificate, DnsAnswer, HostChecks } from './port.ts';

const DNS_MS = 2000;
const DNS_TRIES = 2;
const TLS_MS = 4000;
/** The name, or a record of this type, does not exist. */
const NONE = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME']);

export type NameServers = Pick<Resolver, 'resolveTxt' | 'resolveCname' | 'resolve4' | 'resolve6'>;

export function networkHosts(
  dns: NameServers = new Resolver({ timeout: DNS_MS, tries: DNS_TRIES }),
): HostChecks {
  return {
    texts: (name) => answered(dns.resolveTxt(name).then((rows) => rows.map((row) => row.join('')))),
    aliases: (name) => answered(dns.resolveCname(name)),
    async addresses(name) {
      const [four, six] = await Promise.all([
        answered(dns.resolve4(name)),
        answered(dns.resolve6(name)),
      ]);
      const values = [four, six].flatMap((one) => (one.outcome === 'found' ? one.values : []));
      if (values.length > 0) return { outcome: 'found', values };
      return four.outcome === 'silent' ? four : six;
    },
    certificate: readCertificate,
  };
}

async function answered(question: Promise<string[]>): Promise<DnsAnswer> {
  try {
    const values = await question;
    return values.length === 0 ? { outcome: 'none' } : { outcome: 'found', values };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { outcome: NONE.has(code) ? 'none' : 'silent' };
  }
}

/** The host may resolve to our own network: only public addresses are connected to. */
function readCertificate(host: string, port: number): Promise<Certificate | null> {
  return new Promise((resolve) => {
    const done = (found: Certificate | null) => {
      resolve(found);
      socket.destroy();
    };
    const socket = connect({
      host,
      port,
      servername: host,
      lookup: publicLookup(),
      // An invalid certificate is what the owner must learn of; nothing is sent over this.
      rejectUnauthorized: false,
    });
    AbortSignal.timeout(TLS_MS).addEventListener('abort', () => done(null), { once: true });
    socket.on('error', () => done(null));
    socket.once('secureConnect', () =>
      done(certificateOf(socket.getPeerCertificate(), socket.authorizationError)),
    );
  });
}

export function certificateOf(
  { issuer, valid_to: until }: Partial<PeerCertificate>,
  problem: unknown,
): Certificate | null {
  if (until === undefined) return null;
  const [name] = [issuer?.O, issuer?.CN].flat().filter((one) => one !== undefined);
  const code = problem instanceof Error ? (problem as NodeJS.ErrnoException).code : problem;
  return {
    issuer: name ?? '',
    until: new Date(until),
    trusted: code === undefined || code === null || code === 'CERT_HAS_EXPIRED',
  };
}
