// What the browser keeps, and the only file that touches its storage. Values are obfuscated, as the
// specification (section 3) has it: this hides them from a glance, it protects nothing.

/** Each key with what stands in it. Legacy keys are read once, when the present one is empty. */
const keys = {
  cart: { name: 'quitute.c', legacy: 'carrinho' },
  store: { name: 'quitute.e', legacy: 'estabelecimento' },
  delivery: { name: 'quitute.d', legacy: null },
  customer: { name: 'quitute.k', legacy: null },
  phoneOnly: { name: 'quitute.t', legacy: null },
  contact: { name: 'quitute.u', legacy: null },
  appearance: { name: 'quitute.appearance', legacy: null },
  coupon: { name: 'quitute.o', legacy: 'cupom' },
  purchases: { name: 'quitute.b', legacy: null },
  pendingOrder: { name: 'quitute.p', legacy: null },
  followedOrders: { name: 'quitute.f', legacy: null },
  /** True lets the console speak; set by hand. */
  test: { name: 'quitute.test', legacy: null },
  loyalty: { name: 'quitute.l', legacy: null },
  stampCode: { name: 'quitute.r', legacy: null },
  staffSound: { name: 'quitute.s', legacy: null },
  /** Prints by itself what is accepted: of this device, because a printer hangs on one. */
  staffPrint: { name: 'quitute.i', legacy: null },
  /** Moves that have not reached the server yet. */
  staffMoves: { name: 'quitute.v', legacy: null },
  /** When somebody at the board last said that the bell was heard. */
  staffHeard: { name: 'quitute.h', legacy: null },
} as const;
export type StorageKey = keyof typeof keys;
export const storageKeys = Object.keys(keys) as StorageKey[];

const MARK = 'q1:';
/** Keys read by people or by the inline theme script stay plain. */
const plainKeys: ReadonlySet<StorageKey> = new Set(['appearance', 'test']);

/**
 * Reads a value; null when there is none, when it cannot be read, or when the browser refuses
 * storage.
 */
export function readStored(key: StorageKey): unknown {
  const { name, legacy } = keys[key];
  try {
    const text =
      localStorage.getItem(name) ?? (legacy === null ? null : localStorage.getItem(legacy));
    return text === null ? null : decode(text);
  } catch {
    return null;
  }
}

/**
 * Writes a value, or removes it when it is null. False when the browser refuses (private mode,
 * full).
 */
export function writeStored(key: StorageKey, value: unknown): boolean {
  const { name, legacy } = keys[key];
  try {
    if (value === null) localStorage.removeItem(name);
    else
      localStorage.setItem(
        name,
        plainKeys.has(key) || storesPlain() ? JSON.stringify(value) : encode(value),
      );
    if (legacy !== null) localStorage.removeItem(legacy);
    return true;
  } catch {
    return false;
  }
}

/** What lasts as long as the tab. */
const sessionKeys = {
  facebook: 'quitute.f',
  menu: 'quitute.m',
  reloaded: 'quitute.r',
  reset: 'quitute.z',
  sentCode: 'quitute.n',
  signedOut: 'quitute.g',
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

/** Calls `listener` when another tab changes the key. Returns how to stop. */
export function onStoredChange(key: StorageKey, listener: () => void): () => void {
  const react = (event: StorageEvent) => {
    if (event.key === keys[key].name || event.key === null) listener();
  };
  addEventListener('storage', react);
  return () => removeEventListener('storage', react);
}

/** Removes everything from this browser, also what an older site of this address has left. */
export function clearStored(): void {
  clearBut([]);
}

/**
 * An order whose answer never came, what was told to whoever counts sales, and moves of the kitchen
 * that are still to be sent: without them one happens twice, or never.
 */
const outlivesReset: readonly StorageKey[] = ['pendingOrder', 'purchases', 'staffMoves'];

/**
 * What the page of a crash removes: all but what must not be lost. Pressed again in the same
 * session nothing is left, because that may be what breaks.
 */
export function resetStored(): void {
  const again = readSession('reset') !== null;
  clearBut(again ? [] : outlivesReset);
  if (!again) writeSession('reset', true);
}

/** Of this device, whoever is signed in: its look, and the board of a kitchen. */
const ofDevice: readonly StorageKey[] = ['appearance', 'staffSound', 'staffPrint', 'staffHeard'];

/**
 * Whoever is signed in no more leaves nothing personal behind. The cart stays, and an order that
 * waits for its answer with the name that it was sent with.
 */
export function clearPersonal(): void {
  const waiting = readStored('pendingOrder') !== null;
  clearBut([...outlivesReset, ...ofDevice, 'cart', ...(waiting ? (['contact'] as const) : [])]);
}

/** Everything, also of other names than ours; then what stays is written back as it stood. */
function clearBut(stays: readonly StorageKey[]): void {
  try {
    const kept = stays.flatMap((key) => {
      const { name, legacy } = keys[key];
      return [name, ...(legacy === null ? [] : [legacy])].flatMap((place) => {
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

/** The site that stood here before kept who somebody is, readable by anybody. */
const olderPersonalKeys = ['usuario', 'aplicativoDados'];

export function removeOlderPersonal(): void {
  try {
    for (const name of olderPersonalKeys) localStorage.removeItem(name);
  } catch {
    // As above.
  }
}

/**
 * The flag for tests or the host name decides plain or encoded (specification, section 3): plain
 * where people debug.
 */
function storesPlain(): boolean {
  return location.hostname === 'localhost' || localStorage.getItem(keys.test.name) === 'true';
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

/** Some of the older values were written as they are: the code of a store without quotes. */
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
