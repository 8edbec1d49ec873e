// Push services that browsers are known to use. The address of a subscription comes from the
// browser, and the server must not be sent anywhere by a stranger.

const services = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];
const families = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** `further` are hosts that this deployment trusts besides, also without encryption. */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (further.includes(url.hostname)) return url.protocol === 'https:' || url.protocol === 'http:';
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return (
    services.includes(url.hostname) || families.some((family) => url.hostname.endsWith(family))
  );
}
