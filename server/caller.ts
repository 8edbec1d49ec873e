// What is stored about where a call comes from: enough to tell devices apart and to prove a choice,
// too little to locate a person.

/** The browser's user agent. */
export function agentOf(header: string | undefined): string {
  return (header ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 300);
}

/** An address without its last part: the third number of IPv4, the site prefix of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const numbers = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain);
  if (numbers !== null) return `${numbers[1]}.0/24`;
  if (!plain.includes(':')) return '';
  const [head = ''] = plain.split('::');
  const groups = [...head.split(':').filter((group) => group !== ''), '0', '0', '0'].slice(0, 3);
  return `${groups.join(':')}::/48`;
}
