// Email over SMTP. Our own id is the Message-ID, so that duplicates can be recognised.
import { createTransport, type Transporter } from 'nodemailer';
import { InternalAddress, publicAddressOf } from '../../public-address.ts';
import { DeliveryError, type Messenger } from '../port.ts';
import type { MailSettings } from '../settings.ts';

const PATIENCE_MS = 10_000;

type Server = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean;
  requireTLS: boolean;
  user: string;
  password: string;
  /** The name in the certificate, if `host` is the address behind it. */
  servername?: string;
};

// No pool: it resends by itself after a broken connection, even if the server had the message.
const transportTo = (
  { host, port, secure, requireTLS, user, password, servername }: Server,
  patience: number,
): Transporter =>
  createTransport({
    host,
    port,
    secure,
    requireTLS,
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    ...(servername === undefined ? {} : { tls: { servername } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    // Longer than the greeting's time-out: if both end together, the wrong one might be reported.
    socketTimeout: 2 * patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** The deployment's mail server. */
export function createSmtp({ url, from }: MailSettings, patience = PATIENCE_MS): Messenger {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const server: Server = {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Passwords are never sent unencrypted, except to a server on this machine.
    requireTLS: !secure && username !== '' && !['localhost', '127.0.0.1'].includes(hostname),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
  const transport = transportTo(server, patience);
  return mailer({ address: from, name: null }, async () => transport);
}

export type OwnMailSettings = Omit<Server, 'requireTLS' | 'servername'> & {
  from: string;
  /** Null: the brand's name. */
  fromName: string | null;
};

/**
 * A brand's own mail server. The name is looked up once and the connection goes to that address, so
 * that a second answer of its name server cannot lead inside our network. `trusted`: the operator
 * allows the host anywhere, also without TLS.
 */
export const createOwnSmtp = (
  { from, fromName, ...server }: OwnMailSettings,
  trusted: boolean,
  addressOf: (host: string) => Promise<string> = publicAddressOf,
  patience = PATIENCE_MS,
): Messenger =>
  mailer({ address: from, name: fromName }, async () => {
    const { host } = server;
    if (trusted) return transportTo({ ...server, requireTLS: false }, patience);
    const address = await addressOf(host);
    const checked = { ...server, host: address, servername: host, requireTLS: !server.secure };
    return transportTo(checked, patience);
  });

function mailer(
  from: { address: string; name: string | null },
  transport: () => Promise<Transporter>,
): Messenger {
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  return {
    sandbox: false,
    repeatable: false,
    async send({ name, to, from: brand, subject, text }) {
      const messageId = `<${name}@${domain}>`;
      try {
        const open = await transport();
        await open.sendMail({
          messageId,
          from: { name: from.name ?? brand, address: from.address },
          to: { name: '', address: to },
          subject: subject ?? brand,
          text,
        });
        return { providerId: messageId };
      } catch (error) {
        throw sorted(error);
      }
    },
    close: () => undefined,
  };
}

/** A server's reply decides; without one, it depends on how far the exchange was. */
function sorted(error: unknown): DeliveryError {
  const { responseCode, code, syscall, timeoutType, message } = (error ?? {}) as Partial<
    Record<'responseCode' | 'code' | 'syscall' | 'timeoutType' | 'message', unknown>
  >;
  if (error instanceof InternalAddress) return new DeliveryError('refused', 'internalAddress');
  // Before any word of the message.
  if (code === 'ETLS' || /wrong version number/.test(String(message)))
    return new DeliveryError('retry', 'noTls');
  if (typeof responseCode === 'number')
    return new DeliveryError(responseCode < 500 ? 'retry' : 'refused', `smtp ${responseCode}`);
  if (code === 'EENVELOPE') return new DeliveryError('refused', 'badAddress');
  if (/certificate/i.test(String(message))) return new DeliveryError('retry', 'badCertificate');
  if (code === 'ENOTFOUND') return new DeliveryError('retry', 'unknownHost');
  const early =
    code === 'EDNS' ||
    syscall === 'getaddrinfo' ||
    syscall === 'connect' ||
    timeoutType === 'CONNECT_TIMEOUT' ||
    timeoutType === 'GREETING_TIMEOUT';
  return early
    ? new DeliveryError('retry', 'unreachable')
    : new DeliveryError('unsure', 'noAnswer');
}
