// Push to browsers (VAPID). It needs no account: the browser's push service accepts what our key
// signed.
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { DeliveryError, type Messenger } from '../port.ts';
import { post, troubleOf } from '../post.ts';
import type { PushSettings } from '../settings.ts';
import { isPushService } from './hosts.ts';

export type PushKeys = { publicKey: string; privateKey: string };

export function createPush(
  { contact, hosts }: PushSettings,
  keys: (brandId: number) => Promise<PushKeys>,
  patience?: number,
): Messenger {
  return {
    sandbox: false,
    // The topic replaces it at the service and the tag on the screen: a duplicate is shown once.
    repeatable: true,
    async send({ brandId, push, subject, from, text, topic, link, secondsOfLife }) {
      if (push === null) throw new DeliveryError('gone', 'noSubscription');
      if (!isPushService(push.endpoint, hosts))
        throw new DeliveryError('refused', 'unknownPushService');
      const payload = JSON.stringify({ title: subject ?? from, body: text, tag: topic, url: link });
      const request = prepare(push, payload, await keys(brandId));
      const { status, waitSeconds } = await post(
        push.endpoint,
        request.headers,
        request.body,
        patience,
      );
      if (status >= 200 && status < 300) return { providerId: null };
      if (status === 404 || status === 410) throw new DeliveryError('gone', `http ${status}`);
      throw status >= 500
        ? new DeliveryError('retry', `http ${status}`, waitSeconds)
        : troubleOf(status, waitSeconds);
      function prepare(
        { endpoint, p256dh, auth }: NonNullable<typeof push>,
        words: string,
        pair: PushKeys,
      ) {
        try {
          const details = webPush.generateRequestDetails(
            { endpoint, keys: { p256dh, auth } },
            words,
            {
              TTL: secondsOfLife,
              urgency: 'high',
              ...(topic === null ? {} : { topic: shortTopic(topic) }),
              vapidDetails: { subject: contact, ...pair },
            },
          );
          const headers = Object.fromEntries(
            Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
          );
          return { headers, body: new Uint8Array(details.body ?? []) };
        } catch {
          // Keys that no browser creates.
          throw new DeliveryError('gone', 'badSubscription');
        }
      }
    },
    close: () => undefined,
  };
}

/** At most 32 characters of base64url are allowed. */
const shortTopic = (topic: string) =>
  createHash('sha256').update(topic).digest('base64url').slice(0, 32);
