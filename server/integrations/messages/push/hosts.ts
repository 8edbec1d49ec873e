// Push services of known browsers. A subscription's address comes from the browser, so unknown
// hosts must be refused.

const services = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];
const families = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** `further` are additional hosts that this deployment trusts, also without encryption. */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (further.includes(url.hostname)) return url.protocol === 'https:' || url.protocol === 'http:';
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return (
    services.includes(url.hostname) || families.some((family) => url.hostname.endsWith(family))
  );
}
