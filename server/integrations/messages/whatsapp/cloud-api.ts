// WhatsApp through Meta's Cloud API. Codes use the template that Meta requires, everything else is
// text or a template with one parameter.
import { internationalPhone } from '../phone.ts';
import { DeliveryError, type Messenger, type Parcel } from '../port.ts';
import { post, troubleOf } from '../post.ts';
import type { CloudApiSettings } from '../settings.ts';

/** Rate limits, overall or per phone, and errors that Meta calls temporary. */
const passing: readonly unknown[] = [1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056];
const languages: Record<Parcel['language'], string> = {
  'pt-BR': 'pt_BR',
  'pt-PT': 'pt_PT',
  es: 'es',
  en: 'en',
  de: 'de',
  fr: 'fr',
};

type Text = { type: 'text'; text: string };
const text = (value: string): Text => ({ type: 'text', text: value });
/** Parameters with line breaks, tabs or four spaces are refused. */
const parameter = (value: string) => text(value.replace(/\s+/g, ' ').trim());

export function createCloudApi(settings: CloudApiSettings, patience?: number): Messenger {
  const url = `${settings.url}/${settings.numberId}/messages`;
  const headers = { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' };
  return {
    sandbox: false,
    // The provider has no idempotency key.
    repeatable: false,
    async send(parcel) {
      const to = internationalPhone(parcel.to, false);
      const message = {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        ...contentOf(parcel, settings),
      };
      const { status, body, waitSeconds } = await post(
        url,
        headers,
        JSON.stringify(message),
        patience,
      );
      const id = (body.messages as { id?: unknown }[] | undefined)?.[0]?.id;
      if (status === 200 && typeof id === 'string') return { providerId: id };
      const code = (body.error as { code?: unknown } | undefined)?.code;
      if (typeof code === 'number')
        throw new DeliveryError(
          passing.includes(code) ? 'retry' : 'refused',
          `whatsapp ${code}`,
          waitSeconds,
        );
      throw status === 200
        ? new DeliveryError('unsure', 'badAnswer')
        : troubleOf(status, waitSeconds);
    },
    close: () => undefined,
  };
}

function contentOf(
  { code, language, text: words }: Parcel,
  { codeTemplate, textTemplate, language: approved }: CloudApiSettings,
): object {
  if (code === null && textTemplate === null)
    return { type: 'text', text: { preview_url: false, body: words } };
  const name = code === null ? textTemplate : codeTemplate;
  // Meta requires the code twice: as text, and for the copy button.
  const components =
    code === null
      ? [{ type: 'body', parameters: [parameter(words)] }]
      : [
          { type: 'body', parameters: [text(code)] },
          { type: 'button', sub_type: 'url', index: '0', parameters: [text(code)] },
        ];
  return {
    type: 'template',
    template: { name, language: { code: approved ?? languages[language] }, components },
  };
}
