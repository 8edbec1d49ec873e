// A brand's own account on a channel: its stored settings, and the adapter made of them.
import type { CustomerChannel } from '#contract/entities/brand.ts';
import { isTrustedMail } from '#rules/messages/message-accounts.ts';
import type { Secret } from '../../secret.ts';
import { type AccountSettings, openFields, sealFields } from '../sealed.ts';
import { createOwnSmtp } from './email/smtp.ts';
import type { Messenger } from './port.ts';
import type { CloudApiSettings, MessageSettings } from './settings.ts';
import { createZenvia } from './sms/zenvia.ts';
import { createCloudApi } from './whatsapp/cloud-api.ts';

type Whose = { brandId: number; canal: CustomerChannel };

const purposeOf = ({ brandId, canal }: Whose) => `message account ${brandId}/${canal}`;

export const sealOwn = (
  secret: Secret,
  whose: Whose,
  open: AccountSettings,
  secrets: Record<string, string>,
): AccountSettings => sealFields(secret, purposeOf(whose), open, secrets);

/** Null: encrypted with a key that this server does not have. */
export const openOwn = (
  secret: Secret,
  whose: Whose,
  settings: AccountSettings,
): AccountSettings | null => openFields(secret, purposeOf(whose), settings);

const textOf = (settings: AccountSettings, name: string): string => {
  const value = settings[name];
  return typeof value === 'string' ? value : '';
};

export function ownCloudApi(settings: AccountSettings, url: string): CloudApiSettings {
  const field = (name: string) => textOf(settings, name);
  return {
    url,
    token: field('token'),
    numberId: field('numberId'),
    appSecret: field('appSecret') || null,
    verifyToken: null,
    codeTemplate: field('codeTemplate'),
    textTemplate: field('textTemplate') || null,
    language: field('language') || null,
  };
}

/** `settings` with their secrets opened. */
export function createOwn(
  canal: CustomerChannel,
  settings: AccountSettings,
  { whatsappUrl, smsUrl, mailHosts }: MessageSettings,
): Messenger {
  const field = (name: string) => textOf(settings, name);
  if (canal === 'whatsapp') return createCloudApi(ownCloudApi(settings, whatsappUrl));
  if (canal === 'sms')
    return createZenvia({ url: smsUrl, token: field('token'), sender: field('sender') });
  const [host, port] = [field('host'), field('port')];
  return createOwnSmtp(
    {
      host,
      port: Number(port),
      secure: field('security') === 'tls',
      user: field('user'),
      password: field('password'),
      from: field('fromAddress'),
      fromName: field('fromName') || null,
    },
    isTrustedMail({ host, port }, mailHosts),
  );
}
