// What is asked about a host from outside: its records in DNS and its certificate.

/** `silent`: no name server answered, so nothing is known. */
export type DnsAnswer =
  | { outcome: 'found'; values: readonly string[] }
  | { outcome: 'none' }
  | { outcome: 'silent' };

export type Certificate = {
  issuer: string;
  until: Date;
  /** Browsers accept it for this host, apart from its end. */
  trusted: boolean;
};

export type HostChecks = {
  /** TXT records, each joined from its parts. */
  texts(name: string): Promise<DnsAnswer>;
  /** The name that a CNAME record gives. */
  aliases(name: string): Promise<DnsAnswer>;
  /** A and AAAA records, behind aliases too. */
  addresses(name: string): Promise<DnsAnswer>;
  /** Null: nothing answers with TLS there. */
  certificate(host: string, port: number): Promise<Certificate | null>;
};

/** Automatic tests ask no network: every name is unknown there. */
export const unknownHosts: HostChecks = {
  texts: async () => ({ outcome: 'none' }),
  aliases: async () => ({ outcome: 'none' }),
  addresses: async () => ({ outcome: 'none' }),
  certificate: async () => null,
};
