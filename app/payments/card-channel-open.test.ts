// The hand-over through each web view bridge and frame, and with other listeners present.
import { afterEach, expect, test, vi } from 'vitest';
import { beginMessage, type CardReply, openCardChannel } from '#app/payments/card-channel.ts';

const SHOP = 'https://loja.example.com';
const begin = beginMessage({
  nonce: '0123456789abcdef',
  idEstabelecimento: 3,
  valor: 10_744,
  moeda: 'BRL',
  titulo: '',
  pagador: { nome: '', email: '', cpf: '' },
  cartao: null,
});
const card = {
  tokenCartaoCredito: 'vault-7',
  bandeira: 'Visa',
  ultimosDigitos: '1112',
  validade: '08/29',
  titular: 'MARINA A',
};
const done = {
  type: 'done',
  value: { ...card, pagador: { nome: '', email: '', cpf: '' }, guardado: true },
} as const;

type Listener = (event: { data: unknown; origin: string; source: unknown }) => void;

/** A fake window that records messages and their targets. */
function open(surroundings: Record<string, unknown>, origins = [SHOP]) {
  const listeners = new Set<Listener>();
  const own: Record<string, unknown> = { opener: null, ...surroundings };
  own.parent ??= own;
  vi.stubGlobal('window', own);
  vi.stubGlobal('addEventListener', (_type: string, listener: Listener) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_type: string, listener: Listener) =>
    listeners.delete(listener),
  );
  const begun: CardReply[] = [];
  const channel = openCardChannel(origins, (_begin, reply) => begun.push(reply));
  const say = (data: unknown, origin: string, source: unknown) => {
    for (const listener of listeners) listener({ data, origin, source });
  };
  return { own, channel, begun, say, listeners };
}

afterEach(() => vi.unstubAllGlobals());

const heardBy = () => {
  const heard: unknown[] = [];
  return { heard, postMessage: (text: string) => heard.push(JSON.parse(text)) };
};

const bridges: [string, (bridge: object) => Record<string, unknown>][] = [
  ['React Native', (bridge) => ({ ReactNativeWebView: bridge })],
  ['iOS', (bridge) => ({ webkit: { messageHandlers: { quitute: bridge } } })],
  ['Android', (bridge) => ({ quituteApp: bridge })],
];

for (const [name, around] of bridges) {
  test(`an app with a web view (${name}) starts by a call and is answered by its bridge`, () => {
    const app = heardBy();
    const page = open(around({ postMessage: app.postMessage }));
    expect(page.channel.alone).toBe(false);
    expect(app.heard).toEqual([{ type: 'quitute.card.ready' }]);
    const { quituteCard } = page.own as { quituteCard: { begin(data: unknown): void } };
    quituteCard.begin({ ...begin, nonce: 'short' });
    expect(page.begun).toHaveLength(0);
    quituteCard.begin(begin);
    quituteCard.begin(begin);
    expect(page.begun).toHaveLength(1);
    page.begun[0]?.(done);
    expect(app.heard.slice(1)).toEqual([
      { type: 'quitute.card.done', nonce: begin.nonce, ...done.value },
    ]);
  });
}

test('a page around the frame is answered only at its own, allowed origin', () => {
  const told: [unknown, string][] = [];
  const parent = {
    postMessage: (message: unknown, origin: string) => told.push([message, origin]),
  };
  const page = open({ parent });
  expect(told).toEqual([[{ type: 'quitute.card.ready' }, '*']]);
  page.say(begin, 'https://evil.example.com', parent);
  page.say(begin, SHOP, { somebody: 'else' });
  expect(page.begun).toHaveLength(0);
  page.say(begin, SHOP, parent);
  page.begun[0]?.({ type: 'cancelled' });
  expect(told.slice(1)).toEqual([[{ type: 'quitute.card.cancelled', nonce: begin.nonce }, SHOP]]);
  page.channel.close();
  expect(page.listeners.size).toBe(0);
});

test('without an opener the card page posts no message', () => {
  expect(open({}).channel.alone).toBe(true);
});
