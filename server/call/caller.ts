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

/**
 * What limits by network count: one IPv4 address, or the /64 of an IPv6 address, in which one phone
 * or house chooses freely.
 */
export function countedNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text = '') => text.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const whole = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${whole.slice(0, 4).join(':')}::/64`;
}
