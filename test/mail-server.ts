// A real mail server on this machine, for tests of what is sent by mail.
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = { to: string[]; raw: string; user: string };

export const MAIL_PASSWORD = 'segredo';

/** `received` are the messages as transmitted. */
export async function openMailServer(
  options: SMTPServerOptions = {},
): Promise<{ received: ReceivedMail[]; port: number; close(): void }> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === MAIL_PASSWORD ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
          user: String(session.user ?? ''),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    close: () => void server.close(),
  };
}
