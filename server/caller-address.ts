// Whose address counts for limits: the socket's, unless so many proxies of one's own stand in
// front.

/**
 * `proxies` is how many of ours a request passes. Each adds the address that it saw at the right
 * end of X-Forwarded-For; what stands further left came from
 * the caller and proves nothing. With fewer entries than proxies the request did not come the whole
 * way, and the socket's address is taken.
 */
export function callerAddress(
  socket: string,
  forwardedFor: string | null,
  proxies: number,
): string {
  if (proxies === 0 || forwardedFor === null) return socket;
  const seen = forwardedFor.split(',').map((address) => address.trim());
  return seen.at(-proxies) || socket;
}
