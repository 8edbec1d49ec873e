// Email over SMTP. Our own id is the Message-ID, so that duplicates can be recognised.
import { createTransport } from 'nodemailer';
import { DeliveryError, type Messenger } from '../port.ts';
import type { MailSettings } from '../settings.ts';

const PATIENCE_MS = 10_000;

export function createSmtp({ url, from }: MailSettings, patience = PATIENCE_MS): Messenger {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  // No pool: it resends by itself after a broken connection, even if the server had the message.
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Passwords are never sent unencrypted, except to a server on this machine.
    requireTLS: !secure && username !== '' && !['localhost', '127.0.0.1'].includes(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    // Longer than the greeting's time-out: if both end together, the wrong one might be reported.
    socketTimeout: 2 * patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.indexOf('@') + 1);
  return {
    sandbox: false,
    repeatable: false,
    async send({ name, to, from: brand, subject, text }) {
      const messageId = `<${name}@${domain}>`;
      try {
        await transport.sendMail({
          messageId,
          from: { name: brand, address: from },
          to: { name: '', address: to },
          subject: subject ?? brand,
          text,
        });
        return { providerId: messageId };
      } catch (error) {
        throw sorted(error);
      }
    },
    close: () => transport.close(),
  };
}

/** A server's reply decides; without one, it depends on how far the exchange was. */
function sorted(error: unknown): DeliveryError {
  const { responseCode, code, syscall, timeoutType } = (error ?? {}) as Partial<
    Record<'responseCode' | 'code' | 'syscall' | 'timeoutType', unknown>
  >;
  if (typeof responseCode === 'number')
    return new DeliveryError(responseCode < 500 ? 'retry' : 'refused', `smtp ${responseCode}`);
  if (code === 'EENVELOPE') return new DeliveryError('refused', 'badAddress');
  const early =
    code === 'EDNS' ||
    code === 'ETLS' ||
    syscall === 'connect' ||
    timeoutType === 'CONNECT_TIMEOUT' ||
    timeoutType === 'GREETING_TIMEOUT';
  return early
    ? new DeliveryError('retry', 'unreachable')
    : new DeliveryError('unsure', 'noAnswer');
}
