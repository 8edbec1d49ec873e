// One adapter per channel: the provider if configured, else the sandbox. Push needs no account.
import type { Database } from '../../database/open.ts';
import type { MessageChannel } from '../../database/schema.ts';
import type { Secret } from '../../secret.ts';
import { createSmtp } from './email/smtp.ts';
import type { Messenger } from './port.ts';
import { createKeyRing } from './push/keys.ts';
import { createPush, type PushKeys } from './push/web-push.ts';
import { sandboxMessenger } from './sandbox.ts';
import type { MessageSettings } from './settings.ts';
import { createZenvia } from './sms/zenvia.ts';
import { createCloudApi } from './whatsapp/cloud-api.ts';

export type Messengers = Record<MessageChannel, Messenger> & {
  /** For a brand from another deployment, the keys that its browsers subscribed with there. */
  pushKeys: (brandId: number) => Promise<PushKeys>;
};

export function createMessengers(
  settings: MessageSettings,
  db: Database,
  secret: Pick<Secret, 'originOf'>,
): Messengers {
  const ring = createKeyRing(db, settings.push.keys);
  const keys = async (brandId: number) => secret.originOf(brandId)?.push ?? ring();
  return {
    whatsapp: settings.whatsapp === null ? sandboxMessenger : createCloudApi(settings.whatsapp),
    sms: settings.sms === null ? sandboxMessenger : createZenvia(settings.sms),
    email: settings.mail === null ? sandboxMessenger : createSmtp(settings.mail),
    push: createPush(settings.push, keys),
    pushKeys: keys,
  };
}
