// Rows of the specification, section 8, about reading replies: one test for each.
import { expect, test } from 'vitest';
import { callName } from './call-name.ts';
import { type ClientOptions, createClient } from './client.ts';
import { endpoints } from './endpoints.ts';
import { isLost } from './lost-replies.ts';
import { readReply } from './read-reply.ts';
import { MALFORMED_CODE, NETWORK_CODE, TIMEOUT_CODE } from './reply.ts';

function clientThat(
  transport: ClientOptions['transport'],
  surprises: string[] = [],
  language = 'pt-BR',
) {
  return createClient({
    base: '/api',
    transport,
    app: () => 'forno',
    headers: () => ({ 'accept-language': language }),
    timeout: 30,
    onSurprise: (call, error) => void surprises.push(`${call} ${error}`),
  });
}
const answering = (body: string, status = 200) =>
  clientThat(async () => new Response(body, { status }));
const ask = (client: ReturnType<typeof clientThat>) =>
  client.storeParameters({ idEstabelecimento: 1 });

// Rows: 3.31, 8.1
test('a codErro above 0 is an error with that code and the sentence of the server', async () => {
  expect(await ask(answering('{"codErro":57,"mensagem":"Loja fechada"}'))).toMatchObject({
    ok: false,
    codErro: 57,
    mensagem: 'Loja fechada',
  });
});

// Rows: 8.1
test('a codErro of 1 is an error, with the sentence of the server', async () => {
  expect(await ask(answering('{"codErro":1,"mensagem":"Um"}'))).toMatchObject({
    ok: false,
    codErro: 1,
    mensagem: 'Um',
  });
});

// Rows: 3.31, 8.1
test('a retornoErro is an error, too, with code 1', () => {
  expect(
    readReply({ codErro: 0, retornoErro: 'Cardápio indisponível' }, 200, 'menu'),
  ).toMatchObject({ codErro: 1, mensagem: 'Cardápio indisponível' });
});

test('an answer in a list of one is read like the answer itself', () => {
  expect(readReply([{ codErro: 9, mensagem: 'Senha' }], 200, 'authenticate')).toMatchObject({
    codErro: 9,
    mensagem: 'Senha',
  });
});

// Rows: 8.4
test('a bare text is an unexpected error that names its call, at login NaN', async () => {
  const sentence = 'Parametros - Erro inesperado, entre em contato com os responsáveis.';
  expect(await ask(answering('"oops"'))).toMatchObject({
    ok: false,
    codErro: 1,
    mensagem: sentence,
  });
  expect(await ask(answering('<html>a proxy</html>'))).toMatchObject({
    ok: false,
    codErro: 1,
    mensagem: sentence,
  });
  const login = await answering('"oops"').authenticate({
    appNome: 'forno',
    identificador: 'ana@example.com',
    senha: 'x',
  });
  expect(login).toMatchObject({
    codErro: 1,
    mensagem: 'NaN - Erro inesperado, entre em contato com os responsáveis.',
  });
});

// Rows: 8.5
test('without a network the sentence asks to check the connection', async () => {
  const dead = clientThat(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await ask(dead)).toMatchObject({
    ok: false,
    codErro: NETWORK_CODE,
    mensagem: 'Verifique sua conexão!',
    status: 0,
  });
});

// Rows: 8.5
test('a connection that breaks during a reply counts as a network failure', async () => {
  const surprises: string[] = [];
  const cut = (error: Error) =>
    clientThat(
      async () =>
        new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new TextEncoder().encode('[{"nome":')),
            pull: (stream) => stream.error(error),
          }),
        ),
      surprises,
    );
  expect(await ask(cut(new TypeError('Failed to fetch')))).toMatchObject({
    codErro: NETWORK_CODE,
    mensagem: 'Verifique sua conexão!',
    status: 0,
  });
  expect(await ask(cut(new DOMException('too late', 'TimeoutError')))).toMatchObject({
    codErro: TIMEOUT_CODE,
  });
  expect(surprises).toEqual([]);
});

// Rows: 8.6
test('any other failed request says what happened after “Erro: ”, with its number', async () => {
  expect(await ask(answering('<html>Bad gateway</html>', 502))).toMatchObject({
    ok: false,
    codErro: 1,
    mensagem: 'Erro: a loja não respondeu (502)',
  });
  expect(await ask(answering('{}', 503))).toMatchObject({
    ok: false,
    codErro: 1,
    mensagem: 'Erro: a loja não respondeu (503)',
  });
  expect(await ask(answering('<html>Forbidden</html>', 403))).toMatchObject({
    codErro: 1,
    mensagem: 'Erro: a loja não aceitou a solicitação (403)',
  });
});

test('the sentence about an unreadable reply is in the page’s language', async () => {
  const german = (body: string, status: number) =>
    clientThat(async () => new Response(body, { status }), [], 'de');
  expect(await ask(german('"oops"', 200))).toMatchObject({
    mensagem: 'Parametros - Unerwarteter Fehler, bitte wenden Sie sich an die Verantwortlichen.',
  });
  expect(await ask(german('{}', 503))).toMatchObject({
    mensagem: 'Fehler: Das Geschäft hat nicht geantwortet (503)',
  });
});

// Rows: 8.3, 8.7
test('an error during a call becomes code 1 with its message, and is reported', async () => {
  const surprises: string[] = [];
  const broken = clientThat(async () => {
    throw new RangeError('out of range');
  }, surprises);
  expect(await ask(broken)).toMatchObject({
    ok: false,
    codErro: 1,
    mensagem: 'out of range',
    thrown: 'RangeError',
  });
  expect(surprises).toEqual(['storeParameters RangeError: out of range']);
  const strange: string[] = [];
  const unfit = clientThat(async () => new Response('[{"nome":1}]'), strange);
  expect(await ask(unfit)).toMatchObject({ ok: false, codErro: 1 });
  expect(strange).toHaveLength(1);
});

test('what a call does not take is not sent, and its form says to check it', async () => {
  const surprises: string[] = [];
  const sent: string[] = [];
  const client = clientThat(async (url) => {
    sent.push(url);
    return new Response('{}');
  }, surprises);
  const result = await client.beginSecondStep({ senhaAtual: '' });
  if (result.ok) throw new Error('it was taken');
  expect(result).toMatchObject({ codErro: MALFORMED_CODE, status: 0 });
  expect(isLost(result)).toBe(false);
  expect(sent).toEqual([]);
  expect(surprises).toEqual([expect.stringContaining('beginSecondStep input: ')]);
});

// Rows: 8.3
test('a reply that is not from our server is reported and logged', async () => {
  const surprises: string[] = [];
  await ask(clientThat(async () => new Response('<html>a proxy</html>'), surprises));
  await ask(clientThat(async () => new Response('Bad gateway', { status: 502 }), surprises));
  expect(surprises).toEqual([
    'storeParameters reply without JSON, status 200',
    'storeParameters reply without JSON, status 502',
  ]);
});

test('refusals and network failures are not reported', async () => {
  const surprises: string[] = [];
  await ask(
    clientThat(async () => new Response('{"codErro":57,"mensagem":"Loja fechada"}'), surprises),
  );
  await ask(clientThat(async () => Promise.reject(new TypeError('Failed to fetch')), surprises));
  expect(surprises).toEqual([]);
});

// Rows: 8.8
test('a call that times out says so', async () => {
  const slow = clientThat(
    (_url, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  expect(await ask(slow)).toMatchObject({
    codErro: TIMEOUT_CODE,
    mensagem: 'Infelizmente o sistema não respondeu nossa solicitação. Tente novamente.',
  });
});

// Rows: 8.4
test('each call has a name in words of its own for that sentence', () => {
  const paths: string[] = Object.values(endpoints).map(({ path }) => path);
  for (const path of paths) expect(callName(path)).toMatch(/^[A-Z][a-z0-9 ]+$/);
  expect(callName('/quitute/PedidoCalculado')).toBe('Pedido calculado');
  expect(callName('/cliente/ObterPedido/:id')).toBe('Obter pedido');
  expect(callName('/comum/Bairros/')).toBe('Bairros');
});
