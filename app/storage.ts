// What the browser stores, and the only file that touches its storage. Values are obfuscated, as
// the specification (section 3) requires: it hides them from a glance and protects nothing.

/** The name of each value in the browser. */
const keys = {
  cart: 'quitute.c',
  store: 'quitute.e',
  delivery: 'quitute.d',
  customer: 'quitute.k',
  phoneOnly: 'quitute.t',
  contact: 'quitute.u',
  /** How the last order at each store was paid. */
  payment: 'quitute.g',
  appearance: 'quitute.appearance',
  coupon: 'quitute.o',
  purchases: 'quitute.b',
  pendingOrder: 'quitute.p',
  followedOrders: 'quitute.f',
  /** True lets the page log to the browser's developer tools; set by hand. */
  test: 'quitute.test',
  loyalty: 'quitute.l',
  stampCode: 'quitute.r',
  staffSound: 'quitute.s',
  /** Prints accepted orders automatically: per device, because a printer belongs to one. */
  staffPrint: 'quitute.i',
  /** Moves not yet sent to the server. */
  staffMoves: 'quitute.v',
  /** When the bell was last confirmed at the board. */
  staffHeard: 'quitute.h',
  /** False turns the console's shortcuts of one letter off: per device, as its keyboard is. */
  staffKeys: 'quitute.y',
} as const;
export type StorageKey = keyof typeof keys;
export const storageKeys = Object.keys(keys) as StorageKey[];

/** Names of the previous site: read once, if the current one is empty. */
const legacyKeys: Partial<Record<StorageKey, string>> = {
  cart: 'carrinho',
  store: 'estabelecimento',
  coupon: 'cupom',
};

const MARK = 'q1:';
/** Keys read by people stay plain. */
const plainKeys: ReadonlySet<StorageKey> = new Set(['appearance', 'test']);

/** Reads a value; null if absent or unreadable, or if the browser refuses storage. */
export function readStored(key: StorageKey): unknown {
  const legacy = legacyKeys[key];
  try {
    const text =
      localStorage.getItem(keys[key]) ??
      (legacy === undefined ? null : localStorage.getItem(legacy));
    return text === null ? null : decode(text);
  } catch {
    return null;
  }
}

/** Writes a value, or removes it if null. False if the browser refuses (private mode, full). */
export function writeStored(key: StorageKey, value: unknown): boolean {
  const [name, legacy] = [keys[key], legacyKeys[key]];
  try {
    if (value === null) localStorage.removeItem(name);
    else
      localStorage.setItem(
        name,
        plainKeys.has(key) || storesPlain() ? JSON.stringify(value) : encode(value),
      );
    if (legacy !== undefined) localStorage.removeItem(legacy);
    return true;
  } catch {
    return false;
  }
}

/** Values that last as long as the tab. */
const sessionKeys = {
  /** Orders that staff put aside: with names and phones, so they end with the tab. */
  heldOrders: 'quitute.w',
  added: 'quitute.j',
  /** What was entered at the checkout. */
  draft: 'quitute.d',
  facebook: 'quitute.f',
  menu: 'quitute.m',
  reloaded: 'quitute.r',
  reset: 'quitute.z',
  sentCode: 'quitute.n',
  signedOut: 'quitute.g',
  /** A spin of the wheel that was sent and not answered. */
  spin: 'quitute.v',
} as const;
export type SessionKey = keyof typeof sessionKeys;

export function readSession(key: SessionKey): unknown {
  try {
    const text = sessionStorage.getItem(sessionKeys[key]);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** False when the browser refuses. */
export function writeSession(key: SessionKey, value: unknown): boolean {
  try {
    if (value === null) sessionStorage.removeItem(sessionKeys[key]);
    else sessionStorage.setItem(sessionKeys[key], JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Calls `listener` when another page changes the key. Returns how to stop. */
export function onStoredChange(key: StorageKey, listener: () => void): () => void {
  const react = (event: StorageEvent) => {
    if (event.key === keys[key] || event.key === null) listener();
  };
  // A page that the browser kept and shows again has missed the changes meanwhile.
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('storage', react);
  addEventListener('pageshow', shownAgain);
  return () => {
    removeEventListener('storage', react);
    removeEventListener('pageshow', shownAgain);
  };
}

/**
 * Unanswered orders, events sent to sales tags, and unsent kitchen moves: without them, something
 * would happen twice or never.
 */
export const outlivesReset: readonly StorageKey[] = ['pendingOrder', 'purchases', 'staffMoves'];

/**
 * What the crash page clears: everything but what must not be lost. A second press in the session
 * clears that too, because it may be the cause.
 */
export function resetStored(): void {
  const again = readSession('reset') !== null;
  clearStored(again ? [] : outlivesReset);
  if (!again) writeSession('reset', true);
}

/** Clears everything, including values of the previous site, then writes back what stays. */
export function clearStored(stays: readonly StorageKey[] = []): void {
  try {
    const kept = stays.flatMap((key) => {
      return [keys[key], legacyKeys[key] ?? keys[key]].flatMap((place) => {
        const text = localStorage.getItem(place);
        return text === null ? [] : [[place, text] as const];
      });
    });
    localStorage.clear();
    for (const [place, text] of kept) localStorage.setItem(place, text);
    sessionStorage.clear();
  } catch {
    // A browser that refuses storage keeps nothing.
  }
}

/** The previous site stored the customer's identity as plain text. */
const olderPersonalKeys = ['usuario', 'aplicativoDados'];

export function removeOlderPersonal(): void {
  try {
    for (const name of olderPersonalKeys) localStorage.removeItem(name);
  } catch {
    // As above.
  }
}

/**
 * The flag for tests or the host name decides between plain and encoded (specification, section 3):
 * plain for debugging.
 */
function storesPlain(): boolean {
  return location.hostname === 'localhost' || localStorage.getItem(keys.test) === 'true';
}

function encode(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return (
    MARK +
    btoa(
      Array.from(bytes, (byte, position) => String.fromCharCode(byte ^ maskAt(position))).join(''),
    )
  );
}

function decode(text: string): unknown {
  if (!text.startsWith(MARK)) return plain(text);
  const bytes = Uint8Array.from(
    atob(text.slice(MARK.length)),
    (char, position) => char.charCodeAt(0) ^ maskAt(position),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Some legacy values are plain text: the store's code without quotes. */
function plain(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function maskAt(position: number): number {
  return (position * 31 + 90) & 0xff;
}
