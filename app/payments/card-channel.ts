// How the card page talks to its opener: a parent page, an opening window, or an app's web view. It
// tells nothing before a `begin` from a known origin, and only that origin gets the answer, with
// its nonce.

export type CardPayer = { nome: string; email: string; cpf: string };
/** A saved card: only its security code is asked for. */
export type KnownCard = {
  tokenCartaoCredito: string;
  bandeira: string;
  ultimosDigitos: string;
  validade: string;
  titular: string;
};

export type CardBegin = {
  nonce: string;
  idEstabelecimento: number;
  /** Cents, shown on the button; null if nothing is paid yet. */
  valor: number | null;
  moeda: string;
  /** A line above the amount, such as the number of the order. */
  titulo: string;
  pagador: CardPayer;
  cartao: KnownCard | null;
};

export type CardDone = KnownCard & { pagador: CardPayer; guardado: boolean };
export type CardAnswer = { type: 'done'; value: CardDone } | { type: 'cancelled' };

const PREFIX = 'quitute.card.';
const NONCE = /^[\w-]{16,100}$/;

const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The opener's message, each field validated; null if it is not a `begin`. */
export function readBegin(data: unknown): CardBegin | null {
  const message = recordOf(data);
  const nonce = textOf(message.nonce, 101);
  const store = message.idEstabelecimento;
  if (
    message.type !== `${PREFIX}begin` ||
    !NONCE.test(nonce) ||
    typeof store !== 'number' ||
    !Number.isSafeInteger(store) ||
    store < 1
  )
    return null;
  const amount = message.valor;
  const payer = recordOf(message.pagador);
  return {
    nonce,
    idEstabelecimento: store,
    valor: typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 ? amount : null,
    moeda: textOf(message.moeda, 10) || 'BRL',
    titulo: textOf(message.titulo, 60),
    pagador: {
      nome: textOf(payer.nome, 80),
      email: textOf(payer.email, 120),
      cpf: textOf(payer.cpf, 14),
    },
    cartao: readCard(message.cartao),
  };
}

function readCard(value: unknown): KnownCard | null {
  const card = recordOf(value);
  const tokenCartaoCredito = textOf(card.tokenCartaoCredito, 100);
  if (tokenCartaoCredito === '') return null;
  const { bandeira, ultimosDigitos, validade, titular } = card;
  return {
    tokenCartaoCredito,
    bandeira: textOf(bandeira, 30),
    ultimosDigitos: textOf(ultimosDigitos, 4),
    validade: textOf(validade, 5),
    titular: textOf(titular, 80),
  };
}

/** The page's answer; null if the message is not for this nonce. */
export function readAnswer(data: unknown, nonce: string): CardAnswer | null {
  const message = recordOf(data);
  if (message.nonce !== nonce) return null;
  if (message.type === `${PREFIX}cancelled`) return { type: 'cancelled' };
  const card = message.type === `${PREFIX}done` ? readCard(message) : null;
  if (card === null) return null;
  const payer = recordOf(message.pagador);
  const pagador = {
    nome: textOf(payer.nome, 80),
    email: textOf(payer.email, 120),
    cpf: textOf(payer.cpf, 14),
  };
  return { type: 'done', value: { ...card, pagador, guardado: message.guardado === true } };
}

export const isReady = (data: unknown): boolean => recordOf(data).type === `${PREFIX}ready`;
export const beginMessage = (begin: CardBegin) => ({ ...begin, type: `${PREFIX}begin` });

/** The objects that apps put into their web views. */
type Bridges = {
  ReactNativeWebView?: { postMessage(text: string): void };
  webkit?: { messageHandlers?: { quitute?: { postMessage(text: string): void } } };
  quituteApp?: { postMessage(text: string): void };
  /** The app calls it to begin. */
  quituteCard?: { begin(begin: unknown): void };
};

export type CardChannel = {
  /** There is no opener: the page is on its own. */
  alone: boolean;
  close(): void;
};
export type CardReply = (answer: CardAnswer) => void;

/** Tells the opener that the page is ready and waits for `begin`; the first one counts. */
export function openCardChannel(
  origins: readonly string[],
  onBegin: (begin: CardBegin, reply: CardReply) => void,
): CardChannel {
  const bridges = window as unknown as Bridges;
  const bridge =
    bridges.ReactNativeWebView ??
    bridges.webkit?.messageHandlers?.quitute ??
    bridges.quituteApp ??
    null;
  const opener: Window | null = window.parent !== window ? window.parent : window.opener;
  let begun = false;
  const start = (data: unknown, send: (message: object) => void) => {
    const begin = begun ? null : readBegin(data);
    if (begin === null) return;
    begun = true;
    const reply: CardReply = (answer) =>
      send({
        type: `${PREFIX}${answer.type}`,
        nonce: begin.nonce,
        ...(answer.type === 'done' ? answer.value : {}),
      });
    onBegin(begin, reply);
  };
  const listen = ({ data, origin, source }: MessageEvent) => {
    if (source !== opener || opener === null || !origins.includes(origin)) return;
    start(data, (message) => opener.postMessage(message, origin));
  };
  addEventListener('message', listen);
  if (bridge !== null) {
    bridges.quituteCard = {
      begin: (data) => start(data, (message) => bridge.postMessage(JSON.stringify(message))),
    };
    bridge.postMessage(JSON.stringify({ type: `${PREFIX}ready` }));
  }
  // It only says that the page is ready, so any origin may receive it.
  opener?.postMessage({ type: `${PREFIX}ready` }, '*');
  return {
    alone: bridge === null && opener === null,
    close: () => removeEventListener('message', listen),
  };
}
