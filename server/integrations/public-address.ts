// Limits connections to hosts that stores enter to public addresses. A name may resolve to our own
// network, and differently a moment later, so the check is part of the connection's own lookup.
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Networks that are not public: this machine, private ranges, carrier-grade and test networks,
 * multicast, and forms that embed one of them.
 */
const inside = new BlockList();
const networks = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
  ],
  more: [
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  ipv6: [
    '::/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ],
};
for (const network of [...networks.ipv4, ...networks.more, ...networks.ipv6]) {
  const [address = '', bits = ''] = network.split('/');
  inside.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Checks a numeric address; anything else is not public. IPv4 written as IPv6 is checked as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  return kind !== 0 && !inside.check(address, kind === 6 ? 'ipv6' : 'ipv4');
}

export class InternalAddress extends Error {
  constructor() {
    super('the host has no public address');
    this.name = 'InternalAddress';
  }
}

/**
 * For a connection's `lookup` option. One private address among several fails the lookup: a retry
 * might use it.
 */
export function publicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error !== null) return callback(error, '');
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        return callback(new InternalAddress(), '');
      if (options.all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

/** The address of a host, numeric or looked up now. Throws InternalAddress. */
export async function publicAddressOf(
  host: string,
  resolve: typeof lookup = lookup,
): Promise<string> {
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw new InternalAddress();
    return host;
  }
  return new Promise((done, fail) => {
    publicLookup(resolve)(host, {}, (error, address) => {
      if (error !== null) fail(error);
      else done(String(address));
    });
  });
}
