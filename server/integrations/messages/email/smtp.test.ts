import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { InternalAddress } from '#server/integrations/public-address.ts';
import { openMailServer as openServer } from '#test/mail-server.ts';
import { failureOf, parcelFor } from '#test/parcel.ts';
import { createOwnSmtp, createSmtp } from './smtp.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function openMailServer(options: SMTPServerOptions = {}) {
  const server = await openServer(options);
  closing.push(server.close);
  return server;
}

function mailerAt(port: number, auth = 'ana:segredo@') {
  const mailer = createSmtp(
    { url: `smtp://${auth}127.0.0.1:${port}`, from: 'avisos@quitute.app' },
    1000,
  );
  closing.push(() => mailer.close());
  return mailer;
}

const refusing = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

test('a message reaches a mail server whole, from the brand, with its own id', async () => {
  const { received, port } = await openMailServer();
  const answer = await mailerAt(port).send(
    parcelFor('ana@example.com', {
      from: 'Pizza "da" Praça <x@y.z>',
      subject: 'Seu código\r\nBcc: mal@example.com',
      text: 'Olá, ção\n.\nfim',
    }),
  );
  expect(answer).toEqual({ providerId: '<quitute-1-7@quitute.app>' });
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['ana@example.com']);
  expect(received[0]?.user).toBe('ana');
  const [folded = '', body = ''] = (received[0]?.raw ?? '').split(/\r\n\r\n([\s\S]*)/);
  const head = folded.replace(/\r\n[ \t]/g, ' ');
  expect(head).toContain('Message-ID: <quitute-1-7@quitute.app>');
  expect(head).toMatch(/^From: .*<avisos@quitute\.app>$/m);
  expect(head, 'a subject adds no header').not.toMatch(/^Bcc:/m);
  const decoded = /base64/i.test(head)
    ? Buffer.from(body, 'base64').toString()
    : Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          ),
        'latin1',
      ).toString();
  expect(decoded.trim().replace(/\r\n/g, '\n')).toBe('Olá, ção\n.\nfim');
});

test.each([
  [450, 'retry'],
  [550, 'refused'],
])('a mail server that answers %i to the address: %s', async (code, outcome) => {
  const { port } = await openMailServer({
    onRcptTo: (_address, _session, done) => done(refusing(code)),
  });
  expect(await failureOf(mailerAt(port).send(parcelFor('ana@example.com')))).toMatchObject({
    outcome,
    reason: `smtp ${code}`,
  });
});

test('a wrong password is refused, and a server that is not there may come back', async () => {
  const { port } = await openMailServer();
  expect(
    await failureOf(mailerAt(port, 'ana:errada@').send(parcelFor('ana@example.com'))),
  ).toMatchObject({ outcome: 'refused', reason: 'smtp 535' });
  expect(await failureOf(mailerAt(9).send(parcelFor('ana@example.com')))).toMatchObject({
    outcome: 'retry',
    reason: 'unreachable',
  });
});

test('a mail server without a greeting got nothing; a later silence leaves it open', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket));
  await new Promise<void>((done) => mute.listen(0, '127.0.0.1', () => done()));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    mute.close();
  });
  expect(
    await failureOf(
      mailerAt((mute.address() as AddressInfo).port).send(parcelFor('ana@example.com')),
    ),
  ).toMatchObject({ outcome: 'retry' });
  const { port } = await openMailServer({ onData: (stream) => void stream.resume() });
  expect(await failureOf(mailerAt(port).send(parcelFor('ana@example.com')))).toMatchObject({
    outcome: 'unsure',
    reason: 'noAnswer',
  });
});

const own = (port: number, host = '127.0.0.1') => ({
  host,
  port,
  secure: false,
  user: 'ana',
  password: 'segredo',
  from: 'pedidos@forno.com.br',
  fromName: null,
});

test('a server inside our network is reached only if the operator allows it', async () => {
  const { received, port } = await openMailServer();
  const parcel = parcelFor('ana@example.com');
  await createOwnSmtp(own(port), true).send(parcel);
  expect(received[0]?.raw).toMatch(/^From: .*<pedidos@forno\.com\.br>$/m);
  for (const host of ['127.0.0.1', 'localhost', '169.254.169.254', '::1', '10.0.0.7'])
    expect(await failureOf(createOwnSmtp(own(port, host), false).send(parcel)), host).toMatchObject(
      {
        outcome: 'refused',
        reason: 'internalAddress',
      },
    );
  expect(received).toHaveLength(1);
});

test('a name is looked up once: a second answer cannot lead the connection elsewhere', async () => {
  const { received, port } = await openMailServer();
  const asked: string[] = [];
  const answers = [
    () => Promise.reject(new InternalAddress()),
    async () => '127.0.0.1',
    () => Promise.reject(new InternalAddress()),
  ];
  const addressOf = (host: string) => {
    asked.push(host);
    return answers.shift()?.() ?? Promise.reject(new Error('asked again'));
  };
  const mailer = createOwnSmtp(own(port, 'mail.forno.com.br'), false, addressOf, 1000);
  expect(await failureOf(mailer.send(parcelFor('ana@example.com')))).toMatchObject({
    reason: 'internalAddress',
  });
  // The address that was judged is the one that is connected; without TLS no password is sent.
  expect(await failureOf(mailer.send(parcelFor('ana@example.com')))).toMatchObject({
    outcome: 'retry',
    reason: 'noTls',
  });
  expect(asked).toEqual(['mail.forno.com.br', 'mail.forno.com.br']);
  expect(received).toEqual([]);
});

test('a certificate of somebody else is told apart from a server that is away', async () => {
  const { port } = await openMailServer({ disabledCommands: [] });
  const mailer = createOwnSmtp(own(port, 'mail.forno.com.br'), false, async () => '127.0.0.1');
  expect(await failureOf(mailer.send(parcelFor('ana@example.com')))).toMatchObject({
    outcome: 'retry',
    reason: 'badCertificate',
  });
});
