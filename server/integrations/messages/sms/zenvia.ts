// SMS through Zenvia, without accents: a single one reduces the length from 160 characters to 70.
import { internationalPhone } from '../phone.ts';
import { DeliveryError, type Messenger, type Parcel } from '../port.ts';
import { post, troubleOf } from '../post.ts';
import type { SmsSettings } from '../settings.ts';

const LONGEST = 1520;

export function createZenvia({ url, token, sender }: SmsSettings, patience?: number): Messenger {
  const headers = { 'x-api-token': token, 'content-type': 'application/json' };
  return {
    sandbox: false,
    repeatable: false,
    async send(parcel) {
      const to = internationalPhone(parcel.to, true);
      const message = { from: sender, to, contents: [{ type: 'text', text: plainText(parcel) }] };
      const { status, body, waitSeconds } = await post(
        `${url}/v2/channels/sms/messages`,
        headers,
        JSON.stringify(message),
        patience,
      );
      if (status === 200 && typeof body.id === 'string') return { providerId: body.id };
      if (status === 200) throw new DeliveryError('unsure', 'badAnswer');
      const known =
        typeof body.code === 'string' && /^[A-Z_]{1,40}$/.test(body.code) ? body.code : null;
      if (known !== null && status < 500 && status !== 429)
        throw new DeliveryError('refused', `zenvia ${known}`);
      throw troubleOf(status, waitSeconds);
    },
    close: () => undefined,
  };
}

/** With the line by which a browser knows that the code is meant for this site. */
export function plainText({ text, code, host }: Pick<Parcel, 'text' | 'code' | 'host'>): string {
  const bare = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\u00A0\u202F]/g, ' ')
    .replaceAll('…', '...')
    .replaceAll('ß', 'ss');
  const bound = code === null || bare.includes(`@${host} #`) ? '' : `\n\n@${host} #${code}`;
  return bare.slice(0, LONGEST - bound.length) + bound;
}
