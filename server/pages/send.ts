// Step 5: sends the document in an encoding that the browser accepts.
import type { Compressed } from '../compressed.ts';

export function send(
  document: Compressed,
  headers: Headers,
  acceptEncoding: string,
  status = 200,
): Response {
  const own = new Headers(headers);
  own.set('vary', 'accept-encoding, cookie');
  const encoding =
    acceptEncoding.includes('br') && document.br !== null
      ? 'br'
      : acceptEncoding.includes('gzip')
        ? 'gzip'
        : null;
  if (encoding !== null) own.set('content-encoding', encoding);
  const bytes =
    encoding === 'br' ? document.br : encoding === 'gzip' ? document.gzip : document.plain;
  return new Response(bytes, { status, headers: own });
}
