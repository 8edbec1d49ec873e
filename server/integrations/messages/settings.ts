// Settings of the channels: each is complete, or absent and a sandbox.

export type CloudApiSettings = {
  url: string;
  token: string;
  numberId: string;
  /**
   * Secret that signs the provider's delivery notices, and the token it sends to register; without
   * them notices are refused.
   */
  appSecret: string | null;
  verifyToken: string | null;
  codeTemplate: string;
  /**
   * Template with one parameter for all other texts; without it plain text is sent, which works
   * only within a day of the customer's last message.
   */
  textTemplate: string | null;
  /** The language of the templates; null: the customer's. */
  language: string | null;
};
export type SmsSettings = { url: string; token: string; sender: string };
export type MailSettings = { url: string; from: string };
export type PushSettings = {
  contact: string;
  keys: { publicKey: string; privateKey: string } | null;
  hosts: string[];
};
export type MessageSettings = {
  whatsapp: CloudApiSettings | null;
  sms: SmsSettings | null;
  mail: MailSettings | null;
  push: PushSettings;
  /** Where the accounts of brands are. */
  whatsappUrl: string;
  smsUrl: string;
  /** Mail servers of brands, as `host` or `host:port`, that may stand inside the network. */
  mailHosts: readonly string[];
};

type Values = Record<string, string | null>;
type Fail = (name: string, value: string, right: string) => never;

/** The named values if all are set, else null. */
function together<Name extends string>(
  values: Values,
  names: readonly Name[],
  fail: Fail,
): Record<Name, string> | null {
  const absent = names.filter((name) => values[name] == null);
  if (absent.length === names.length) return null;
  const [first] = absent;
  if (first !== undefined)
    return fail(
      first,
      '',
      `set, because ${names.filter((name) => values[name] != null).join(' and ')} is`,
    );
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>;
}

export function readMessageSettings(values: Values, fail: Fail): MessageSettings {
  const address = (name: string, usual: string) => {
    const value = values[name] ?? usual;
    if (!/^https?:\/\/[^\s?#]+$/.test(value) || !URL.canParse(value))
      fail(name, value, `an address such as ${usual}`);
    return value.replace(/\/$/, '');
  };
  const whatsapp = together(values, ['WHATSAPP_TOKEN', 'WHATSAPP_NUMBER_ID'], fail);
  const sms = together(values, ['SMS_TOKEN', 'SMS_SENDER'], fail);
  const mail = together(values, ['SMTP_URL', 'MAIL_FROM'], fail);
  const keys = together(values, ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'], fail);
  if (mail !== null && !isMailServer(mail.SMTP_URL))
    fail(
      'SMTP_URL',
      '***',
      'an address such as smtp://user:password@mail.example.com:587, in which a password’s / is ' +
        '%2F, its # is %23 and its % is %25',
    );
  if (mail !== null && !/^[^\s@<>]+@[^\s@<>]+$/.test(mail.MAIL_FROM))
    fail('MAIL_FROM', mail.MAIL_FROM, 'an e-mail address');
  const contact = values.PUSH_CONTACT ?? 'mailto:avisos@quitute.app';
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    fail(
      'PUSH_CONTACT',
      contact,
      'mailto: and an e-mail address, or an address that begins with https://',
    );
  const whatsappUrl = address('WHATSAPP_URL', 'https://graph.facebook.com/v24.0');
  const smsUrl = address('SMS_URL', 'https://api.zenvia.com');
  const hosts = values.SMTP_HOSTS?.toLowerCase() ?? '';
  const mailHosts = parts(hosts);
  if (!mailHosts.every((part) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(part)))
    fail('SMTP_HOSTS', hosts, 'a list of mail servers such as mail.example.internal:2525');
  const pushHosts = parts(values.PUSH_HOSTS?.toLowerCase() ?? '');
  if (!pushHosts.every((part) => /^[a-z0-9.-]+$/.test(part)))
    fail(
      'PUSH_HOSTS',
      values.PUSH_HOSTS ?? '',
      'a list of host names without scheme and port, such as push.example.com',
    );
  if (keys !== null) checkPushKeys(keys, fail);
  return {
    whatsappUrl,
    smsUrl,
    mailHosts,
    whatsapp:
      whatsapp === null
        ? null
        : {
            url: whatsappUrl,
            token: whatsapp.WHATSAPP_TOKEN,
            numberId: whatsapp.WHATSAPP_NUMBER_ID,
            appSecret: values.WHATSAPP_APP_SECRET ?? null,
            verifyToken: values.WHATSAPP_VERIFY_TOKEN ?? null,
            codeTemplate: values.WHATSAPP_CODE_TEMPLATE ?? 'codigo_acesso',
            textTemplate: values.WHATSAPP_TEXT_TEMPLATE ?? null,
            language: null,
          },
    sms:
      sms === null
        ? null
        : {
            url: smsUrl,
            token: sms.SMS_TOKEN,
            sender: sms.SMS_SENDER,
          },
    mail: mail === null ? null : { url: mail.SMTP_URL, from: mail.MAIL_FROM },
    push: {
      contact,
      keys:
        keys === null
          ? null
          : { publicKey: keys.PUSH_PUBLIC_KEY, privateKey: keys.PUSH_PRIVATE_KEY },
      hosts: pushHosts,
    },
  };
}

const parts = (list: string): string[] => list.split(/[\s,]+/).filter((part) => part !== '');

/** Read here as it is read to connect, where an error would show the password. */
function isMailServer(value: string): boolean {
  if (!/^smtps?:\/\/./.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  try {
    return hostname !== '' && decodeURIComponent(username + password) !== null;
  } catch {
    return false;
  }
}

/** A point of P-256 that is not compressed, and its number. */
const PUBLIC_BYTES = 65;
const PRIVATE_BYTES = 32;

function checkPushKeys(
  keys: Record<'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY', string>,
  fail: Fail,
): void {
  const length = (text: string) =>
    /^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url').length : 0;
  if (length(keys.PUSH_PUBLIC_KEY) !== PUBLIC_BYTES)
    fail('PUSH_PUBLIC_KEY', keys.PUSH_PUBLIC_KEY, 'the public half of a VAPID key in base64url');
  if (length(keys.PUSH_PRIVATE_KEY) !== PRIVATE_BYTES)
    fail('PUSH_PRIVATE_KEY', '…', 'the private half of a VAPID key in base64url');
}
