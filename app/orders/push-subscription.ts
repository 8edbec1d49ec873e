// Subscribes this browser to push notifications, and tells the server which orders it follows.
import { api } from '../api.ts';
import { WORKER } from '../offline/worker.ts';
import { readStored, writeStored } from '../storage.ts';

/** Orders are over long before this many more are placed. */
const MOST_REMEMBERED = 20;

export type Following = { id: number; chave: string | null };
/** blocked: the customer refused, or the browser no longer asks. */
export type PushState = 'unknown' | 'unsupported' | 'off' | 'on' | 'blocked';

function supportsPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

const followed = (): number[] => {
  const stored = readStored('followedOrders');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
};
const remember = (id: number, follows: boolean) => {
  const others = followed().filter((other) => other !== id);
  writeStored('followedOrders', follows ? [id, ...others].slice(0, MOST_REMEMBERED) : others);
};

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The locally known state: the subscription may have expired. */
export function likelyPushState(id: number): PushState {
  if (!supportsPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && followed().includes(id) ? 'on' : 'off';
}

export async function readPushState(id: number): Promise<PushState> {
  const likely = likelyPushState(id);
  return likely === 'on' && (await currentSubscription()) === null ? 'off' : likely;
}

/**
 * Asks the customer first, and registers the worker only then. Throws if the push service or ours
 * does not answer.
 */
export async function follow({ id, chave }: Following): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const client = await api();
  const key = await client.pushKey({});
  if (!key.ok) throw new Error('no key');
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribe(pushManager, key.value.chavePublica);
  const keys = subscription.toJSON().keys ?? {};
  const sent = await client.followOrder({
    id,
    ...(chave !== null && { chave }),
    endereco: subscription.endpoint,
    chavePublica: keys.p256dh ?? '',
    segredo: keys.auth ?? '',
  });
  if (!sent.ok) throw new Error(sent.mensagem);
  remember(id, true);
  return 'on';
}

/** A subscription made with another key does not receive our messages. */
async function subscribe(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const there = await pushManager.getSubscription();
  if (there === null) return pushManager.subscribe(options);
  const known = there.options?.applicationServerKey;
  if (known == null || toBase64Url(known) === publicKey) return there;
  await there.unsubscribe();
  return pushManager.subscribe(options);
}

function toBase64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The browser's subscription stays: another order may need it. */
export async function unfollow({ id, chave }: Following): Promise<PushState> {
  const subscription = await currentSubscription();
  if (subscription !== null) {
    const sent = await (await api()).unfollowOrder({
      id,
      ...(chave !== null && { chave }),
      endereco: subscription.endpoint,
    });
    if (!sent.ok) throw new Error(sent.mensagem);
  }
  remember(id, false);
  return 'off';
}
